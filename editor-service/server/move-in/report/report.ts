import type { ImportOfSource } from '#content-store/drafts/move-in/import-reports.ts';

/** What became of a page of the source. */
export type PageResult = 'created' | 'updated' | 'unchanged' | 'kept' | 'left out';

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

export interface Loss {
  source: string;
  what: string;
  why: string;
  /** Where to mend it; null for what belongs to no page. */
  pageId: string | null;
  /** How often, when more than once. */
  times?: number;
}

interface ReportedMedia {
  source: string;
  result: 'added' | 'known' | 'missing';
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
