import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { publishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import type { PublishRecord } from '#content-store/model/entities/publish-record.ts';
import { ada, keepAll, mainDomain, pageDraft } from '#content-store/testing/documents.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { COMPILED } from '#editor-service/server/testing/test-settings.ts';
import { createUser, logIn } from '../editing-client.ts';
import { makeFolder, startProduct } from '../running-product.ts';
import { differencesOf } from './verify.ts';

/** Three steps. */
const PAGES = 60;
const ENV = { DEMO: '0', COMPILED_DIR: COMPILED };
const domainId = 'main';
const SLUGS = Array.from({ length: PAGES }, (_, index) => `page-${index}`);

it('an undo that is killed between its steps goes on after the next start, as one record', {
  timeout: 300_000,
}, async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, 'data'));
  await using db = await openDatabase(databaseIn(join(folder, 'data')));
  await migrateToLatest(db);
  await transact(db, async (transaction) => {
    await publishDomain(transaction, mainDomain(), ada);
    for (const slug of SLUGS) {
      const draft = pageDraft({ slug, header: { heading: 'Right' } });
      await publishPage(transaction, { _id: slug }, ada, { draft, named: keepAll, isNew: true });
    }
  });
  await createUser(folder, 'ada', 'admin');
  const heading = async (slug: string) => {
    const row = db.selectFrom('pages').where('id', '=', slug).where('copy', '=', 'published').select('document');
    return (JSON.parse((await row.executeTakeFirstOrThrow()).document) as Page).header.heading;
  };
  const undone = async () => {
    const headings = await Promise.all(SLUGS.map(heading));
    return headings.filter((text) => text === 'Right').length;
  };
  const stateOf = () => db.selectFrom('schedules').select(['state', 'itemsDone']).executeTakeFirstOrThrow();

  const first = await startProduct({ folder, env: ENV });
  const client = await logIn(first.editorUrl, 'ada');
  for (const slug of SLUGS) {
    const page = await client.get<Page>('page/load', { slug, domainId });
    await client.post('page/save', { page: { ...page, header: { ...page.header, heading: 'Wrong' } } });
  }
  await client.post('publish/set', { domainId, items: SLUGS.map((_id) => ({ kind: 'page', _id })) });
  const { records } = await client.get<{ records: PublishRecord[] }>('publish/records', { domainId, limit: '1' });
  const number = records[0]?.number;
  await first.stop();

  const dying = await startProduct({ folder, env: { ...ENV, FAILPOINT: 'after-commit' } });
  const killed = (await logIn(dying.editorUrl, 'ada')).post('publish/undo', { domainId, number });
  await expect(killed).rejects.toThrow(/fetch failed|ended|exited|killed|SIGKILL|terminated/i);
  await dying.gone;
  expect(await stateOf()).toEqual({ state: 'waiting', itemsDone: 25 });
  expect(await undone()).toBe(25);

  const product = await startProduct({ folder, env: ENV });
  await expect.poll(stateOf, { timeout: 200_000, interval: 300 }).toEqual({ state: 'done', itemsDone: PAGES });
  expect(await undone()).toBe(PAGES);
  const made = await db
    .selectFrom('publishRecords')
    .where('undoes', '=', number ?? 0)
    .select('total')
    .execute();
  expect(made).toEqual([{ total: PAGES }]);
  const isLive = async () => (await (await fetch(`${product.editorUrl}/readyz`)).json()) as { waiting?: number };
  await expect.poll(async () => (await isLive()).waiting, { timeout: 200_000 }).toBe(0);
  expect(await (await fetch(`${product.siteUrl}/page-59`)).text()).toContain('Right');
  await product.stop();
  expect(await differencesOf(product)).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
