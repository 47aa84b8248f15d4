import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { COMPILED } from '#editor-service/server/testing/test-settings.ts';
import { createUser, type EditingClient, logIn } from '../editing-client.ts';
import { discard, makeFolder, type RunningProduct, startProduct } from '../running-product.ts';
import { differencesOf } from './verify.ts';

const ENV = { DEMO: '0', COMPILED_DIR: COMPILED };
const linkTo = (slug: string) => ({
  componentType: 'RichText',
  key: slug,
  text: `<p><a href="/${slug}">${slug}</a></p>`,
});

/**
 * In each run: `sets-and-schedules.test.ts`, which ends deliveries and schedules at random, and `kill-a-move.test.ts`, whose
 * schedule is killed before and after commits, and before the removals of what it published.
 */
const STEPS_OF_SET = ['after-new-pages', 'before-removals'];
const STEPS_OF_SCHEDULE = ['before-commit', 'after-commit'];

/** A site whose home page links to the page `old`, drafts in which it links to new pages instead, and a schedule. */
let seed: string;
let items: object[];
let domainId: string;

beforeAll(async () => {
  const product = await startProduct({ env: ENV });
  seed = product.folder;
  await createUser(seed, 'ada', 'admin');
  const client = await logIn(product.editorUrl, 'ada');
  const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  domainId = domain._id;
  const old = await client.post<Page>('page/publishPage', { page: page('old') });
  const home = await client.get<Page>('page/load', { slug: '', domainId });
  const { _id } = await client.post<Page>('page/publishPage', { page: { ...home, contents: [linkTo('old')] } });
  const [a, b] = [
    await client.post<Page>('page/save', { page: page('a-new', 'b-new') }),
    await client.post<Page>('page/save', { page: page('b-new') }),
  ];
  const published = await client.get<Page>('page/load', { slug: '', domainId });
  await client.post('page/save', { page: { ...published, contents: [linkTo('a-new')] } });
  items = [
    ...[a._id, b._id, _id].map((id) => ({ kind: 'page', _id: id })),
    { kind: 'page', _id: old._id, action: 'delete' },
  ];
  const day = `${new Date().getUTCFullYear() + 1}-03-02`;
  const publishing = { domainId, action: 'publish', items: items.slice(0, 3), day, time: '09:00' };
  await client.post('schedule/save', publishing);
  await product.stop();
}, 120_000);

afterAll(() => rm(seed, { recursive: true, force: true }));

const page = (slug: string, ...links: string[]) => ({
  ...{ domainId, slug, header: { heading: `About ${slug}` }, contents: links.map(linkTo) },
});
const textAt = async (product: RunningProduct, path: string) => (await fetch(`${product.siteUrl}${path}`)).text();

describe('a service that is killed while it publishes a set', () => {
  it.each(STEPS_OF_SET)('at %s has published all of it after the next start', { timeout: 120_000 }, async (step) => {
    const folder = await makeFolder(seed);
    const dying = await startProduct({ folder, env: { ...ENV, FAILPOINT: step } });
    const client = await logIn(dying.editorUrl, 'ada');
    await client.post('publish/set', { domainId, items }).catch(ended);
    await dying.gone;
    expect(await deadLinks(join(folder, 'dist', domainId))).toEqual([]);

    const product = await startProduct({ folder, env: ENV });
    try {
      await expectWholeSet(product);
    } finally {
      await discard(product);
    }
  });

  it.each(STEPS_OF_SCHEDULE)(
    'at %s of a schedule carries it out once, at the next start',
    { timeout: 120_000 },
    async (step) => {
      const folder = await makeFolder(seed);
      const db = await openDatabase(databaseIn(join(folder, 'data')));
      await db.updateTable('schedules').set({ at: '2026-01-01T00:00:00.000Z' }).execute();
      await db.destroy();

      const dying = await startProduct({ folder, env: { ...ENV, FAILPOINT: step } }).catch(ended);
      await dying?.gone;
      const product = await startProduct({ folder, env: ENV });
      try {
        await expect.poll(() => textAt(product, '/'), { timeout: 40_000 }).toContain('href="/a-new"');
        const after = await logIn(product.editorUrl, 'ada');
        const { schedules } = await after.get<{ schedules: { state: string }[] }>('schedule/list', { domainId });
        expect(schedules.map(({ state }) => state)).toEqual(['done']);
        expect(await publishesOf(after)).toEqual([1, 1]);
      } finally {
        await discard(product);
      }
    },
  );
});

async function expectWholeSet(product: RunningProduct): Promise<void> {
  await expect.poll(() => textAt(product, '/'), { timeout: 40_000 }).toContain('href="/a-new"');
  const status = async (path: string) => (await fetch(`${product.siteUrl}${path}`)).status;
  expect([await status('/a-new'), await status('/b-new')]).toEqual([200, 200]);
  await expect.poll(() => status('/old'), { timeout: 40_000 }).toBe(404);
  const client = await logIn(product.editorUrl, 'ada');
  const waiting = await client.get<{ items: { kind: string }[] }>('publish/waiting', { domainId });
  expect(waiting.items.filter(({ kind }) => kind === 'page')).toEqual([]);
  await product.stop();
  expect(await differencesOf(product)).toEqual([]);
}

/** How often each of the new pages was published. */
async function publishesOf(client: EditingClient): Promise<number[]> {
  const counts = [];
  for (const slug of ['a-new', 'b-new']) {
    const { _id } = await client.get<Page>('page/load', { slug, domainId });
    const history = await client.get<{ action: string }[]>('page/history', { _id });
    counts.push(history.filter(({ action }) => action === 'publish').length);
  }
  return counts;
}

/** The links between the pages of these tests that lead to no file. */
async function deadLinks(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('index.html'));
  const dead: string[] = [];
  for (const file of files) {
    const links = (await readFile(join(folder, file), 'utf8')).matchAll(/href="\/(old|a-new|b-new)"/g);
    for (const [, slug = ''] of links) if (!files.includes(join(slug, 'index.html'))) dead.push(`${file} → ${slug}`);
  }
  return dead;
}

/** The connection ends with the process. */
function ended(error: unknown): undefined {
  expect(String(error)).toMatch(/fetch failed|ended|exited|killed|SIGKILL/i);
}
