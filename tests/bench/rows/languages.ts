import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADDRESSES, type Bench, type Row } from '../bench.ts';
import { runPrograms } from '../measure/run-process.ts';
import { interleaved, median } from '../measure/statistics.ts';
import { BUILD } from './full-build.ts';

const ROUNDS = 5;
const MAX_RATIO = 1.1;

/**
 * A build of pages in three languages, beside one of as many pages in one; both compiled, without a manifest. All are English,
 * as the pages have the same words: German rules, for example, would find no stop words in them, and index half as much again.
 */
export async function languages(bench: Bench): Promise<Row[]> {
  const size = bench.isLarge ? 10_000 : 1000;
  const one = await siteIn(bench, 'one', `'en-AU': {}`);
  const three = await siteIn(bench, 'three', `'en-AU': {}, 'en-GB': { path: 'de' }, 'en-NZ': { path: 'ar' }`);
  const [oneContent, threeContent] = [await bench.siteOf(size), await bench.languagesSiteOf(size)];
  const all = await interleaved(1 + ROUNDS, {
    one: (round: number) => build(one, oneContent, round),
    three: (round: number) => build(three, threeContent, round),
  });
  const timesOf = (name: keyof typeof all) => all[name].slice(1); // the first one compiles
  const ratios = timesOf('three').map((milliseconds, round) => milliseconds / (timesOf('one')[round] ?? 0));
  const secondsOf = (times: readonly number[]) => `${(median(times) / 1000).toFixed(1)} s`;
  return [
    {
      what: `Build of ${size} pages in three languages, compiled before`,
      ours: secondsOf(timesOf('three')),
      baseline: `in one ${secondsOf(timesOf('one'))}`,
      target: `× ${median(ratios).toFixed(2)} (median of the rounds) of at most ${MAX_RATIO}`,
      isMet: median(ratios) <= MAX_RATIO,
    },
  ];
}

/** Makes a site folder that has these languages and nothing else of its own. */
async function siteIn(bench: Bench, name: string, ofSite: string): Promise<string> {
  const siteDir = join(bench.folder, `in-${name}`, 'site');
  await mkdir(siteDir, { recursive: true });
  const config = `defineSite({ name: 'Bench', languages: { ${ofSite} } })`;
  const text = `import { defineSite } from 'pagewright/fields';\n\nexport default ${config};\n`;
  await writeFile(join(siteDir, 'site.config.ts'), text);
  return siteDir;
}

async function build(siteDir: string, seeded: string, round: number): Promise<number> {
  const [data, dist] = ['data', `dist-${round}`].map((name) => join(siteDir, '..', name));
  await rm(join(data ?? '', 'build'), { recursive: true, force: true });
  const places = { CONTENT_DIR: join(seeded, 'data/published'), DATA_DIR: data ?? '', DIST_DIR: dist ?? '' };
  const ofSite = { SITE_DIR: siteDir, COMPILED_DIR: join(siteDir, '../compiled') };
  const { milliseconds } = await runPrograms([BUILD], { variables: { ...ADDRESSES, ...places, ...ofSite } });
  return milliseconds;
}
