import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { installEngines } from '../../scale/engines/install-engines.ts';
import { startBucket, type TestBucket } from '../../scale/engines/start-bucket.ts';
import { type SyncClient, syncClients } from '../baselines/sync-clients.ts';
import { ADDRESSES, type Bench, type Row } from '../bench.ts';
import { runPrograms } from '../measure/run-process.ts';
import { interleaved, median } from '../measure/statistics.ts';
import { BUILD } from './full-build.ts';

const ROUNDS = 3;
const MAX_RATIO = 1.3;

/** `npm run deploy -- s3` of a whole site into an empty bucket on this machine, beside what clients of buckets do. */
export async function firstDeploy(bench: Bench): Promise<Row[]> {
  installEngines();
  const pages = bench.isLarge ? 10_000 : 1000;
  const content = join(await bench.siteOf(pages), 'data/published');
  const [data, dist] = ['deploy-data', 'deploy-dist'].map((name) => join(bench.folder, `${name}-${pages}`));
  const places = { CONTENT_DIR: content, DATA_DIR: data ?? '', DIST_DIR: dist ?? '' };
  await runPrograms([['build/set-up.mjs', 'build'], BUILD], { variables: { ...ADDRESSES, ...places } });

  const site = join(dist ?? '', DOMAIN_ID);
  const clients = syncClients();
  const samples = await interleaved(1 + ROUNDS, {
    ours: () =>
      inEmptyBucket((bucket) =>
        runPrograms([['build/cli/deploy.ts', 's3', bucket.storageUrl()]], { variables: places }),
      ),
    ...Object.fromEntries(
      clients.map((client) => [client.name, () => inEmptyBucket((bucket) => sync(client, site, bucket))]),
    ),
  });
  const [ours = [], ...others] = Object.values(samples).map((all) => all.slice(1)); // the first one warms up
  return clients.map(({ name }, index) => rowOf({ pages, name, ours, theirs: others[index] ?? [] }));
}

/** Milliseconds of `send`. The bucket keeps its files in memory. */
async function inEmptyBucket(send: (bucket: TestBucket) => Promise<unknown>): Promise<number> {
  const bucket = await startBucket();
  try {
    const started = performance.now();
    await send(bucket);
    return performance.now() - started;
  } finally {
    await bucket.close();
  }
}

async function sync({ command }: SyncClient, site: string, { endpoint, storageUrl }: TestBucket): Promise<void> {
  const { host, pathname } = new URL(storageUrl());
  const [program = '', ...words] = command(site, { endpoint, path: `${host}${pathname}/public/${DOMAIN_ID}` });
  // Debian's rclone does not start with a bundle of certificates, which this bucket does not need.
  const { AWS_CA_BUNDLE: _, ...env } = process.env;
  await promisify(execFile)(program, words, { env });
}

function rowOf({ pages, name, ours, theirs }: { pages: number; name: string; ours: number[]; theirs: number[] }): Row {
  const ratio = median(ours.map((milliseconds, round) => milliseconds / (theirs[round] ?? Number.NaN)));
  return {
    what: `First deploy to a bucket, ${pages} pages`,
    ours: secondsOf(ours),
    baseline: `${name} sync ${secondsOf(theirs)}`,
    target: `× ${ratio.toFixed(2)} (median of the rounds) of at most ${MAX_RATIO}`,
    isMet: ratio <= MAX_RATIO,
  };
}

function secondsOf(times: readonly number[]): string {
  const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)];
  return `${(middle / 1000).toFixed(1)} s (${(least / 1000).toFixed(1)} to ${(most / 1000).toFixed(1)})`;
}
