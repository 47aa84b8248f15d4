import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;

beforeAll(async () => {
  service = await startTestService();
  publisher = await service.as(['publisher']);
});
afterAll(() => service.discard());

const domainId = 'main';
const MISSING = 'Newsletter with picture, Form fields 1, Id: An ID for the field is required!';
const box = { componentType: 'NewsletterBox', key: 'box', subscribe: { listId: 'l', fields: [{ id: ' ' }] } };
const posted = { domainId, slug: 'news', header: { heading: 'News' }, contents: [box] };
const refused = { status: 400, body: { error: { validationErrors: [MISSING] } } };

it('an unfinished page is stored as a draft, and published by no call before it is finished', async () => {
  const { status, body: page } = await publisher.call('page/save', { page: posted });
  expect([status, page.contents[0]]).toMatchObject([200, { subscribe: { fields: [{ id: '' }] } }]);
  const item = { kind: 'page', _id: page._id, revision: page.revision, action: 'publish' } as const;
  const { body: checked } = await publisher.call('page/check', { page });
  expect(checked.problems).toContainEqual({
    ...{ check: 'unfinished', severity: 'error', blockKey: 'box', field: 'subscribe.fields.0.id', message: MISSING },
  });
  expect(await publisher.call('page/publishPage', { page })).toMatchObject(refused);
  const admin = await service.as(['admin']);
  const withReason = { page, checks: { reason: 'It has to be' } };
  expect(await admin.call('page/publishPage', withReason)).toMatchObject(refused);
  expect(await publisher.call('publish/set', { domainId, items: [item] })).toMatchObject(refused);
  const { body: still } = await publisher.call('page/load', { slug: 'news', domainId });
  expect([still.published, still.revision]).toEqual([false, page.revision]);
});
