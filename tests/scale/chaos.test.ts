import { setTimeout as rest } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import type { FileStore } from '#content-store/files/file-store.ts';
import { openBucket } from '#content-store/files/open-bucket.ts';
import { parseStorageUrl } from '#content-store/files/storage-address.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { headerOf, startMailSink } from '#editor-service/server/testing/mail-sink.ts';
import { FIELDS } from '#editor-service/server/testing/sample-form.ts';
import { logIn } from '../editing-client.ts';
import { runProgram } from '../run-program.ts';
import { environment } from '../running-product.ts';
import { differencesFromDist } from './bucket-and-dist.ts';
import {
  createLedger,
  headingIn,
  type Ledger,
  publishAtRandom,
  readAtRandom,
  slugIn,
  submitAtRandom,
} from './chaos-load.ts';
import { hasBucketServer, startBucket, type TestBucket } from './engines/start-bucket.ts';
import { type Cluster, type Instance, SITE_URL, startCluster } from './topology/instances.ts';

/** The size that is promised; it takes some minutes. */
const IS_FULL = process.env.CHAOS === 'full';
const SIZE = IS_FULL
  ? { publishes: 1000, submissions: 5000, killEveryMs: 10_000 }
  : { publishes: 160, submissions: 800, killEveryMs: 3000 };
const EDITORS = 8;
const VISITORS = 16;
const DOWN_MS = 1000;

/** Mails that a killed instance was sending are taken by another after two minutes: waited for in full size only. */
const ALL_DONE = { timeout: 4 * 60_000, interval: 500 };

describe.skipIf(isOnSqlite)('three instances, one of them killed every few seconds', () => {
  it('lose nothing acknowledged, do nothing twice, and end as a clean build', { timeout: 30 * 60_000 }, async () => {
    const sink = await startMailSink();
    onTestFinished(() => sink.close());
    const bucket = hasBucketServer ? await startBucket() : undefined;
    onTestFinished(() => bucket?.close());
    const cluster = await startCluster({
      env: { SMTP_URL: sink.url, ...(bucket && { STORAGE_URL: bucket.storageUrl() }) },
    });
    onTestFinished(() => cluster.discard());
    await cluster.createUser('ada', 'publisher');
    await publishForm(cluster);

    const publishes = createLedger();
    const submissions = createLedger();
    const stop = new AbortController();
    const began = performance.now();
    const killing = killInTurn(cluster.instances, stop.signal);
    // Without a bucket only the instance that delivers has the site.
    const reading = bucket ? readAtRandom(cluster, EDITORS, publishes, stop.signal) : 0;
    await Promise.all([
      publishAtRandom(cluster, SIZE.publishes, EDITORS, publishes),
      submitAtRandom(cluster, SIZE.submissions, VISITORS, submissions),
    ]);
    const seconds = (performance.now() - began) / 1000;
    stop.abort();
    const [kills, reads] = await Promise.all([killing, reading]);
    console.info(
      `${publishes.acknowledged.size} publishes of ${publishes.sent.size} sent, ${submissions.acknowledged.size} submissions of ` +
        `${submissions.sent.size} sent, ${kills} kills, ${reads} pages read, ${seconds.toFixed(0)} s`,
    );
    expect([...publishes.wrong, ...submissions.wrong]).toEqual([]);
    expect(kills).toBeGreaterThan(1);

    const db = await openDatabase(cluster.databaseUrl);
    onTestFinished(() => db.destroy());
    const mails = db.selectFrom('mails').where('state', '=', 'waiting').select('id');
    const left = async () => {
      const waiting = IS_FULL ? mails : mails.where('claimedUntil', 'is', null);
      return [(await db.selectFrom('outbox').select('id').execute()).length, (await waiting.execute()).length];
    };
    await expect.poll(left, ALL_DONE).toEqual([0, 0]);

    const stored = await db.selectFrom('submissions').select('document').execute();
    expectOnce(
      submissions,
      stored.map(({ document }) => JSON.parse(document).form.name),
    );
    const versions = await db.selectFrom('pageHistory').where('action', '=', 'publish').select('document').execute();
    const headings = versions.map(({ document }) => JSON.parse(document).header.heading ?? '');
    expectOnce(
      publishes,
      headings.filter((heading) => heading.includes(' publish ')),
    );
    const claimed = (await mails.execute()).length; // one at a time by each instance, killed or not
    expect(claimed).toBeLessThanOrEqual(IS_FULL ? 0 : kills + cluster.instances.length);
    const messages = sink.received.map((mail) => headerOf(mail, 'Message-ID'));
    const sent = new Set(messages).size;
    expect(messages.length - sent).toBeLessThanOrEqual(kills); // accepted, but killed before that was noted
    expect(stored.length - sent).toBeLessThanOrEqual(claimed);

    if (bucket) await expectNewestEverywhere(cluster, publishes);
    const folder = await stopAll(cluster);
    await expectCleanBuild(cluster, folder);
    if (bucket) expect(await differencesFromDist(openStore(bucket), folder)).toEqual([]);
  });
});

