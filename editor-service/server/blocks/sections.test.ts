import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PayloadOf } from '../../contract/calls.ts';
import { postFromSite } from '../testing/sample-form.ts';
import { SOON, startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
let editor: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  [publisher, editor, visitor] = await Promise.all([
    service.as(['publisher']),
    service.as(['editor']),
    service.as(null),
  ]);
});

afterAll(() => service.discard());

type Posted = PayloadOf<'page/save'>['page'];
type Blocks = NonNullable<Posted['contents']>;

const headline = (title: string) => ({ componentType: 'Headline', key: 'h1', title });
const shows = (sectionId: string, key = 's1') => ({ componentType: 'Section', key, sectionId });
const collection = 'sections' as const;

async function savedSection(title: string, contents: Blocks) {
  const page = { domainId: 'main', slug: '', title, contents };
  const { status, body } = await editor.call('page/save', { page, collection });
  expect(status).toBe(200);
  return body;
}

async function savedPage(slug: string, contents: Blocks) {
  const { body } = await editor.call('page/save', { page: { domainId: 'main', slug, contents } });
  return body;
}

const publishedSection = async (id: string) =>
  JSON.parse(await readFile(join(service.folder, 'data', 'published', 'main', 'sections', `${id}.json`), 'utf8'));

describe('a section', () => {
  test('is saved, loaded and published like a page, into a file of its own', async () => {
    const section = await savedSection('Opening hours', [headline('Nine to five')]);
    expect(section).toMatchObject({ pageType: '_section', slug: section._id.toLowerCase(), title: 'Opening hours' });
    const { body } = await editor.call('page/load', { slug: section.slug, domainId: 'main', collection });
    expect(body).toEqual(section);
    await publisher.call('page/publishPage', { page: section, collection });
    await expect
      .poll(() => publishedSection(section._id), SOON)
      .toMatchObject({
        ...{ _id: section._id, domainId: 'main', name: 'Opening hours' },
        contents: [{ title: 'Nine to five' }],
      });
  });

  test('keeps the private fields of a form in the database, and the form is accepted from wherever it is', async () => {
    const form = {
      ...{ componentType: 'Form', key: 'f1', identifier: 'ask-us', recipient: 'us@example.org', subject: 'Asked' },
      fields: [{ key: 'q', type: 'text', name: 'question', label: 'Question', required: false }],
    };
    const section = await savedSection('Ask us', [form]);
    await publisher.call('page/publishPage', { page: section, collection });
    const page = await savedPage('asking', [shows(section._id), shows(section._id, 's2')]);
    await publisher.call('page/publishPage', { page });
    await expect.poll(() => publishedSection(section._id), SOON).toBeTruthy();
    expect(JSON.stringify(await publishedSection(section._id))).not.toContain('us@example.org');
    const submission = { settings: { identifier: 'ask-us' }, form: { question: 'Why?' } };
    expect((await postFromSite(service, 'forms/submit', submission)).status).toBe(200);
    const { body } = await editor.call('forms/getSubmissions', {});
    expect(body.formSubmissions[0]).toMatchObject({ settings: { recipient: 'us@example.org' } });
  });

  test('cannot contain itself, directly or through another one', async () => {
    const inner = await savedSection('Inner', [headline('In')]);
    const outer = await savedSection('Outer', [shows(inner._id)]);
    const direct = await editor.call('page/save', { page: { ...inner, contents: [shows(inner._id)] }, collection });
    expect(direct).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('contain itself') } },
    });
    const around = await editor.call('page/save', { page: { ...inner, contents: [shows(outer._id)] }, collection });
    expect(around.body.error.message).toContain('through “Outer”');
  });

  test('cannot be deleted while a page shows it, and says which', async () => {
    const section = await savedSection('Used', [headline('Used')]);
    const page = await savedPage('using', [shows(section._id)]);
    const ref = { _id: section._id, collection, domainId: 'main' };
    const refused = await publisher.call('page/delete', ref);
    expect(refused.status).toBe(400);
    expect(refused.body.error.validationErrors).toEqual(['The page /using uses it.']);
    expect((await editor.call('page/usedIn', ref)).body).toEqual([
      { _id: page._id, kind: 'page', slug: 'using', name: 'using' },
    ]);
    await editor.call('page/save', { page: { ...page, contents: [] } });
    expect((await publisher.call('page/delete', ref)).status).toBe(200);
  });

  test('is in the list of sections with the number of its uses, and in no list of pages', async () => {
    const section = await savedSection('Listed', [headline('Listed')]);
    await savedPage('lists-it', [{ componentType: 'ThreeColumnContent', key: 'k', left: [shows(section._id)] }]);
    const { body } = await editor.call('section/list', { domainId: 'main' });
    expect(body.find(({ _id }) => _id === section._id)).toMatchObject({ name: 'Listed', uses: 1, published: false });
    const { body: pages } = await editor.call('sitemap/filter', { domainId: 'main', size: 100 });
    expect(JSON.stringify(pages)).not.toContain(section._id);
    expect((await visitor.call('section/list', { domainId: 'main' })).status).toBe(401);
  });

  test('that was never published, or is deleted, is said by the checks of a page', async () => {
    const section = await savedSection('Fresh', [headline('Fresh')]);
    const page = await savedPage('fresh', [shows(section._id), shows('gone', 's2')]);
    const { body } = await editor.call('page/check', { page });
    const said = body.problems.filter(({ check }) => check === 'sections');
    expect(said).toMatchObject([
      { severity: 'warning', blockKey: 's1', message: expect.stringContaining('“Fresh” has never been published') },
      { severity: 'warning', blockKey: 's2', message: expect.stringContaining('was deleted') },
    ]);
  });

  test('has an address in the editor, and none on the site', async () => {
    const section = await savedSection('Opened', [headline('Opened')]);
    expect((await editor.get(`/_section/${section.slug}`)).status).toBe(200);
    expect((await visitor.get(`/_canvas/_section/${section.slug}`)).status).toBe(404);
  });

  test('only sections have the type of sections', async () => {
    const page = { domainId: 'main', slug: 'plain', pageType: '_section' };
    expect((await editor.call('page/save', { page })).body.pageType).toBe('page');
  });
});
