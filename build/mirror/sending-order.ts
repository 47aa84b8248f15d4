import type { OutputRecord } from '../output/manifest.ts';

/** A file of a site, by its path in `dist/<domain id>`. */
export type FileOfSite = Pick<OutputRecord, 'path' | 'kind'>;

/** What names all other files of the search comes last: `documents.json`, then the statistics. */
const LAST = ['_search/documents.json', '_search/statistics.json'];

/**
 * Files in the order in which they are sent, in groups: what pages ask for, new pages, changed pages, data and indexes. A page
 * is never there without what it asks for, nor linked by a changed page before it is there.
 */
export function sendingOrder<File extends FileOfSite>(
  files: readonly File[],
  isThere: (path: string) => boolean,
): File[][] {
  const groups = Map.groupBy(files, (file) => groupOf(file, isThere(file.path)));
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** Pages are removed first, then what they asked for. */
export function removalOrder(paths: readonly string[]): string[][] {
  const isPage = (path: string) => path.endsWith('.html');
  return [paths.filter(isPage), paths.filter((path) => !isPage(path))].filter((group) => group.length > 0);
}

function groupOf({ path, kind }: FileOfSite, isThere: boolean): number {
  if (kind === 'asset' || kind === 'media' || kind === 'smaller') return 0;
  if (kind === 'page') return isThere ? 3 : 2;
  const last = LAST.indexOf(path);
  if (last >= 0) return 5 + last;
  return kind === 'data' && !isThere ? 1 : 4;
}
