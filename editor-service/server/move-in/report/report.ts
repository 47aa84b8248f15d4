import type { ImportOfSource, NewLoss } from '#content-store/drafts/move-in/import-reports.ts';

/** What became of a page of the source. */
type PageResult = 'created' | 'updated' | 'unchanged' | 'kept' | 'left out';

export interface ReportedPage {
  /** Its address or number in the source. */
  source: string;
  title: string;
  result: PageResult;
  /** Null for what was left out. */
  _id: string | null;
  address: string | null;
  isPublished: boolean;
  /** When it is going to be published. */
  scheduledFor?: string | undefined;
}

interface Loss extends Omit<NewLoss, 'kind' | 'times'> {
  /** How often, when more than once. */
  times?: number;
}

export interface ReportedMedia {
  source: string;
  /** A dry run fetches nothing, so it cannot know. */
  result: 'added' | 'known' | 'missing' | 'not asked for';
  _id: string | null;
}

/** What a move in did, in full. */
export interface Report {
  /** The file or folder that was read. */
  from: string;
  at: string;
  isDryRun: boolean;
  pages: ReportedPage[];
  redirects: { from: string; to: string }[];
  media: ReportedMedia[];
  lost: Loss[];
}

/** Collects what a report says; the same loss of one source is one entry with a count. */
export class Reporter {
  readonly report: Report;
  /** What was read, once that is known. */
  source: Pick<ImportOfSource, 'prefix' | 'place'> | undefined;
  readonly #losses = new Map<string, Loss>();

  constructor(about: Pick<Report, 'from' | 'at' | 'isDryRun'>) {
    this.report = { ...about, pages: [], redirects: [], media: [], lost: [] };
  }

  /** What was lost of a page that is stored under another id than it was read under. */
  pageIs(_id: string, readAs: string): void {
    if (_id === readAs) return;
    for (const loss of this.report.lost) if (loss.pageId === readAs) loss.pageId = _id;
  }

  lose(source: string, what: string, why: string, pageId: string | null = null): void {
    const key = JSON.stringify([source, what, why]);
    const known = this.#losses.get(key);
    if (known) known.times = (known.times ?? 1) + 1;
    else {
      const loss: Loss = { source, what, why, pageId };
      this.#losses.set(key, loss);
      this.report.lost.push(loss);
    }
  }
}

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
  const ofMedia = (wanted: ReportedMedia['result']) => count(media, ({ result }) => result === wanted);
  const unseen = ofMedia('not asked for');
  return [
    `${pages.length} pages and posts:`,
    ...results,
    `  ${published} of them published${scheduled > 0 ? `, ${scheduled} scheduled` : ''}, the others are drafts`,
    `${media.length} pictures and files: ${ofMedia('added')} added, ${ofMedia('known')} already there, ${ofMedia('missing')} missing${unseen > 0 ? `, ${unseen} not asked for` : ''}`,
    `${redirects.length} old addresses redirect to the new ones`,
  ];
}

/** What losses of one kind have in common: what comes before a colon or a bracket, and why. */
export const kindOfLoss = ({ what, why }: Pick<Loss, 'what' | 'why'>): string => `${what.split(/: | \(/)[0]}: ${why}`;

function kinds(lost: Report['lost']): string[] {
  const groups = new Map<string, { sources: Set<string>; times: number }>();
  for (const loss of lost) {
    const { source, times = 1 } = loss;
    const key = kindOfLoss(loss);
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
