import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import {
  buildBorrowing,
  buildEleventy,
  buildMinimal,
  buildPlain,
  installEleventy,
  runPagefind,
  type Work,
} from '../baselines/other-builders.ts';
import { ADDRESSES, type Bench, type Row } from '../bench.ts';
import { type Measured, runPrograms } from '../measure/run-process.ts';
import { requireSamePage } from '../measure/same-page.ts';
import { interleaved, median } from '../measure/statistics.ts';
import { slugOf } from '../site/bench-page.ts';
import { memoryRow, timeRows } from './full-build-rows.ts';

/** As in package.json: a third less memory than by default, and no more time. */
export const HEAP = ['--max-semi-space-size=24', '--heap-growing-percent=100'];

export const BUILD = [...HEAP, 'build/cli/build.ts'];

/** The first round makes image variants and warms caches, the last one measures memory. */
const TIMED = { from: 1, to: -1 };

/** `npm run build` without anything compiled, compared with other builders of the same pages. */
export async function fullBuild(bench: Bench): Promise<Row[]> {
  installEleventy();
  const rows = await fullBuildOf(bench, 1000, 3);
  if (bench.isLarge) rows.push(...(await fullBuildOf(bench, 10_000, 3)));
  await runPrograms([['build/set-up.mjs', 'start']]); // later rows also need site and editor
  return rows;
}

async function fullBuildOf(bench: Bench, pages: number, rounds: number): Promise<Row[]> {
  const folder = join(bench.folder, `build-${pages}`);
  const content = join(await bench.siteOf(pages), 'data/published');
  const everyIsland = join(await bench.islandSiteOf(pages), 'data/published');
  const last = 1 + rounds;
  const work = (name: string, round: number): Work => ({
    content,
    dist: join(folder, `${name}-${round}`),
    cache: join(folder, 'cache'),
    watch: round === last,
  });
  const ours = (round: number) => join(work('ours', round).dist, DOMAIN_ID);
  await mkdir(folder, { recursive: true });
  const all = await interleaved(last + 1, {
    ours: (round: number) => buildOurs(folder, work('ours', round)),
    eleventy: (round: number) => buildEleventy(work('eleventy', round)),
    pagefind: (round: number) => runPagefind(ours(round), join(folder, `index-${round}`), round === last),
    islands: (round: number) => buildOurs(folder, { ...work('islands', round), content: everyIsland }),
    minimal: (round: number) => buildMinimal(work('minimal', round)),
    minimalPagefind: (round: number) =>
      runPagefind(work('minimal', round).dist, join(folder, `minimal-index-${round}`), round === last),
    plain: (round: number) => buildPlain(work('plain', round)),
    borrowing: (round: number) => buildBorrowing(work('borrowing', round)),
  });
  const page = join(slugOf(7), 'index.html');
  for (const other of ['plain', 'borrowing', 'eleventy']) {
    await requireSamePage(join(ours(0), page), join(work(other, 0).dist, page), other);
  }
  await rm(folder, { recursive: true });
  const timesOf = (name: keyof typeof all) =>
    all[name].slice(TIMED.from, TIMED.to).map(({ milliseconds }) => milliseconds);
  bench.plainBuilds.set(pages, median(timesOf('plain')));
  bench.fullBuilds.set(pages, median(timesOf('ours')));
  return [...timeRows(pages, timesOf), memoryRow(pages, all)];
}

/**
 * Nothing is compiled and no manifest is there. Each round has its own `dist`: ext4 creates files slowly where many were just
 * deleted.
 */
async function buildOurs(folder: string, { content, dist, watch }: Work): Promise<Measured> {
  const [data, compiled] = [join(folder, 'data'), join(folder, 'compiled')];
  await Promise.all([join(data, 'build'), compiled].map((path) => rm(path, { recursive: true, force: true })));
  const places = { CONTENT_DIR: content, DATA_DIR: data, DIST_DIR: dist, COMPILED_DIR: compiled };
  return runPrograms([['build/set-up.mjs', 'install'], BUILD], { variables: { ...ADDRESSES, ...places }, watch });
}
