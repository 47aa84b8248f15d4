import type { Row } from '../bench.ts';

/** What was measured on a site of so many pages: milliseconds, memory in megabytes. */
export interface Point {
  pages: number;
  build: number;
  publish: number;
  slowPublish: number;
  start: number;
  memory: number;
  search: number;
}

/** One column of the table and one panel of the chart. */
export interface Measure {
  key: Exclude<keyof Point, 'pages'>;
  name: string;
  shown: (value: number) => string;
}

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;

export const MEASURES: readonly Measure[] = [
  { key: 'build', name: 'Build', shown: seconds },
  { key: 'publish', name: 'Publish, median', shown: milliseconds },
  { key: 'slowPublish', name: 'Publish, p95', shown: milliseconds },
  { key: 'start', name: 'Start', shown: milliseconds },
  { key: 'memory', name: 'Memory at rest', shown: (value) => `${value.toFixed(0)} MB` },
  { key: 'search', name: 'First result of a search', shown: milliseconds },
];

export const pagesShown = (pages: number): string => pages.toLocaleString('en');

/** A Markdown table with a line for each size. */
export function tableOf(points: readonly Point[]): string {
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['Pages', ...MEASURES.map(({ name }) => name)];
  const lines = points.map((point) => [
    pagesShown(point.pages),
    ...MEASURES.map(({ key, shown }) => shown(point[key])),
  ]);
  return [head, head.map(() => '---'), ...lines].map(lineOf).join('\n');
}

/** How a measure grew beside the number of pages, for the table of the benchmark. */
export function rowOf({ key, name, shown }: Measure, points: readonly Point[]): Row {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured');
  const [grown, more] = [last[key] / first[key], last.pages / first.pages];
  return {
    what: `${name}, ${pagesShown(first.pages)} to ${pagesShown(last.pages)} pages`,
    ours: points.map((point) => shown(point[key])).join(', '),
    target: `× ${grown.toFixed(1)} of at most ${more}`,
    isMet: grown <= more,
  };
}

const HEADING = '## As a site grows\n';
const NEXT = '## What to take\n';
const wordsAt = (load: string) => `
![Build, publish, start, memory at rest and search by number of pages, beside dashed lines of growth in proportion](growth.svg)

\`npm run bench -- growth\` measured this and drew it: pages of four blocks, each size alone. *Build* is into an empty \`dist\`; *start* is until the service is ready; the search is for a word of nearly all pages.
The load average was ${load}; above the number of cores, everything takes longer than alone.
`;

/** The sizing page with picture and table in a section before the next one, which they replace if it is there. `load`: `3 on 2 cores`. */
export function withSection(page: string, table: string, load: string): string {
  const next = page.indexOf(NEXT);
  if (next < 0) throw new Error(`The page has no section ${NEXT.trim()}`);
  const start = page.indexOf(HEADING);
  return `${page.slice(0, start < 0 ? next : start)}${HEADING}${wordsAt(load)}\n${table}\n\n${page.slice(next)}`;
}
