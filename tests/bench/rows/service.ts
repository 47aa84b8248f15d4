import { setTimeout as pause } from 'node:timers/promises';
import type { Navigation } from '#content-store/model/entities/navigation.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { startProduct } from '../../running-product.ts';
import type { Bench, Row } from '../bench.ts';
import { cookieOf, type EditingService, QUIET, startEditing } from '../measure/editing-service.ts';
import { type LoadReport, load } from '../measure/load.ts';
import { megabytesOfTree } from '../measure/memory-of.ts';
import { median } from '../measure/statistics.ts';
import { untilNothingWaits } from '../measure/until-nothing-waits.ts';
import { slugOf } from '../site/bench-page.ts';

const STARTS = 5;
const REST_MS = 30_000;
const REBUILDS = 3;
const MAX_READY_MS = 1000;
const MAX_IDLE_MB = 250;
const MAX_P99_MS = 20;

/** The running service of a site with many pages: its start, its memory at rest, its answers while all pages are rendered. */
export async function service(bench: Bench): Promise<Row[]> {
  const pages = bench.isLarge ? 10_000 : 1000;
  const folder = await bench.siteOf(pages);
  await (await startEditing(folder)).product.stop();
  const starts = await startTimes(folder);
  const memory = await memoryAtRest(folder);
  const editing = await startEditing(folder);
  try {
    const { idle, busy } = await duringRebuilds(editing);
    return [rowOfStart(pages, starts), rowOfMemory(pages, memory), rowOfAnswers(pages, idle, busy)];
  } finally {
    await editing.product.stop();
  }
}

/** Milliseconds from the start of the program to its ready line. */
export async function startTimes(folder: string): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const started = performance.now();
    const product = await startProduct({ folder, env: QUIET });
    samples.push(performance.now() - started);
    await product.stop();
  }
  return samples;
}

/** Megabytes, half a minute after the last work of a start. */
export async function memoryAtRest(folder: string): Promise<number> {
  const product = await startProduct({ folder, env: QUIET });
  try {
    await untilNothingWaits(product.editorUrl);
    await pause(REST_MS);
    return megabytesOfTree(product.pid);
  } finally {
    await product.stop();
  }
}

/** `page/load` 50 times a second, on an idle service and while a new navigation has every page rendered. */
async function duringRebuilds({ product, client, untilLive }: EditingService) {
  const { editorUrl } = product;
  const url = `${editorUrl}/api/page/load?slug=${slugOf(1)}&domainId=${DOMAIN_ID}`;
  const request = { url, headers: { cookie: await cookieOf(editorUrl) }, connections: 2, rate: 50 };
  const reports: Record<'idle' | 'busy', LoadReport[]> = { idle: [], busy: [] };
  await load(request); // warms up
  for (let round = 0; round < REBUILDS; round += 1) {
    reports.idle.push(await load(request));
    const nav = await client.get<Navigation>('site/loadNav', { domainId: DOMAIN_ID });
    const items = nav.items.map((item) => ({ ...item, link: { ...item.link, text: `About ${round}` } }));
    const live = untilLive(() => client.post('site/publishNav', { nav: { ...nav, items } }));
    reports.busy.push(await load(request));
    await live;
  }
  return reports;
}

function rowOfStart(pages: number, samples: readonly number[]): Row {
  const [middle, least, most] = [median(samples), Math.min(...samples), Math.max(...samples)];
  return {
    what: `Service ready, ${pages} pages`,
    ours: `${middle.toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`,
    target: `at most ${MAX_READY_MS} ms`,
    isMet: middle <= MAX_READY_MS,
  };
}

const rowOfMemory = (pages: number, megabytes: number): Row => ({
  what: `Memory at rest (PSS), ${pages} pages`,
  ours: `${megabytes.toFixed(0)} MB`,
  target: `at most ${MAX_IDLE_MB} MB`,
  isMet: megabytes <= MAX_IDLE_MB,
});

function rowOfAnswers(pages: number, idle: readonly LoadReport[], busy: readonly LoadReport[]): Row {
  const [before, during] = [idle, busy].map((reports) => median(reports.map(({ p99 }) => p99)));
  return {
    what: `page/load while all of ${pages} pages are rendered, p99`,
    ours: `${during} ms`,
    baseline: `idle ${before} ms`,
    target: `at most ${MAX_P99_MS} ms`,
    isMet: (during ?? Number.NaN) <= MAX_P99_MS,
  };
}
