import { realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isOfASite } from '#content-store/model/media/media-type.ts';

/** A file that may be sent. */
export interface FoundFile {
  path: string;
  size: number;
  modifiedMs: number;
}

/** Instructions for servers, and the pages that have no address, of the site and of a language. */
const HIDDEN = /^(?:_headers|_redirects|(?:[^/]+\/)?404\.html)$/;

/** The segments of an address, or null for one that could leave the root, names a hidden file or is malformed. */
function segmentsOf(address: string): string[] | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(address);
  } catch {
    return null;
  }
  const segments = decoded.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (segments.length === 1 && segments[0] === '') return decoded === '//' ? null : [];
  return segments.every(isAllowed) && !HIDDEN.test(segments.join('/')) ? segments : null;
}

/** Of folders that begin with a dot, only the one of RFC 8615 is for visitors. */
function isAllowed(segment: string, index: number): boolean {
  if (segment.startsWith('.')) return segment === '.well-known' && index === 0;
  return segment !== '' && !/[\\:\0]/.test(segment);
}

/**
 * The file for an address under `root` (for a folder, its `index.html`), or null. A slash at the end means a folder.
 * Only kinds of files that a site consists of are ever found: no source maps, databases or other stray files. Links
 * are never followed.
 */
export function findFile(root: string, address: string): FoundFile | null {
  const segments = segmentsOf(address);
  if (!segments) return null;
  const mayBeFile = !address.endsWith('/') && isOfASite(segments.join('/'));
  const exact = mayBeFile ? fileUnder(root, ...segments) : null;
  return exact ?? fileUnder(root, ...segments, 'index.html');
}

/** The path below a root at which a build puts the file for an address; null for an address that no file can have. */
export function builtPathOf(address: string): string | null {
  const segments = segmentsOf(address);
  if (!segments) return null;
  const path = segments.join('/');
  if (path === '') return 'index.html';
  return isOfASite(path) ? path : `${path}/index.html`;
}

/** What identifies a file that was looked at before: another in its place has another inode or time. */
type Seen = Pick<Stats, 'dev' | 'ino' | 'ctimeMs'> & { file: FoundFile };

/** Files without a link between their root and them, by path: finding that out takes longer than all the rest. */
const MAX_SEEN = 20_000;
const seen = new LRUCache<string, Seen>({ max: MAX_SEEN });

/**
 * The file at exactly this path under `root`, even a hidden one, or null. Links below the root are never followed.
 * Synchronous, because a check takes a few microseconds, and many times that on another thread.
 */
export function fileUnder(root: string, ...segments: string[]): FoundFile | null {
  const place = join(root, ...segments);
  try {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (!stats?.isFile()) return null;
    const known = seen.get(place);
    if (known && isSame(known, stats)) return known.file;
    const path = join(realpathSync.native(root), ...segments);
    if (realpathSync.native(path) !== path) return null;
    const { dev, ino, ctimeMs, size, mtimeMs: modifiedMs } = stats;
    const file = { path, size, modifiedMs };
    seen.set(place, { dev, ino, ctimeMs, file });
    return file;
  } catch {
    return null; // a name the file system does not accept
  }
}

/** Every write, rename and link changes `ctime`. */
const isSame = ({ dev, ino, ctimeMs, file }: Seen, stats: Stats): boolean =>
  ino === stats.ino &&
  dev === stats.dev &&
  ctimeMs === stats.ctimeMs &&
  file.size === stats.size &&
  file.modifiedMs === stats.mtimeMs;
