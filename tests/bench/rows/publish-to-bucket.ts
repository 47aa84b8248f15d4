import { cp } from 'node:fs/promises';
import type { Page } from '#content-store/model/entities/page.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { hasBucketServer, startBucket } from '../../scale/engines/start-bucket.ts';
import type { Bench, Row } from '../bench.ts';
import { type EditingService, startEditing } from '../measure/editing-service.ts';
import { interleaved, median, percentile } from '../measure/statistics.ts';
import { slugOf } from '../site/bench-page.ts';

const WARM_UPS = 10;
const SAMPLES = 60;
const PAGES = 1000;

/** From publishing a changed page until it is said to be live: in a bucket on this machine beside a folder. */
export async function publishToBucket(bench: Bench): Promise<Row[]> {
  if (!hasBucketServer) return [{ what: WHAT, ours: 'not measured: npm ci --prefix tests/scale/engines' }];
  const bucket = await startBucket();
  const site = `${bench.folder}/in-bucket`;
  await cp(await bench.siteOf(PAGES), site, { recursive: true, filter: (path) => !path.endsWith('/build') });
  const inFolder = await startEditing(await bench.siteOf(PAGES));
  const inBucket = await startEditing(site, { STORAGE_URL: bucket.storageUrl('bench') });
  try {
    const samples = await interleaved(WARM_UPS + SAMPLES, {
      folder: (round: number) => publishOnce(inFolder, round),
      bucket: (round: number) => publishOnce(inBucket, round),
    });
    const [ours, baseline] = [samples.bucket, samples.folder].map((all) => timesOf((all ?? []).slice(WARM_UPS)));
    return [{ what: WHAT, ours: ours ?? '', baseline: `to a folder ${baseline}` }];
  } finally {
    for (const { product } of [inFolder, inBucket]) await product.stop();
    await bucket.close();
  }
}

const WHAT = `Publish to bucket, one of ${PAGES} pages, until it is live`;

async function publishOnce({ client, untilLive }: EditingService, round: number): Promise<number> {
  const page = await client.get<Page>('page/load', { slug: slugOf((round * 13) % (PAGES - 2)), domainId: DOMAIN_ID });
  const changed = { ...page, header: { ...page.header, heading: `Sample ${round}` } };
  const began = performance.now();
  await untilLive(async () => {
    await client.post('page/publishPage', { page: changed });
  });
  return performance.now() - began;
}

const timesOf = (samples: number[]): string =>
  `p50 ${median(samples).toFixed(0)} ms, p95 ${percentile(samples, 0.95).toFixed(0)} ms`;
