import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '#content-store/model/entities/page.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import type { Bench, Row } from '../bench.ts';
import { type EditingService, startEditing, untilFileHolds } from '../measure/editing-service.ts';
import { interleaved, median, percentile } from '../measure/statistics.ts';
import { slugOf } from '../site/bench-page.ts';

const WARM_UPS = 10;
const SAMPLES = 60;
const QUIET_MS = 150;
const P95_TARGET = 60;
const GROWTH_TARGET = 1.2;

/** From publishing a changed text to the changed bytes in `dist`, alternating between site sizes. */
export async function publishToFile(bench: Bench): Promise<Row[]> {
  const sizes = bench.isLarge ? [100, 1000, 10_000] : [100, 1000];
  const services = new Map<number, EditingService>();
  for (const size of sizes) services.set(size, await startEditing(await bench.siteOf(size)));
  const measurements = Object.fromEntries(
    [...services].map(([size, service]) => [size, (round: number) => publishOnce(service, size, round)]),
  );
  try {
    const samples = await interleaved(WARM_UPS + SAMPLES, measurements);
    return rowsOf(bench, sizes, (size) => (samples[size] ?? []).slice(WARM_UPS));
  } finally {
    for (const { product } of services.values()) await product.stop();
  }
}

/** Publishes a page not yet published in this run. */
async function publishOnce(service: EditingService, size: number, round: number): Promise<number> {
  const slug = slugOf((round * 13) % (size - 2));
  const page = await service.client.get<Page>('page/load', { slug, domainId: DOMAIN_ID });
  const mark = `Sample ${round}.`;
  const changed = { ...page, contents: withMark(page.contents, mark) };
  let milliseconds = Number.NaN;
  await service.untilLive(async () => {
    const published = service.client.post('page/publishPage', { page: changed });
    milliseconds = await untilFileHolds(service, `${DOMAIN_ID}/${slug}/index.html`, mark);
    await published;
  });
  await pause(QUIET_MS); // lets file watchers settle
  return milliseconds;
}

const withMark = (contents: Page['contents'], mark: string): Page['contents'] =>
  contents.map((block) => (block.componentType === 'ColumnContent' ? { ...block, text: `<p>${mark}</p>` } : block));

function rowsOf(bench: Bench, sizes: readonly number[], samplesOf: (size: number) => number[]): Row[] {
  const growth = median(samplesOf(1000)) / median(samplesOf(100));
  return [
    ...sizes.map((size) => timesRow(bench, size, samplesOf(size))),
    {
      what: 'Publish to file, 1000 pages beside 100',
      ours: `p50 × ${growth.toFixed(2)}`,
      target: `at most × ${GROWTH_TARGET}`,
      isMet: growth <= GROWTH_TARGET,
    },
  ];
}

function timesRow(bench: Bench, size: number, samples: number[]): Row {
  const p95 = percentile(samples, 0.95);
  const row = {
    what: `Publish to file, one of ${size} pages`,
    ours: `p50 ${median(samples).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    baseline: bench.plainBuild(size),
  };
  return size === 1000 ? { ...row, target: `p95 at most ${P95_TARGET} ms`, isMet: p95 <= P95_TARGET } : row;
}
