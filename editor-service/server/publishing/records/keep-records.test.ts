import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase } from '#content-store/drafts/database/copy-database.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn, isOnSqlite } from '#content-store/testing/test-database.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import { picture } from '../../testing/sample-uploads.ts';
import { startTestService, type TestClient, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let publisher: TestClient;
let admin: TestClient;
const domainId = 'main';

beforeAll(async () => {
  service = await startTestService();
  [publisher, admin] = await Promise.all([service.as(['publisher']), service.as(['admin'])]);
});

afterAll(() => service.discard());

type Page = AnswerOf<'page/save'>;

const publish = async (slug: string, header: object, page: Partial<Page> = {}): Promise<Page> =>
  (await publisher.call('page/publishPage', { page: { ...page, domainId, slug, header } as Page })).body;
const records = async (query: object = {}) =>
  (await publisher.call('publish/records', { domainId, limit: 50, ...query })).body.records;
const last = async () => (await records())[0]?.number ?? 0;
const record = async (number: number) => (await admin.call('publish/record', { domainId, number })).body;
const removeForGood = (what: object, reason = 'A private address') =>
  admin.call('publish/removeForGood', { domainId, reason, ...what });
const shown = async (slug: string, at: number) => (await admin.get(`/_canvas/${slug}?at=${at}`)).body;

describe('publish/describe', () => {
  it('names a record and notes why; search finds both, and an empty name brings the own one back', async () => {
    const page = await publish('described', { heading: 'Described' });
    const number = await last();
    const words = { givenName: 'Before the fair', note: 'Agreed with the board' };
    expect((await publisher.call('publish/describe', { domainId, number, ...words })).body).toMatchObject({
      ...words,
      name: 'Before the fair',
    });
    for (const search of ['the fair', 'the board', 'Described'])
      expect((await records({ search })).map((one) => one.number)).toEqual([number]);
    const plain = await publisher.call('publish/describe', { domainId, number, givenName: '', note: '' });
    expect(plain.body.name).toBe('Described');
    await publisher.call('page/save', { page: { ...page, header: { heading: 'Again' } } as Page });
    const items = [{ kind: 'page', _id: page._id } as const];
    await publisher.call('publish/set', { domainId, items, note: 'With its note' });
    expect((await record(await last())).record.note).toBe('With its note');
  });
});

describe('publish/removeForGood', () => {
  it('takes a page out of all records, once visitors do not have it, and out of later backups', async () => {
    const page = await publish('private', { heading: 'Secret words' });
    const first = await last();
    await publish('private', { heading: 'Secret words, again' }, page);
    const second = await last();
    expect(await shown('private', first)).toContain('Secret words');
    expect((await removeForGood({ pageId: page._id })).status).toBe(409);
    await publisher.call('page/unpublishPage', { _id: page._id });
    expect((await publisher.call('publish/removeForGood', { domainId, reason: 'Any', pageId: page._id })).status).toBe(
      403,
    );
    expect((await removeForGood({ pageId: page._id }, '')).status).toBe(400);
    expect((await removeForGood({ pageId: page._id })).body).toMatchObject({ _id: page._id, records: 3 });

    expect(await shown('private', first)).not.toContain('Secret words');
    for (const number of [first, second])
      expect(await record(number)).toMatchObject({
        record: {
          name: 'Removed for good',
          total: 0,
          removed: expect.stringMatching(/^person\d+: A private address$/),
        },
        items: [],
      });
    expect((await removeForGood({ pageId: page._id })).status).toBe(404);
    const trail = (await admin.call('audit/list', { domainId, limit: 5 } as never)).body as never as {
      entries: object[];
    };
    expect(trail.entries[0]).toMatchObject({ action: 'remove for good', subject: `A private address (${page._id})` });
    if (!isOnSqlite) return;
    await publisher.call('page/delete', { _id: page._id });
    const copy = join(service.folder, 'copy.sqlite');
    await copyDatabase(databaseIn(join(service.folder, 'data')), copy);
    await using db = await openDatabase(copy);
    const kept = await db.selectFrom('publishedCopies').select('document').execute();
    expect(kept.filter(({ document }) => document.includes('Secret words'))).toEqual([]);
  });

  it('takes a picture out of all records, which can then be deleted', async () => {
    const bytes = await picture(33, 21).png().toBuffer();
    const { _id } = (await publisher.upload('media/upload', {}, { name: 'face.png', bytes })).body;
    const page = await publish('with-face', { heading: 'Who', image: { imageId: _id, alt: 'A face' } });
    const number = await last();
    expect((await record(number)).media).toEqual([{ _id, name: 'face.png' }]);
    expect((await removeForGood({ mediaId: _id })).status).toBe(409);
    await publish('with-face', { heading: 'Who' }, page);
    expect((await publisher.call('media/delete', { _id })).status).toBe(409);
    expect((await removeForGood({ mediaId: _id })).body).toMatchObject({ records: 2 });
    expect((await record(number)).media).toEqual([]);
    expect((await record(number)).items).toHaveLength(1);
    expect(await shown('with-face', number)).toContain('Who');
    expect((await publisher.call('media/delete', { _id })).status).toBe(200);
    const { body } = await publisher.call('publish/undo', { domainId, number: await last() });
    expect(body.items).toMatchObject([{ state: 'ready' }]);
  });

  it('takes what went live with a record away, as if it had never been there', async () => {
    const page = await publish('moments', { heading: 'Good words' });
    const good = await last();
    await publish('moments', { heading: 'Bad words' }, page);
    const bad = await last();
    const refused = await removeForGood({ number: bad });
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('as it is here')]);
    await publish(
      'moments',
      { heading: 'Better words' },
      (await publisher.call('page/load', { slug: 'moments', domainId })).body as Page,
    );
    const better = await last();
    expect((await removeForGood({ number: bad })).body).toMatchObject({ _id: `#${bad}`, records: 1 });
    expect(await shown('moments', bad)).toContain('Good words');
    await publisher.call('publish/undo', { domainId, number: better });
    expect(await shown('moments', await last())).toContain('Good words');
    expect(await shown('moments', good)).toContain('Good words');
    expect((await publisher.call('publish/undo', { domainId, number: bad })).status).toBe(409);
  });
});
