import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { startTestService, type TestService } from '#editor-service/server/testing/test-service.ts';

/** The compiled site itself, with a home page whose stored copies are damaged. */
let service: TestService;

beforeAll(async () => {
  const { compiledDir } = siteFolder();
  service = await startTestService({ compiledDir });
  const db = await openDatabase(databaseIn(join(service.folder, 'data')));
  const rows = await db.selectFrom('pages').select('document').execute();
  const page: object = JSON.parse(rows[0]?.document ?? '');
  const document = JSON.stringify({ ...page, contents: 'no list' });
  await db.updateTable('pages').set({ document }).execute();
  await db.destroy();
});

afterAll(() => service.discard());

it.each([
  ['an editor, with the reason', ['editor'], /<p>(?!This is not your fault)[^<]+<\/p>/],
  ['a visitor, without it', null, /<p>This is not your fault/],
])('a page that cannot be read is the error page for %s', async (_, roles, advice) => {
  const { status, body, headers } = await (await service.as(roles)).get('/_canvas/');
  expect([status, headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain('aria-label="Error 500"');
  expect(body).toContain('Let&#x27;s go back');
  expect(body).toMatch(advice);
});
