import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#editor-service/contract/calls.ts';
import {
  PASSWORD,
  startTestService,
  type TestClient,
  type TestService,
} from '#editor-service/server/testing/test-service.ts';
import { domainId, LINES, made } from './specified-calls.ts';

let service: TestService;
let admin: TestClient;

beforeAll(async () => {
  service = await startTestService({ hasRateLimits: false });
  admin = await service.as(['admin']);
  made.username = (await admin.call('user/me', {})).body.user?.username ?? '';
});

afterAll(() => service.discard());

describe.each(Object.entries(LINES))('%s', (_, lines) => {
  it.each(lines)('%s {api}/%s answers as specified', async (method, path, payload, answer) => {
    expect(calls[path].method).toBe(method);
    const { status, body } = await admin.call(path, payload() as never);
    if (path === 'page/save' && !made.about) made.about = (body as { _id: string })._id;
    expect([status, body]).toEqual([200, body]);
    expect(calls[path].answer.safeParse(body).error).toBeUndefined();
    const expected = answer();
    if (typeof expected === 'object' && expected !== null) expect(body).toMatchObject(expected);
    else expect(body).toEqual(expected);
  });
});

describe('calls whose response needs more than one line', () => {
  it('POST {api}/user/setPassword returns Success for a valid link', async () => {
    const { body } = await admin.call('user/invite', { username: 'carla', email: 'carla@example.org', roles: [] });
    const token = new URL(body.link ?? '').searchParams.get('token') ?? '';
    const visitor = await service.as(null);
    const answer = await visitor.call('user/setPassword', { email: 'carla@example.org', password: PASSWORD, token });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Success' }]);
  });

  it('GET {api}/forms/generateCSV returns a file of the same submissions', async () => {
    const { status, body, headers } = await admin.get(
      '/api/forms/generateCSV?identifier=contact&showDraftSubmissions=true',
    );
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="Form Submissions Export.csv"',
    ]);
    expect(body).toContain('ben@example.org');
  });

  it('POST {api}/mailchimp/subscribe returns success and the message of the block', async () => {
    const subscribe = { listId: 'abc', successMessage: 'Subscribed succesfully.' };
    const contents = [{ componentType: 'NewsletterBox', key: 'n', subscribe }];
    await admin.call('page/publishPage', { page: { domainId, slug: 'news', contents } as never });
    const visitor = await service.as(null);
    const { status, body } = await visitor.call('mailchimp/subscribe', {
      listId: 'abc',
      values: { email_address: 'ben@example.org' },
    });
    expect([status, body]).toEqual([200, { success: true, message: 'Subscribed succesfully.' }]);
  });
});
