import { readdir } from 'node:fs/promises';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { startMailSink } from '#editor-service/server/testing/mail-sink.ts';
import { type EditingClient, logIn } from '../editing-client.ts';
import { type Cluster, startCluster } from './topology/instances.ts';

const CLOCK = fileURLToPath(new URL('./topology/clock-ahead.ts', import.meta.url));
const FIVE_MINUTES = 5 * 60_000;

async function started(options: Parameters<typeof startCluster>[0] = {}): Promise<Cluster> {
  const cluster = await startCluster(options);
  onTestFinished(() => cluster.discard());
  await cluster.createUser('ada', 'publisher');
  return cluster;
}

async function open({ databaseUrl }: Cluster) {
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  return db;
}

const save = (client: EditingClient, slug: string) =>
  client.post<Page>('page/save', { page: { domainId: 'main', slug, header: { heading: `About ${slug}` } } });

/** Schedules a page for tomorrow by a call, then lets that be in a few seconds: the calls know minutes only. */
async function scheduleIn(ms: number, cluster: Cluster, client: EditingClient, slug: string): Promise<number> {
  const { _id } = await save(client, slug);
  const day = new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 10);
  const items = [{ kind: 'page', _id }];
  await client.post('schedule/save', { domainId: 'main', action: 'publish', items, day, time: '09:00', zone: 'UTC' });
  const at = Date.now() + ms;
  await (await open(cluster))
    .updateTable('schedules')
    .set({ at: new Date(at).toISOString() })
    .where('state', '=', 'waiting')
    .execute();
  return at;
}

describe.skipIf(isOnSqlite)('of three services on one database', { timeout: 240_000 }, () => {
  it('one carries out a schedule at its time by the common clock, though one clock is five minutes ahead and one is killed then', async () => {
    const ahead = { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_AHEAD_MS: String(FIVE_MINUTES) };
    const cluster = await started({ envOf: (index): Record<string, string> => (index === 1 ? ahead : {}) });
    const client = await logIn(cluster.url, 'ada');
    const db = await open(cluster);
    const at = await scheduleIn(6000, cluster, client, 'on-time');
    const [first] = cluster.instances;
    const done = async () =>
      (await db.selectFrom('schedules').select(['state', 'doneAt']).execute()).map(({ state }) => state);
    await rest(at - Date.now() - 1000);
    expect(await done()).toEqual(['waiting']);
    await rest(at - Date.now());
    await first?.product.kill();
    await expect.poll(done, { timeout: 15_000, interval: 50 }).toEqual(['done']);
    const versions = await db.selectFrom('pageHistory').where('action', '=', 'publish').select('document').execute();
    const publishes = versions.filter(({ document }) => JSON.parse(document).slug === 'on-time');
    expect(publishes).toHaveLength(1);
    const outbox = async () => (await db.selectFrom('outbox').select('id').execute()).length;
    await expect.poll(outbox, { timeout: 15_000 }).toBe(0);
  });

  it('another delivers soon when the one that does is killed', async () => {
    const cluster = await started();
    const client = await logIn(cluster.url, 'ada');
    const delivering = await Promise.all(cluster.instances.map((instance) => instance.delivers()));
    expect(delivering).toEqual([true, false, false]);
    const page = await save(client, 'taken-over');
    await client.post('page/publishPage', { page });
    await cluster.instances[0]?.product.kill();
    const now = async () =>
      (await Promise.all(cluster.instances.map((instance) => instance.delivers()))).filter(Boolean);
    await expect.poll(now, { timeout: 15_000, interval: 50 }).toHaveLength(1);
    const outbox = async () => (await (await open(cluster)).selectFrom('outbox').select('id').execute()).length;
    await expect.poll(outbox, { timeout: 15_000 }).toBe(0);
    await cluster.instances[0]?.start();
  });

  it('another sends the mail that a killed one had queued', async () => {
    const sink = await startMailSink();
    onTestFinished(() => sink.close());
    const cluster = await started({ count: 2, env: { SMTP_URL: sink.url } });
    const content = { text: 'Thanks', html: '<p>Thanks</p>' };
    const mail = { kind: 'enquiry', recipients: ['ben@example.org'], subject: 'Thanks', content } as const;
    await queueMail(await open(cluster), mail, new Date().toISOString()); // as if its service had ended after the commit
    await expect.poll(() => sink.received.length, { timeout: 15_000 }).toBe(1);
  });

  it('each can be restarted in turn without a failed request', async () => {
    const cluster = await started();
    const client = await logIn(cluster.url, 'ada');
    let isOver = false;
    const failed: string[] = [];
    let asked = 0;
    const editing = async (editor: number) => {
      for (let index = 0; !isOver; index += 1) {
        asked += 1;
        await save(client, `page-${editor}-${index}`).catch((error: unknown) => failed.push(String(error)));
      }
    };
    const work = Promise.all([editing(1), editing(2), editing(3)]);
    for (const instance of cluster.instances) {
      expect(await instance.product.stop()).toBe(0);
      await instance.start();
    }
    isOver = true;
    await work;
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(50);
  });

  it('an older one refuses a database that a newer version has changed, and says so', async () => {
    const cluster = await started({ count: 2 });
    const db = await open(cluster);
    await sql`insert into "kysely_migration" ("name", "timestamp") values ('9999-of-the-future', '2030-01-01')`.execute(
      db,
    );
    const [first, second] = cluster.instances;
    await second?.product.stop();
    await expect(second?.start()).rejects.toThrow(/newer version/);
    const client = await logIn(first?.product.editorUrl ?? '', 'ada');
    expect((await save(client, 'still-there')).slug).toBe('still-there');
    expect((await readdir(first?.product.folder ?? '')).sort()).toEqual(['data', 'dist']);
    await sql`delete from "kysely_migration" where "name" = '9999-of-the-future'`.execute(db);
    await second?.start();
  });
});
