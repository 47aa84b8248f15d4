import type { Loss, PageResult, Report } from './report.ts';

const RESULTS: Readonly<Record<PageResult, string>> = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged since the last import',
  kept: 'not updated, because they were changed here since',
  'left out': 'left out',
};
const MAX_KINDS = 40;

/** The report in words: how many, then what was lost, the most frequent kinds first. */
export function inWords(report: Report): string {
  const { from, isDryRun, lost } = report;
  return [
    `${isDryRun ? 'A dry run: nothing was stored. ' : ''}From ${from}:`,
    ...whatCame(report),
    lost.length === 0 ? 'Nothing was lost.' : `${lost.length} things to check:`,
    ...kinds(lost),
  ].join('\n');
}

/** How many pages, pictures and redirects, a line each. */
export function whatCame({ pages, redirects, media }: Report): string[] {
  const count = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length;
  const results = Object.entries(RESULTS).flatMap(([result, words]) => {
    const number = count(pages, (page) => page.result === result);
    return number > 0 ? [`  ${number} ${words}`] : [];
  });
  const published = count(pages, ({ isPublished }) => isPublished);
  const scheduled = count(pages, ({ scheduledFor }) => scheduledFor !== undefined);
  const missing = count(media, ({ result }) => result === 'missing');
  return [
    `${pages.length} pages and posts:`,
    ...results,
    `  ${published} of them published${scheduled > 0 ? `, ${scheduled} scheduled` : ''}, the others are drafts`,
    `${media.length} pictures and files: ${count(media, ({ result }) => result === 'added')} added, ${count(media, ({ result }) => result === 'known')} already there, ${missing} missing`,
    `${redirects.length} old addresses redirect to the new ones`,
  ];
}

/** What losses of one kind have in common: what comes before a colon or a bracket, and why. */
export const kindOf = ({ what, why }: Pick<Loss, 'what' | 'why'>): string => `${what.split(/: | \(/)[0]}: ${why}`;

function kinds(lost: Report['lost']): string[] {
  const groups = new Map<string, { sources: Set<string>; times: number }>();
  for (const loss of lost) {
    const { source, times = 1 } = loss;
    const key = kindOf(loss);
    const group = groups.get(key) ?? { sources: new Set(), times: 0 };
    group.sources.add(source);
    group.times += times;
    groups.set(key, group);
  }
  const sorted = [...groups].sort(([, a], [, b]) => b.times - a.times);
  const lines = sorted.slice(0, MAX_KINDS).map(([kind, { sources, times }]) => {
    const [first = ''] = sources;
    const where = sources.size === 1 ? first : `${first} and ${sources.size - 1} more`;
    return `  ${times} × ${kind} (${where})`;
  });
  return sorted.length > MAX_KINDS ? [...lines, `  and ${sorted.length - MAX_KINDS} more kinds`] : lines;
}
