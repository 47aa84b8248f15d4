import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { publishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { FAILPOINTS, type Failpoint } from '#content-store/published/failpoint.ts';
import { ada, keepAll, mainDomain, pageDraft } from '#content-store/testing/documents.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { COMPILED } from '#editor-service/server/testing/test-settings.ts';
import { createUser, logIn } from '../editing-client.ts';
import { IS_LONG, numberOf } from '../run/long-form.ts';
import { makeFolder, type RunningProduct, startProduct } from '../running-product.ts';
import { differencesOf } from './verify.ts';

/** Pages below the one that moves; `npm run validate -- --all` takes the long form. */
const PAGES = numberOf({ short: 30, long: 1200 });
/** The long form is killed at one step after the other, again and again, until everything has moved. */
const SHORT: readonly Failpoint[] = ['before-commit', 'before-removals'];
const KILLS = numberOf({ short: SHORT.length, long: 1000 });
const STEPS = IS_LONG ? FAILPOINTS : SHORT;

const ENV = { DEMO: '0', COMPILED_DIR: COMPILED };
const domainId = 'main';
const SLUGS = ['docs', ...Array.from({ length: PAGES }, (_, index) => `docs/p${index}`)];
const movedTo = (slug: string) => slug.replace('docs', 'guides');

/** A data folder with these pages, published, and a user. */
async function seed(): Promise<string> {
  const folder = await makeFolder();
  await mkdir(join(folder, 'data'));
  await using db = await openDatabase(databaseIn(join(folder, 'data')));
  await migrateToLatest(db);
  await transact(db, async (transaction) => {
    await publishDomain(transaction, mainDomain(), ada);
    for (const [index, slug] of SLUGS.entries()) {
      const draft = pageDraft({ slug, title: slug });
      await publishPage(transaction, { _id: `page-${index}` }, ada, { draft, named: keepAll, isNew: true });
    }
  });
  await createUser(folder, 'ada', 'admin');
  return folder;
}

it('a move of a tree that is killed at each step goes on, and no visitor misses a page meanwhile', {
  timeout: numberOf({ short: 300_000, long: 3_000_000 }),
}, async () => {
  const folder = await seed();
  const first = await startProduct({ folder, env: { ...ENV, FAILPOINT: 'before-commit' } });
  await expect.poll(() => addressesIn(folder), { timeout: 200_000, interval: 500 }).toEqual([]);
  const client = await logIn(first.editorUrl, 'ada');
  const root = await client.get<Page>('page/load', { slug: 'docs', domainId });
  await client.post('schedule/move', { domainId, _id: root._id, slug: 'guides' }).catch(ended);
  await first.gone;
  expect(await stateOf(folder)).toMatchObject({ itemsDone: 0, state: 'waiting' });

  let kills = 1;
  for (; kills < KILLS && (await stateOf(folder)).state === 'waiting'; kills += 1) {
    await expectWhole(folder);
    const step = STEPS[kills % STEPS.length] ?? 'after-commit';
    const dying = await startProduct({ folder, env: { ...ENV, FAILPOINT: step } }).catch(ended);
    if (dying) await Promise.race([dying.gone, untilMoved(folder)]);
    await dying?.kill();
    expect(await addressesIn(folder)).toEqual([]);
  }
  await expectWhole(folder);

  const product = await startProduct({ folder, env: ENV });
  await untilMoved(folder);
  await expect.poll(() => waits(product), { timeout: 200_000 }).toBe(false);
  expect(await stateOf(folder)).toMatchObject({ itemsDone: SLUGS.length, reason: null });
  for (const slug of SLUGS) {
    const { status, headers } = await fetch(`${product.siteUrl}/${slug}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, `/${movedTo(slug)}`]);
    expect((await fetch(`${product.siteUrl}/${movedTo(slug)}`)).status).toBe(200);
  }
  const after = await logIn(product.editorUrl, 'ada');
  const history = await after.get<{ action: string }[]>('page/history', { _id: 'page-7' });
  expect(history.filter(({ action }) => action === 'publish')).toHaveLength(2);
  await product.stop();
  expect(await differencesOf(product)).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

const stateOf = async (folder: string) => {
  await using db = await opened(folder);
  return await db.selectFrom('schedules').selectAll().executeTakeFirstOrThrow();
};

async function opened(folder: string) {
  return openDatabase(databaseIn(join(folder, 'data')));
}

/** Each page is as it was, or has its draft, its published copy and its redirect where it moved. */
async function expectWhole(folder: string): Promise<void> {
  await using db = await opened(folder);
  const rows = await db.selectFrom('pages').where('id', 'like', 'page-%').select(['id', 'copy', 'slug']).execute();
  const { redirects } = await loadSiteDocument(db, 'redirects', { domainId }, 'published');
  const from = new Set(redirects.map((redirect) => redirect.from));
  for (const [index, slug] of SLUGS.entries()) {
    const slugs = new Set(rows.filter(({ id }) => id === `page-${index}`).map((row) => row.slug));
    expect(slugs.size).toBe(1);
    expect(from.has(`/${slug}`)).toBe(slugs.has(movedTo(slug)));
  }
}

/** The old addresses at which a visitor of `dist` would find nothing. */
async function addressesIn(folder: string): Promise<string[]> {
  const dist = join(folder, 'dist', domainId);
  const isThere = (slug: string) => existsSync(join(dist, slug, 'index.html'));
  const redirects = await readFile(join(dist, '_redirects'), 'utf8').catch(() => '');
  return SLUGS.filter(
    (slug) => !isThere(slug) && !(redirects.includes(`/${slug} /${movedTo(slug)} `) && isThere(movedTo(slug))),
  );
}

async function untilMoved(folder: string): Promise<void> {
  await expect.poll(async () => (await stateOf(folder)).state, { timeout: 200_000, interval: 300 }).toBe('done');
}

async function waits({ editorUrl }: RunningProduct): Promise<boolean> {
  const { waiting } = (await (await fetch(`${editorUrl}/readyz`)).json()) as { waiting?: number };
  return waiting !== 0;
}

/** The connection ends with the process. */
function ended(error: unknown): undefined {
  expect(String(error)).toMatch(/fetch failed|ended|exited|killed|SIGKILL/i);
}
