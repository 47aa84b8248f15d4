import { readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Bench, Row } from '../bench.ts';
import { ADDRESSES } from '../bench.ts';
import { openBrowser } from '../measure/browser.ts';
import { startEditing } from '../measure/editing-service.ts';
import { runPrograms } from '../measure/run-process.ts';
import { median, percentile } from '../measure/statistics.ts';
import { BUILD } from '../rows/full-build.ts';
import { publishTimes } from '../rows/huge.ts';
import { firstResult } from '../rows/search.ts';
import { memoryAtRest, startTimes } from '../rows/service.ts';
import { chartOf } from './chart.ts';
import { MEASURES, type Point, rowOf, tableOf, withSection } from './points.ts';

/** Without an option to 3,000 pages, with `--large` to 30,000, with `--huge` all. */
const SIZES = { short: [1000, 3000], large: [1000, 3000, 10_000, 30_000], huge: [1000, 3000, 10_000, 30_000, 100_000] };
const PAGE = 'site/docs/pages/operators/sizing.md';
const CHART = 'site/docs/pages/operators/growth.svg';
/** A word of nearly all pages: the most that a search has to look at. */
const COMMON_WORD = 'winter';

/** `npm run bench -- growth`: the same work for ever larger sites; writes the chart and the table of the documentation. */
export async function growth(bench: Bench, upTo: keyof typeof SIZES): Promise<Row[]> {
  const points: Point[] = [];
  for (const pages of SIZES[upTo]) {
    points.push(await pointOf(bench, pages));
    console.info(tableOf(points.slice(-1)).split('\n').at(-1));
    await writeFile(CHART, chartOf(points)); // what was measured stays when a larger site does not fit
    const load = `${loadavg()[2]?.toFixed(0)} on ${cpus().length} cores`;
    await writeFile(PAGE, withSection(await readFile(PAGE, 'utf8'), tableOf(points), load));
  }
  return MEASURES.map((measure) => rowOf(measure, points));
}

async function pointOf(bench: Bench, pages: number): Promise<Point> {
  const folder = await bench.shortSiteOf(pages);
  const build = await buildTime(folder);
  await (await startEditing(folder)).product.stop(); // the first start builds
  const starts = await startTimes(folder);
  const memory = await memoryAtRest(folder);
  const editing = await startEditing(folder);
  try {
    await publishTimes(editing, pages, 20); // warms up
    const publishes = await publishTimes(editing, pages, 40);
    const browser = await openBrowser();
    const searches = [];
    for (let round = 0; round < 4; round += 1) {
      searches.push(await firstResult(browser, editing.product.siteUrl, COMMON_WORD));
    }
    await browser.close();
    return {
      pages,
      build,
      publish: median(publishes),
      slowPublish: percentile(publishes, 0.95),
      start: median(starts),
      memory,
      search: median(searches.slice(1).map(({ milliseconds }) => milliseconds)),
    };
  } finally {
    await editing.product.stop();
    await rm(folder, { recursive: true }); // 100,000 pages take 15 GB
  }
}

/** Milliseconds of the second build into an empty `dist`; the first one compiles and makes image variants. */
async function buildTime(folder: string): Promise<number> {
  const places = { CONTENT_DIR: join(folder, 'data/published'), DATA_DIR: join(folder, 'building') };
  let milliseconds = Number.NaN;
  for (const round of ['first', 'second']) {
    await rm(join(folder, 'building/build'), { recursive: true, force: true });
    const variables = { ...ADDRESSES, ...places, DIST_DIR: join(folder, `built-${round}`) };
    ({ milliseconds } = await runPrograms([BUILD], { variables }));
  }
  for (const name of ['building', 'built-first', 'built-second']) await rm(join(folder, name), { recursive: true });
  return milliseconds;
}
