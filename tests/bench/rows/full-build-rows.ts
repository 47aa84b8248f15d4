import type { Row } from '../bench.ts';
import type { Measured } from '../measure/run-process.ts';
import { median } from '../measure/statistics.ts';

const MAX_MEGABYTES = 600;

/** Those whose builds are compared. */
export type Builder =
  | 'ours'
  | 'islands'
  | 'eleventy'
  | 'pagefind'
  | 'minimal'
  | 'minimalPagefind'
  | 'plain'
  | 'borrowing';

/** The durations of our builds beside those of the others, round by round. */
export function timeRows(pages: number, timesOf: (name: Builder) => number[]): Row[] {
  const ours = timesOf('ours');
  const beside = (name: Builder, others: readonly number[], most: number): Omit<Row, 'what' | 'ours'> => {
    const ratio = ratioOf(ours, others);
    const target = `× ${ratio.toFixed(2)} (median of the rounds) of at most ${most}`;
    return { baseline: `${NAMES[name]} ${secondsOf(others)}`, target, isMet: ratio <= most };
  };
  const withPagefind = (name: Builder, index: Builder = 'pagefind') => added(timesOf(name), timesOf(index));
  return [
    {
      what: `Full build with compile and search, ${pages} pages × 12 blocks`,
      ours: secondsOf(ours),
      ...beside('eleventy', withPagefind('eleventy'), 0.6),
    },
    {
      what: 'The same beside minimal templates of Eleventy',
      ours: secondsOf(ours),
      ...beside('minimal', withPagefind('minimal', 'minimalPagefind'), 1.1),
    },
    { what: 'The same beside plain Astro', ours: secondsOf(ours), ...beside('plain', withPagefind('plain'), 0.25) },
    {
      what: 'The same with an island on every page',
      ours: secondsOf(timesOf('islands')),
      baseline: `× ${ratioOf(timesOf('islands'), ours).toFixed(2)} of ours with one on every tenth`,
    },
    {
      what: 'The same beside each of them alone',
      ours: secondsOf(ours),
      baseline: `eleventy ${secondsOf(timesOf('eleventy'))}, pagefind ${secondsOf(timesOf('pagefind'))}, plain astro build ${secondsOf(timesOf('plain'))}`,
    },
    {
      what: 'The same beside Astro that renders what needs no script in our way',
      ours: `× ${ratioOf(ours, timesOf('borrowing')).toFixed(2)}`,
      baseline: secondsOf(timesOf('borrowing')),
    },
  ];
}

const NAMES: Record<Builder, string> = {
  ours: 'pagewright',
  eleventy: 'eleventy + pagefind',
  islands: 'pagewright with islands',
  pagefind: 'pagefind',
  minimal: 'eleventy with minimal templates + pagefind',
  minimalPagefind: 'pagefind',
  plain: 'plain astro build + pagefind',
  borrowing: 'borrowing astro build',
};

const added = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((milliseconds, round) => milliseconds + (other[round] ?? Number.NaN));

const ratioOf = (ours: readonly number[], others: readonly number[]): number =>
  median(ours.map((milliseconds, round) => milliseconds / (others[round] ?? Number.NaN)));

/** The highest memory of each builder, from the last round. */
export function memoryRow(pages: number, all: Record<Builder, readonly Measured[]>): Row {
  const others = (['eleventy', 'pagefind', 'plain'] as const).map((name) => `${name} ${peakOf(all[name])}`);
  return {
    what: 'Peak memory of that build, all processes',
    ours: peakOf(all.ours),
    baseline: others.join(', '),
    ...(pages === 10_000 && { target: `${MAX_MEGABYTES} MB`, isMet: megabytes(all.ours) <= MAX_MEGABYTES }),
  };
}

function secondsOf(times: readonly number[]): string {
  const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)];
  return `${seconds(middle)} s (${seconds(least)} to ${seconds(most)})`;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

const megabytes = (runs: readonly Measured[]): number => runs.at(-1)?.peakMegabytes ?? Number.NaN;

const peakOf = (runs: readonly Measured[]): string => `${megabytes(runs).toFixed(0)} MB`;
