import type { OutputRecord } from '../output/manifest.ts';

/** A file of a site, by its path in `dist/<domain id>`. */
export type FileOfSite = Pick<OutputRecord, 'path' | 'kind'>;

/** What names all other files of the search comes last. */
const LAST = /^_search\/(?:[^/]+\/)?statistics\.json$/;

interface Known<File> {
  /** Whether the store has a file at this path. */
  isThere: (path: string) => boolean;
  /** Whether a page may wait for others; none by default. */
  isLate?: (file: File) => boolean;
}

/** Files that are sent together; pages that visitors have in an earlier state may be left to a later sending. */
export interface SendingGroup<File = OutputRecord> {
  part: 'before' | 'changed' | 'late' | 'after';
  files: File[];
}

/**
 * Files in the order in which they are sent, in groups: what pages ask for, new pages, changed pages, those that may wait, data
 * and indexes. A page is never there without what it asks for, nor linked by a changed page before it is there.
 */
export function sendingOrder<File extends FileOfSite>(
  files: readonly File[],
  known: Known<File>,
): SendingGroup<File>[] {
  const groups = Map.groupBy(files, (file) => groupOf(file, known));
  return [...groups].sort(([a], [b]) => a - b).map(([number, group]) => ({ part: partOf(number), files: group }));
}

/** Pages are removed first, then what they asked for. */
export function removalOrder(paths: readonly string[]): string[][] {
  const isPage = (path: string) => path.endsWith('.html');
  return [paths.filter(isPage), paths.filter((path) => !isPage(path))].filter((group) => group.length > 0);
}

const CHANGED = 3;
const LATE = 4;
const INDEXES = 5;

function groupOf<File extends FileOfSite>(file: File, { isThere, isLate }: Known<File>): number {
  const { path, kind } = file;
  if (kind === 'asset' || kind === 'media' || kind === 'smaller') return 0;
  if (kind === 'page') return isThere(path) ? (isLate?.(file) ? LATE : CHANGED) : 2;
  if (LAST.test(path)) return INDEXES + 1;
  return kind === 'data' && !isThere(path) ? 1 : INDEXES;
}

function partOf(number: number): SendingGroup['part'] {
  if (number < CHANGED) return 'before';
  if (number === CHANGED) return 'changed';
  return number === LATE ? 'late' : 'after';
}
