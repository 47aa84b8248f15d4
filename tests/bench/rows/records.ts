import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '#content-store/model/entities/page.ts';
import type { AnswerOf } from '#editor-service/contract/calls.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import type { Bench, Row } from '../bench.ts';
import { cookieOf, type EditingService, startEditing } from '../measure/editing-service.ts';
import { median, percentile } from '../measure/statistics.ts';
import { slugOf } from '../site/bench-page.ts';

const PAGES_OF_A_SET = 100;
const UNDOS = 20;
const MOMENTS = 40;
/** Between two pages that are published one after the other. */
const STEP = 13;
const MAX_UNDO_MS = 1000;
const MAX_MOMENT_MS = 300;
const MAX_GROWTH = 1.1;

/** The record of publishes: what it keeps, how long an undo takes to be live, and a page as it was. */
export async function records(bench: Bench): Promise<Row[]> {
  const [size, publishes] = bench.isLarge ? [10_000, 2000] : [1000, 200];
  const folder = await bench.siteOf(size);
  const service = await startEditing(folder);
  try {
    const before = bytesIn(join(folder, 'data'));
    const times = await publishInTurn(service, size, publishes);
    const kept = (bytesIn(join(folder, 'data')) - before) / publishes;
    const undone: number[] = [];
    for (let round = 0; round <= UNDOS; round += 1) undone.push(await undoSet(service, round));
    const moments = await pagesThen(service, size, publishes);
    return rowsOf({ size, publishes, times, kept, undone: undone.slice(1), moments }); // the first one warms up
  } finally {
    await service.product.stop();
  }
}

interface Measured {
  size: number;
  publishes: number;
  /** Milliseconds of each call that published a page. */
  times: readonly number[];
  /** Bytes of the data folder that a publish added. */
  kept: number;
  /** Milliseconds from the call that undoes a set of pages to the event that reports it live. */
  undone: readonly number[];
  moments: readonly number[];
}

async function publishInTurn(service: EditingService, size: number, publishes: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < publishes; index += 1) {
    const page = marked(await load(service, (index * STEP) % (size - 2)), `Record ${index}.`);
    const began = performance.now();
    await service.client.post('page/publishPage', { page });
    times.push(performance.now() - began);
  }
  await service.untilLive(async () => {
    await service.client.post('page/publishPage', { page: marked(await load(service, 0), 'The last one.') });
  });
  return times;
}

async function undoSet(service: EditingService, round: number): Promise<number> {
  const { client } = service;
  const items: { kind: 'page'; _id: string }[] = [];
  for (let index = 0; index < PAGES_OF_A_SET; index += 1) {
    const page = await load(service, index);
    await client.post('page/save', { page: marked(page, `Set ${round}.`) });
    items.push({ kind: 'page', _id: page._id });
  }
  await service.untilLive(() => client.post('publish/set', { domainId: DOMAIN_ID, items }));
  const { number } = await client.get<AnswerOf<'publish/siteAt'>>('publish/siteAt', { domainId: DOMAIN_ID });
  const began = performance.now();
  await untilAllLive(service, items.length, () => client.post('publish/undo', { domainId: DOMAIN_ID, number }));
  return performance.now() - began;
}

/** An undo of many goes live in steps, with an event for each. */
async function untilAllLive(service: EditingService, count: number, work: () => Promise<unknown>): Promise<void> {
  const live = new Set<string>();
  let begin = work;
  while (live.size < count) {
    const { pageIds } = await service.untilLive(begin);
    for (const id of pageIds) live.add(id);
    begin = async () => {};
  }
}

async function pagesThen({ client, product }: EditingService, size: number, publishes: number): Promise<number[]> {
  const cookie = await cookieOf(product.editorUrl);
  const times: number[] = [];
  for (let index = 0; index < MOMENTS; index += 1) {
    const at = 1 + Math.floor((publishes * index) / MOMENTS);
    const slug = slugOf((Math.floor(at / 2) * STEP) % (size - 2));
    const began = performance.now();
    await client.get('publish/siteAt', { domainId: DOMAIN_ID, number: `${at}` });
    const response = await fetch(`${product.editorUrl}/_canvas/${slug}?at=${at}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`/${slug} at ${at}: ${response.status}`);
    await response.text();
    times.push(performance.now() - began);
  }
  return times;
}

const load = ({ client }: EditingService, index: number): Promise<Page> =>
  client.get<Page>('page/load', { slug: slugOf(index), domainId: DOMAIN_ID });

const marked = (page: Page, mark: string): Page => ({
  ...page,
  contents: page.contents.map((block) =>
    block.componentType === 'ColumnContent' ? { ...block, text: `<p>${mark}</p>` } : block,
  ),
});

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;

function rowsOf({ size, publishes, times, kept, undone, moments }: Measured): Row[] {
  const tenth = Math.floor(times.length / 10);
  const [first, last] = [times.slice(tenth, 3 * tenth), times.slice(-2 * tenth)];
  const growth = median(last) / median(first);
  return [
    {
      what: `Undo of ${PAGES_OF_A_SET} pages, ${size} pages, ${publishes} records, live`,
      ours: `p50 ${ms(median(undone))}, p95 ${ms(percentile(undone, 0.95))}`,
      target: `p95 at most ${MAX_UNDO_MS} ms`,
      isMet: percentile(undone, 0.95) <= MAX_UNDO_MS,
    },
    {
      what: 'A page as of a moment',
      ours: `p50 ${ms(median(moments))}, p95 ${ms(percentile(moments, 0.95))}`,
      target: `at most ${MAX_MOMENT_MS} ms`,
      isMet: Math.max(...moments) <= MAX_MOMENT_MS,
    },
    {
      what: `Call of a publish, the last fifth of ${publishes}`,
      ours: `p50 ${ms(median(last))} = × ${growth.toFixed(2)}, p95 ${ms(percentile(last, 0.95))}`,
      baseline: `an early fifth: p50 ${ms(median(first))}, p95 ${ms(percentile(first, 0.95))}`,
      target: `p50 × ${MAX_GROWTH}`,
      isMet: growth <= MAX_GROWTH,
    },
    {
      what: 'Kept for 1,000 publishes',
      ours: `${((kept * 1000) / 1e6).toFixed(1)} MB`,
    },
  ];
}
