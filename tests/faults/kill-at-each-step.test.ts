import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from '#content-store/model/entities/page.ts';
import { COMPILED } from '#editor-service/server/testing/test-settings.ts';
import { untilNothingWaits } from '../bench/measure/until-nothing-waits.ts';
import { createUser, logIn } from '../editing-client.ts';
import { discard, makeFolder, type RunningProduct, startProduct } from '../running-product.ts';
import { differencesOf } from './verify.ts';

/**
 * In the order of a publish. In each run: `build/kill.test.ts` kills builds at the steps of rendering, `killed-writes.test.ts`
 * writes, and `kill-a-move.test.ts` a service that publishes, before and after commits.
 */
const STEPS = ['after-commit', 'after-temp-file', 'after-rename', 'mid-render', 'before-manifest', 'after-manifest'];

const ENV = { DEMO: '0', COMPILED_DIR: COMPILED };

const SAVED = 'Saved before the publish';
const PUBLISHED = 'Committed before the kill';

/** A product folder with an empty site and a user; each step works on a copy. */
let seed: string;
beforeAll(async () => {
  const { folder, stop } = await startProduct({ env: ENV });
  seed = folder;
  await createUser(seed, 'ada', 'admin');
  await stop();
});
afterAll(() => rm(seed, { recursive: true, force: true }));

it.each(STEPS)(
  'a service that is killed in the middle of a publish, at %s, restarts with drafts, files and dist in agreement',
  { timeout: 120_000 },
  async (step) => {
    const folder = await makeFolder(seed);
    const dying = await startProduct({ folder, env: { ...ENV, FAILPOINT: step } });
    await publishUntilItDies(dying);

    const product = await startProduct({ folder, env: ENV });
    try {
      const client = await logIn(product.editorUrl, 'ada');
      const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
      const draft = await client.get<Page>('page/load', { slug: '', domainId: domain._id });
      await expect.poll(() => homePage(product), { timeout: 40_000 }).toContain(PUBLISHED);

      expect(draft.header.heading).toBe(PUBLISHED);
      expect(draft.published).toBe(true);
      expect(await publishedFile(folder, domain._id, draft._id)).toMatchObject({ header: { heading: PUBLISHED } });
      const history = await client.get<{ revision: number }[]>('page/history', { _id: draft._id });
      expect(history.length).toBeGreaterThanOrEqual(2);
      await untilNothingWaits(product.editorUrl); // a start compares what is there, and its settings, after it is ready
      await product.stop();
      expect(await differencesOf(product)).toEqual([]);
    } finally {
      await discard(product);
    }
  },
);

/** The transaction of a publish is all or nothing, its audit trail included. */
it('a service that is killed just before the commit of a publish has published nothing', {
  timeout: 120_000,
}, async () => {
  const folder = await makeFolder(seed);
  const dying = await startProduct({ folder, env: { ...ENV, FAILPOINT: 'before-commit' } });
  await publishUntilItDies(dying);
  const product = await startProduct({ folder, env: ENV });
  try {
    const client = await logIn(product.editorUrl, 'ada');
    const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
    const draft = await client.get<Page>('page/load', { slug: '', domainId: domain._id });
    expect(draft.header.heading).toBe(SAVED);
    const { entries } = await client.get<{ entries: unknown[] }>('audit/list', { action: 'publish' });
    expect(entries).toEqual([]);
    expect(await homePage(product)).not.toContain(PUBLISHED);
    await untilNothingWaits(product.editorUrl); // a start compares what is there, and its settings, after it is ready
    await product.stop();
    expect(await differencesOf(product)).toEqual([]);
  } finally {
    await discard(product);
  }
});

/** Saves (acknowledged), then publishes; the product kills itself before or just after it responds. */
async function publishUntilItDies(product: RunningProduct): Promise<void> {
  const client = await logIn(product.editorUrl, 'ada');
  const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  const page = await client.get<Page>('page/load', { slug: '', domainId: domain._id });
  const saved = await client.post<Page>('page/save', { page: { ...page, header: { heading: SAVED } } });
  expect(saved.header.heading).toBe(SAVED);
  await client
    .post('page/publishPage', { page: { ...saved, header: { heading: PUBLISHED } } })
    .catch((error: unknown) => expect(String(error)).toContain('fetch failed'));
  await product.gone;
}

const homePage = async (product: RunningProduct) => (await fetch(`${product.siteUrl}/`)).text();

async function publishedFile(folder: string, domainId: string, pageId: string): Promise<unknown> {
  const pages = join(folder, 'data/published', domainId, 'pages');
  const names = await readdir(pages);
  expect(names.filter((name) => !name.endsWith('.json'))).toEqual([]);
  return JSON.parse(await readFile(join(pages, `${pageId}.json`), 'utf8'));
}
