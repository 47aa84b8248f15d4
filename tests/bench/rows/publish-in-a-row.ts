import type { Page } from '#content-store/model/entities/page.ts';
import type { PublishEvent } from '#editor-service/contract/calls.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import type { Bench, Row } from '../bench.ts';
import { type EditingService, startEditing, untilFileHolds } from '../measure/editing-service.ts';
import { interleaved, median, percentile } from '../measure/statistics.ts';
import { slugOf } from '../site/bench-page.ts';

const ROUNDS = 7;
const IN_A_ROW = 12;
const AT_ONCE = 20;
const MAX_MS = 50;
const MAX_TAIL_MS = 60;
const MAX_GROWTH = 1.2;
const MAX_REBUILDS = 3;

interface Sample {
  /** Milliseconds from the call to the page's new file, one for each publish in a row. */
  toFile: number[];
  /** From the file of a single publish to the event that reports it live: everything after the page. */
  tail: number;
  /** From the calls to the event that reports the last of many pages live. */
  atOnce: number;
  rebuilds: number;
}

/** Publishes one after the other, each as soon as the page before is a file; and many at once. */
export async function publishInARow(bench: Bench): Promise<Row[]> {
  const [small, large] = [100, bench.isLarge ? 10_000 : 1000];
  const services = new Map<number, EditingService>();
  for (const size of [small, large]) services.set(size, await startEditing(await bench.siteOf(size)));
  const measurements = Object.fromEntries(
    [...services].map(([size, service]) => [size, (round: number) => sampleOf(service, size, round)]),
  );
  try {
    const samples = await interleaved(1 + ROUNDS, measurements);
    const of = (size: number) => (samples[size] ?? []).slice(1); // the first one warms up
    return rowsOf({ large, before: of(small), samples: of(large) });
  } finally {
    for (const { product } of services.values()) await product.stop();
  }
}

async function sampleOf(service: EditingService, size: number, round: number): Promise<Sample> {
  const first = round * (IN_A_ROW + AT_ONCE + 1);
  const pages: Page[] = [];
  for (let index = first; index < first + IN_A_ROW + AT_ONCE + 1; index += 1) {
    pages.push(await load(service, (index * 13) % (size - 2)));
  }
  const row = pages.slice(0, IN_A_ROW);
  const toFile: number[] = [];
  for (const page of row) toFile.push(await publish(service, page, `Row ${round}.`));
  await untilAllLive(service, row);

  const [single] = pages.slice(IN_A_ROW);
  const started = performance.now();
  const file = single ? await publish(service, single, `Single ${round}.`) : Number.NaN;
  await untilAllLive(service, single ? [single] : []);
  const tail = performance.now() - started - file;

  const many = pages.slice(IN_A_ROW + 1);
  const begun = performance.now();
  await Promise.all(many.map((page) => service.client.post('page/publishPage', { page: marked(page, `${round}`) })));
  const events = await untilAllLive(service, many);
  return { toFile, tail, atOnce: performance.now() - begun, rebuilds: events.length };
}

const load = ({ client }: EditingService, index: number): Promise<Page> =>
  client.get<Page>('page/load', { slug: slugOf(index), domainId: DOMAIN_ID });

async function publish(service: EditingService, page: Page, mark: string): Promise<number> {
  const published = service.client.post('page/publishPage', { page: marked(page, mark) });
  const milliseconds = await untilFileHolds(service, `${DOMAIN_ID}/${page.slug}/index.html`, mark);
  await published;
  return milliseconds;
}

const marked = (page: Page, mark: string): Page => ({
  ...page,
  contents: page.contents.map((block) =>
    block.componentType === 'ColumnContent' ? { ...block, text: `<p>${mark}</p>` } : block,
  ),
});

/** The events that report these pages live; one for each rebuild. */
async function untilAllLive(service: EditingService, pages: readonly Page[]): Promise<PublishEvent[]> {
  const waiting = new Set(pages.map(({ _id }) => _id));
  const events: PublishEvent[] = [];
  while (waiting.size > 0) {
    const event = await service.untilLive(async () => {});
    for (const id of event.pageIds) waiting.delete(id);
    events.push(event);
  }
  return events;
}

interface Measured {
  large: number;
  before: readonly Sample[];
  samples: readonly Sample[];
}

function rowsOf({ large, before, samples }: Measured): Row[] {
  const [files, filesBefore] = [samples, before].map((all) => all.flatMap(({ toFile }) => toFile));
  const [p50 = 0, p50Before = 0] = [files, filesBefore].map((all) => median(all ?? []));
  const p95 = percentile(files ?? [], 0.95);
  const tailOf = (all: readonly Sample[]) => median(all.map(({ tail }) => tail));
  const atOnceOf = (all: readonly Sample[]) => median(all.map(({ atOnce }) => atOnce));
  const rebuilds = Math.max(...samples.map((sample) => sample.rebuilds));
  const small = (text: string) => `100 pages: ${text}`;
  return [
    {
      what: `Publishes in a row, ${large} pages, to file`,
      ours: `p50 ${p50.toFixed(0)} ms = × ${(p50 / p50Before).toFixed(2)}, p95 ${p95.toFixed(0)} ms`,
      baseline: small(`p50 ${p50Before.toFixed(0)} ms, p95 ${percentile(filesBefore ?? [], 0.95).toFixed(0)} ms`),
      target: `p95 at most ${MAX_MS} ms, p50 × ${MAX_GROWTH}`,
      isMet: p95 <= MAX_MS && p50 <= MAX_GROWTH * p50Before,
    },
    {
      what: `Tail of a publish, ${large} pages`,
      ours: `${tailOf(samples).toFixed(0)} ms`,
      baseline: small(`${tailOf(before).toFixed(0)} ms`),
      target: `at most ${MAX_TAIL_MS} ms`,
      isMet: tailOf(samples) <= MAX_TAIL_MS,
    },
    {
      what: `${AT_ONCE} publishes at once, ${large} pages, all live`,
      ours: `${atOnceOf(samples).toFixed(0)} ms, ${rebuilds} rebuilds`,
      baseline: small(`${atOnceOf(before).toFixed(0)} ms`),
      target: `at most ${MAX_REBUILDS} rebuilds`,
      isMet: rebuilds <= MAX_REBUILDS,
    },
  ];
}
