import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { keepImport } from '#content-store/drafts/move-in/import-reports.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let editor: TestClient;
let importId: string;

beforeAll(async () => {
  service = await startTestService();
  editor = await service.as(['editor']);
  const { body } = await editor.call('page/save', {
    page: { domainId: 'main', slug: 'boats', header: { heading: 'Boats' } },
  });
  const db = await openDatabase(databaseIn(join(service.folder, 'data')));
  const of = { domainId: 'main', source: 'export.xml', prefix: 'wp-12345678', place: 'Old' };
  const report = { ...of, at: new Date().toISOString(), summary: '2 pages' };
  const why = 'it belongs to a plugin';
  await keepImport(db, report, [
    { kind: `Shortcode [x]: ${why}`, source: 'post 1: Boats', what: 'Shortcode [x]', why, pageId: body._id, times: 3 },
    { kind: 'A menu: left', source: 'The site', what: '=SUM(A1)', why: 'left', pageId: 'gone', times: 1 },
  ]);
  await db.destroy();
  importId = (await editor.call('import/list', { domainId: 'main' })).body.imports[0]?._id ?? '';
});

afterAll(() => service.discard());

const load = async (more = {}) =>
  (await editor.call('import/loadLosses', { domainId: 'main', importId, ...more })).body;

it('import/loadLosses names the page where a loss can be mended, if there is one', async () => {
  const { losses, total, kinds } = await load();
  expect([total, kinds.length]).toEqual([2, 2]);
  expect(losses[0]).toMatchObject({ number: 1, times: 3, doneBy: '', page: { slug: 'boats', title: 'Boats' } });
  expect(losses[1]?.page).toBeUndefined();
  expect((await load({ kind: kinds[1]?.kind })).total).toBe(1);
});

it('import/mark notes who has seen to a loss', async () => {
  await editor.call('import/mark', { domainId: 'main', importId, number: 1, isDone: true });
  const { body } = await editor.call('user/me', {});
  expect((await load()).losses[0]?.doneBy).toBe(body.user?.username);
  expect((await load({ isOpen: true })).losses.map(({ number }) => number)).toEqual([2]);
  await editor.call('import/mark', { domainId: 'main', importId, number: 1, isDone: false });
  expect((await load({ isOpen: true })).total).toBe(2);
});

it('import/generateCSV has every loss, none of them a formula', async () => {
  const { body } = await editor.get(`/api/import/generateCSV?${new URLSearchParams({ domainId: 'main', importId })}`);
  expect(body.split('\r\n')).toHaveLength(4);
  expect(body).toContain("'=SUM(A1)");
});

it('an import of another site is not found', async () => {
  for (const path of ['import/loadLosses', 'import/generateCSV'] as const) {
    const query = new URLSearchParams({ domainId: 'other', importId });
    expect((await editor.get(`/api/${path}?${query}`)).status).toBe(404);
  }
  const mark = await editor.call('import/mark', { domainId: 'other', importId, number: 1, isDone: true });
  expect(mark.status).toBe(404);
});
