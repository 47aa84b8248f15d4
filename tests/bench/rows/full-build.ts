import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE } from '#build/compile/site-part.ts';
import { noteFile } from '#build/compile/stamp.ts';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { ADDRESSES, type Bench, type Row } from '../bench.ts';
import { type Measured, runPrograms } from '../measure/run-process.ts';
import { interleaved, median } from '../measure/statistics.ts';
import { slugOf } from '../site/bench-page.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const ASTRO = join(ROOT, 'node_modules/astro/bin/astro.mjs');
const PLAIN = join(ROOT, 'tests/bench/plain-astro');

/** Makes the plain build use the product's static rendering, which isolates the cost of Astro's React renderer. */
const BORROWED_VIEWS = { BORROWED_VIEWS: '1' };

/** As in package.json: a larger young generation makes a build of many pages spend less time on garbage collection. */
const BUILD = ['--max-semi-space-size=64', 'build/cli/build.ts'];

/** `npm run build` from uncompiled sources, compared with `astro build` of the same pages. */
export async function fullBuild(bench: Bench): Promise<Row[]> {
  const rows = await fullBuildOf(bench, 1000, 5);
  if (bench.isLarge) rows.push(...(await fullBuildOf(bench, 10_000, 3)));
  await runPrograms([['build/set-up.mjs', 'start']], {}); // later rows also need the editor
  return rows;
}

async function fullBuildOf(bench: Bench, pages: number, rounds: number): Promise<Row[]> {
  const folder = join(bench.folder, `build-${pages}`);
  const content = join(await bench.siteOf(pages), 'data/published');
  const all = await interleaved(1 + rounds, {
    ours: (round: number) => buildOurs(folder, content, join(folder, `ours-${round}`)),
    plain: (round: number) => buildPlain(folder, content, join(folder, `plain-${round}`)),
    borrowing: (round: number) => buildPlain(folder, content, join(folder, `borrowing-${round}`), BORROWED_VIEWS),
  });
  for (const other of ['plain', 'borrowing']) await requireSameWords(folder, other);
  // The first round makes image variants and warms caches.
  const [ours, plain, borrowing] = [all.ours.slice(1), all.plain.slice(1), all.borrowing.slice(1)];
  await rm(folder, { recursive: true });
  bench.plainBuilds.set(pages, median(times(plain)));
  const [ratio, toBorrowing] = [ratioOf(ours, plain), ratioOf(ours, borrowing)];
  return [
    {
      what: `Full build with compile, ${pages} pages × 12 blocks`,
      ours: secondsOf(ours),
      baseline: `plain astro build ${secondsOf(plain)}`,
      target: `× ${ratio.toFixed(2)} (median of the rounds) of at most 1`,
      isMet: ratio <= 1,
    },
    {
      what: 'The same beside Astro that renders what needs no script in our way',
      ours: `× ${toBorrowing.toFixed(2)}`,
      baseline: secondsOf(borrowing),
    },
    { what: `Peak memory of that build`, ours: peakOf(ours), baseline: `plain astro build ${peakOf(plain)}` },
  ];
}

const ratioOf = (ours: readonly Measured[], others: readonly Measured[]): number =>
  median(ours.map(({ milliseconds }, round) => milliseconds / (others[round]?.milliseconds ?? Number.NaN)));

/** Each round has its own `dist`: ext4 creates files slowly where many were just deleted. */
async function buildOurs(folder: string, content: string, dist: string): Promise<Measured> {
  await Promise.all([join(folder, 'data/build'), noteFile(siteFolder(), SITE)].map(remove));
  const variables = { ...ADDRESSES, CONTENT_DIR: content, DATA_DIR: join(folder, 'data'), DIST_DIR: dist };
  return runPrograms([['build/set-up.mjs', 'build'], BUILD], variables);
}

async function buildPlain(folder: string, content: string, dist: string, more = {}): Promise<Measured> {
  const cache = { CACHE_DIR: join(folder, 'cache'), ASTRO_TELEMETRY_DISABLED: '1' };
  const variables = { ...ADDRESSES, ...cache, ...more, CONTENT_DIR: content, DIST_DIR: dist };
  return runPrograms([[ASTRO, 'build', '--root', PLAIN, '--silent']], variables);
}

/** Throws if both builds did not render the same text, which would make the comparison meaningless. */
async function requireSameWords(folder: string, other: string): Promise<void> {
  const page = join(slugOf(7), 'index.html');
  const [ours, plain] = await Promise.all(
    [join(folder, 'ours-0', DOMAIN_ID, page), join(folder, `${other}-0`, page)].map((file) => readFile(file, 'utf8')),
  );
  if (wordsOf(ours) !== wordsOf(plain)) throw new Error('The plain Astro build does not show the same text as ours');
}

const wordsOf = (html = ''): string =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

const times = (runs: readonly Measured[]): number[] => runs.map(({ milliseconds }) => milliseconds);

function secondsOf(runs: readonly Measured[]): string {
  const [middle, least, most] = [median(times(runs)), Math.min(...times(runs)), Math.max(...times(runs))];
  return `${seconds(middle)} s (${seconds(least)} to ${seconds(most)})`;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

const peakOf = (runs: readonly Measured[]): string =>
  `${median(runs.map(({ peakMegabytes }) => peakMegabytes)).toFixed(0)} MB`;