async function publishForm({ url }: Cluster): Promise<void> {
  const block = { componentType: 'Form', key: 'form1', identifier: 'contact', recipient: 'office@example.org' };
  const contents = [{ ...block, subject: 'New enquiry', fields: FIELDS }];
  await (await logIn(url, 'ada')).post('page/publishPage', { page: { domainId: 'main', slug: 'form', contents } });
}

/** Kills one instance after the other and starts it again a second later; resolves with the number of kills. */
async function killInTurn(instances: readonly Instance[], stop: AbortSignal): Promise<number> {
  let kills = 0;
  let last = Promise.resolve();
  const killAndStart = async (victim: Instance) => {
    await victim.product.kill();
    await rest(DOWN_MS);
    await victim.start();
  };
  for (;;) {
    await rest(SIZE.killEveryMs, undefined, { signal: stop }).catch(() => {});
    await last; // two are left at any time
    const victim = instances[kills % instances.length];
    if (stop.aborted || !victim) return kills;
    kills += 1;
    last = killAndStart(victim);
  }
}

/** Each acknowledged name is there once; each of the others was sent, and is there once at most. */
function expectOnce({ sent, acknowledged }: Ledger, found: readonly string[]): void {
  expect(found.filter((name, index) => found.indexOf(name) !== index)).toEqual([]);
  expect([...acknowledged].filter((name) => !found.includes(name))).toEqual([]);
  expect(found.filter((name) => !sent.has(name))).toEqual([]);
}

/** Visitors of every instance get what was published last. */
async function expectNewestEverywhere({ instances, url }: Cluster, { acknowledged }: Ledger): Promise<void> {
  const client = await logIn(url, 'ada');
  for (const slug of new Set([...acknowledged].map(slugIn))) {
    const page = await client.get<Page>('page/load', { slug, domainId: 'main' });
    for (const { product } of instances) {
      const read = async () => headingIn(await (await fetch(`${product.siteUrl}/${slug}`)).text());
      await expect.poll(read, ALL_DONE).toBe(page.header?.heading);
    }
  }
}

/** Stops the one that delivers last: its search has been merged by then. Answers its folder. */
async function stopAll({ instances }: Cluster): Promise<string> {
  const delivering = await Promise.all(instances.map((instance) => instance.delivers()));
  expect(delivering.filter(Boolean)).toHaveLength(1);
  const writer = instances[delivering.indexOf(true)];
  for (const instance of instances) if (instance !== writer) await instance.product.stop();
  expect(await writer?.product.stop()).toBe(0);
  return writer?.product.folder ?? '';
}

async function expectCleanBuild({ url }: Cluster, folder: string): Promise<void> {
  const addresses = { PUBLIC_SITE_URL: SITE_URL, PUBLIC_API_URL: url };
  await runProgram(['build/cli/verify.ts'], { ...environment(folder), ...addresses });
}

function openStore(bucket: TestBucket): FileStore {
  const address = parseStorageUrl(bucket.storageUrl());
  if (!address) throw new Error('This is no address of a bucket');
  return openBucket(address);
}
