import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { installEngines } from '../../scale/engines/install-engines.ts';
import { startBucket, type TestBucket } from '../../scale/engines/start-bucket.ts';
import { awsClient } from '../baselines/aws-client.ts';
import { ADDRESSES, type Bench, type Row } from '../bench.ts';
import { runPrograms } from '../measure/run-process.ts';
import { interleaved, median } from '../measure/statistics.ts';
import { BUILD } from './full-build.ts';

const ROUNDS = 3;
const MAX_RATIO = 1.3;

/** `npm run deploy -- s3` of a whole site into an empty bucket on this machine, beside `aws s3 sync`. */
export async function firstDeploy(bench: Bench): Promise<Row[]> {
  const pages = bench.isLarge ? 10_000 : 1000;
  const what = `First deploy to a bucket, ${pages} pages`;
  const aws = awsClient();
  if (!aws) return [{ what, ours: 'not measured: apt-get install awscli' }];
  installEngines();
  const [data, dist] = [join(bench.folder, 'deploy-data'), join(bench.folder, 'deploy-dist')];
  const places = { CONTENT_DIR: join(await bench.siteOf(pages), 'data/published'), DATA_DIR: data, DIST_DIR: dist };
  await runPrograms([['build/set-up.mjs', 'install'], BUILD], { variables: { ...ADDRESSES, ...places } });

  const deploy = (bucket: TestBucket) =>
    runPrograms([['build/cli/deploy.ts', 's3', bucket.storageUrl()]], { variables: places });
  const samples = await interleaved(1 + ROUNDS, {
    ours: () => inEmptyBucket(deploy),
    aws: () => inEmptyBucket((bucket) => sync(aws, join(dist, DOMAIN_ID), bucket)),
  });
  const [ours, theirs] = [samples.ours.slice(1), samples.aws.slice(1)]; // the first one warms up
  const ratio = median(ours.map((milliseconds, round) => milliseconds / (theirs[round] ?? Number.NaN)));
  return [
    {
      what,
      ours: secondsOf(ours),
      baseline: `aws s3 sync ${secondsOf(theirs)}`,
      target: `× ${ratio.toFixed(2)} (median of the rounds) of at most ${MAX_RATIO}`,
      isMet: ratio <= MAX_RATIO,
    },
  ];
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

async function sync(aws: string, site: string, { endpoint, storageUrl }: TestBucket): Promise<void> {
  const { host, pathname } = new URL(storageUrl());
  const target = `s3://${host}${pathname}/public/${DOMAIN_ID}`;
  const where = ['--endpoint-url', endpoint, '--region', 'eu-west-1', '--acl', 'public-read', '--only-show-errors'];
  await promisify(execFile)(aws, ['s3', 'sync', site, target, ...where]);
}

function secondsOf(times: readonly number[]): string {
  const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)];
  return `${(middle / 1000).toFixed(1)} s (${(least / 1000).toFixed(1)} to ${(most / 1000).toFixed(1)})`;
}
