import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOfASite } from './media-type.ts';

/** A file that may be sent. */
export interface FoundFile {
  path: string;
  size: number;
  modifiedMs: number;
}

/** Files for hosts that read them; they are instructions, not pages. */
const HIDDEN = new Set(['_headers', '_redirects']);

/** The segments of an address, or null for one that could leave the root, names a hidden file or is not well formed. */
function segmentsOf(address: string): string[] | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(address);
  } catch {
    return null;
  }
  const segments = decoded.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (segments.length === 1 && segments[0] === '') return decoded === '//' ? null : [];
  return segments.every(isAllowed) && !HIDDEN.has(segments.join('/')) ? segments : null;
}

function isAllowed(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[\\:\0]/.test(segment);
}

/**
 * The file an address means under `root` (a folder means its `index.html`), or null. Only what a site is made of is ever
 * found: no source maps, databases or whatever else may have come to lie there. Links are never followed.
 */
export function findFile(root: string, address: string): FoundFile | null {
  const segments = segmentsOf(address);
  const file = segments && (fileUnder(root, ...segments) ?? fileUnder(root, ...segments, 'index.html'));
  return file && isOfASite(file.path) ? file : null;
}

/**
 * The file at this very path under `root`, hidden ones too, or null. Links below the root are never followed. To look
 * takes a few microseconds; to have another thread look takes many times that.
 */
export function fileUnder(root: string, ...segments: string[]): FoundFile | null {
  try {
    const stats = statSync(join(root, ...segments), { throwIfNoEntry: false });
    if (!stats?.isFile()) return null;
    const path = join(realpathSync.native(root), ...segments);
    return realpathSync.native(path) === path ? { path, size: stats.size, modifiedMs: stats.mtimeMs } : null;
  } catch {
    return null; // a name the file system does not take
  }
}
