/** What visitors and editors see of a page, as far as the status says it. */
export interface StatusFacts {
  isPublished: boolean;
  /** How many changes visitors do not see yet; for a page that was never published, how many are not saved. Null: unknown. */
  changes: number | null;
  /** What else on the page waits to be saved or published, by name: `Navigation`. */
  waiting: readonly string[];
  /** What happens to the page by schedule: `Goes live Mon 30 Nov, 09:00`. */
  next: string | null;
}

export interface Status {
  text: string;
  tone: 'draft' | 'live' | 'waiting';
}

/** The status of a page in words: `Draft`, `Live · 3 changes`, `Live · Navigation changed`. */
export function statusOf({ isPublished, changes, waiting, next }: StatusFacts): Status {
  const isBehind = changes !== 0 || waiting.length > 0;
  return {
    text: [isPublished ? 'Live' : 'Draft', changesIn(changes), next, waitsIn(waiting)].filter(Boolean).join(' · '),
    tone: isBehind && isPublished ? 'waiting' : isPublished ? 'live' : 'draft',
  };
}

function changesIn(changes: number | null): string {
  if (changes === null) return 'changes';
  if (changes === 0) return '';
  return changes === 1 ? '1 change' : `${changes} changes`;
}

function waitsIn([first, second, ...others]: readonly string[]): string {
  if (!first) return '';
  if (!second) return `${first} changed`;
  return others.length === 0 ? `${first} and ${second.toLowerCase()} changed` : `${others.length + 2} more changed`;
}
