import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { type EditingClient, logIn } from '../editing-client.ts';
import { postgresPrograms } from './engines/install-engines.ts';
import { type PostgresServer, startPostgres } from './engines/start-postgres.ts';
import { type Cuttable, startCuttable } from './topology/cuttable.ts';
import { type Cluster, SITE_URL, startCluster } from './topology/instances.ts';

const programs = postgresPrograms();
const CUT_MS = 20_000;
const BACK = { timeout: 20_000, interval: 200 };

let server: PostgresServer;
let way: Cuttable;
let cluster: Cluster;
let editor: EditingClient;
let notes = 0;

/** What a person at the editor, and a visitor of a page and a form, get. */
const ask = {
  save: () => statusOf(editor.post('page/save', { page: { domainId: 'main', slug: `notes-${++notes}` } })),
  submit: async () => {
    const headers = { origin: SITE_URL, 'content-type': 'application/json' };
    const body = JSON.stringify({ settings: { identifier: 'contact' }, form: {} });
    return answerOf(await fetch(`${cluster.url}/api/forms/submit`, { method: 'POST', headers, body }));
  },
  shell: async () => answerOf(await fetch(`${cluster.url}/about`)),
  page: async () => {
    const { product } = await writer();
    return answerOf(await fetch(`${product.siteUrl}/about`));
  },
};

async function writer() {
  for (const instance of cluster.instances) if (await instance.delivers()) return instance;
  throw new Error('No instance delivers');
}

async function answerOf(response: Response) {
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
}

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => String(error),
  );

async function publish(heading: string): Promise<void> {
  const known = await editor.get<object>('page/load', { slug: 'about', domainId: 'main' }).catch(() => ({}));
  await editor.post('page/publishPage', { page: { ...known, domainId: 'main', slug: 'about', header: { heading } } });
}

const isLive = (heading: string) =>
  expect.poll(async () => (await ask.page().catch(() => undefined))?.text ?? '', BACK).toContain(heading);

describe.skipIf(isOnSqlite || !programs)('a database that two services share', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    server = await startPostgres({ programs: programs ?? '' });
    way = await startCuttable(server.port);
    const databaseUrl = `postgres://postgres@127.0.0.1:${way.port}/postgres`;
    cluster = await startCluster({ count: 2, databaseUrl });
    await cluster.createUser('ada', 'publisher');
    editor = await logIn(cluster.url, 'ada');
    await publish('First');
  }, 120_000);
  afterAll(async () => {
    await cluster?.discard();
    await way?.close();
    await server?.discard();
  });

  it('may be restarted: pages stay, editors and forms are told to wait, and all goes on by itself', async () => {
    await isLive('First');
    await expect.poll(ask.shell, BACK).toMatchObject({ status: 200 });
    const { product } = await writer();
    await server.stop();
    expect(await ask.save()).toMatch(/^Error: 503 .*try again in a moment/);
    expect(await ask.submit()).toMatchObject({ status: 503, retryAfter: '5' });
    expect(await ask.shell()).toMatchObject({ status: 503, retryAfter: '5' });
    const page = await answerOf(await fetch(`${product.siteUrl}/about`));
    expect([page.status, page.text.includes('First')]).toEqual([200, true]);
    await server.start();
    await expect.poll(ask.save, BACK).toBe(200);
    await publish('After the restart');
    await isLive('After the restart');
  });

  it('may be out of reach for a while without a word: nobody waits for it for long, and one service delivers after', async () => {
    const { product } = await writer();
    way.cut();
    const since = performance.now();
    const [saved, submitted] = await Promise.all([ask.save(), ask.submit()]);
    expect(saved).toMatch(/^Error: 503 /);
    expect(submitted).toMatchObject({ status: 503, retryAfter: '5' });
    const page = await answerOf(await fetch(`${product.siteUrl}/about`));
    expect([page.status, page.text.includes('After the restart')]).toEqual([200, true]);
    await rest(Math.max(0, CUT_MS - (performance.now() - since)));
    way.mend();
    await expect.poll(ask.save, BACK).toBe(200);
    await publish('After the cut');
    await isLive('After the cut');
    const delivering = await Promise.all(cluster.instances.map((instance) => instance.delivers()));
    expect(delivering.filter(Boolean)).toHaveLength(1);
  });
});
