import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#content-store/model/entities/page.ts';
import type { PublishRecord } from '#content-store/model/entities/publish-record.ts';
import { FAILPOINTS, type Failpoint } from '#content-store/published/failpoint.ts';
import { COMPILED } from '#editor-service/server/testing/test-settings.ts';
import { untilNothingWaits } from '../bench/measure/until-nothing-waits.ts';
import { createUser, type EditingClient, logIn } from '../editing-client.ts';
import { discard, makeFolder, type RunningProduct, startProduct } from '../running-product.ts';
import { differencesOf } from './verify.ts';

/** In each run: `kill-an-undo.test.ts` kills an undo between its steps. The steps of merging search are in `search-segments.test.ts`. */
const STEPS = FAILPOINTS.filter((step) => !/merge|statistics/.test(step));
const ENV = { DEMO: '0', COMPILED_DIR: COMPILED };

/** What both do to the site: `home` changes, `in` comes, `out` goes. */
const HEADINGS = { before: 'As it was', after: 'As it will be' };

let seed: string;
let domainId: string;
let release: string;

/** A site that went from `after` to `before` by one set, and a release that brings it to `after` again. */
beforeAll(async () => {
  const product = await startProduct({ env: ENV });
  seed = product.folder;
  await createUser(seed, 'ada', 'admin');
  const client = await logIn(product.editorUrl, 'ada');
  const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  domainId = domain._id;
  const home = await client.get<Page>('page/load', { slug: '', domainId });
  const headed = (heading: string) => ({ ...home, revision: undefined, header: { heading } });
  await client.post('page/publishPage', { page: headed(HEADINGS.after) });
  const { _id: ins } = await client.post<Page>('page/publishPage', { page: page('in') });
  const { _id: out } = await client.post<Page>('page/save', { page: page('out') });
  const items = (there: string, gone: string) => [
    { kind: 'page', _id: home._id },
    { kind: 'page', _id: there },
    { kind: 'page', _id: gone, action: 'unpublish' },
  ];
  ({ _id: release } = await client.post<{ _id: string }>('release/create', {
    ...{ domainId, name: 'Spring', items: items(ins, out) },
  }));
  await client.post('page/save', { page: headed(HEADINGS.before) });
  await client.post('publish/set', { domainId, items: items(out, ins) });
  await product.stop();
}, 120_000);

afterAll(() => rm(seed, { recursive: true, force: true }));

const page = (slug: string) => ({ domainId, slug, header: { heading: `About ${slug}` } });

const ACTS = {
  undo: async (client: EditingClient) => {
    const { records } = await client.get<{ records: PublishRecord[] }>('publish/records', { domainId, limit: '1' });
    return client.post('publish/undo', { domainId, number: records[0]?.number });
  },
  release: (client: EditingClient) => client.post('release/publish', { domainId, _id: release }),
};

/** How many records there are, and whether the release is open. */
async function storedBy(product: RunningProduct) {
  const client = await logIn(product.editorUrl, 'ada');
  const { total } = await client.get<{ total: number }>('publish/records', { domainId, limit: '1' });
  const { releases } = await client.get<{ releases: { state: string }[] }>('release/list', { domainId });
  return { total, state: releases[0]?.state };
}

const seen = async (product: RunningProduct) => {
  const home = await (await fetch(`${product.siteUrl}/`)).text();
  const statuses = ['/in', '/out'].map(async (path) => (await fetch(`${product.siteUrl}${path}`)).status);
  return [home.includes(HEADINGS.after) ? 'after' : 'before', ...(await Promise.all(statuses))];
};

describe.each(Object.keys(ACTS) as (keyof typeof ACTS)[])('a service that is killed during a publish by %s', (act) => {
  it.each(STEPS)('at %s did all of it or nothing, once', { timeout: 180_000 }, async (step: Failpoint) => {
    const folder = await makeFolder(seed);
    const first = await startProduct({ folder, env: ENV });
    const before = await storedBy(first);
    await first.stop();
    const dying = await startProduct({ folder, env: { ...ENV, FAILPOINT: step } });
    await ACTS[act](await logIn(dying.editorUrl, 'ada')).catch((error: unknown) =>
      expect(String(error)).toMatch(/fetch failed|ended|exited|killed|SIGKILL|terminated/i),
    );
    await dying.gone;

    const product = await startProduct({ folder, env: ENV });
    try {
      const isDone = step !== 'before-commit';
      const wanted = isDone ? ['after', 200, 404] : ['before', 404, 200];
      await expect.poll(() => seen(product), { timeout: 60_000, interval: 200 }).toEqual(wanted);
      expect(await storedBy(product)).toEqual({
        total: before.total + (isDone ? 1 : 0),
        state: isDone && act === 'release' ? 'published' : 'open',
      });
      await untilNothingWaits(product.editorUrl); // a start compares what is there, and its settings, after it is ready
      await product.stop();
      expect(await differencesOf(product)).toEqual([]);
    } finally {
      await discard(product);
    }
  });
});
