import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CachedFolder } from '../files/cached-folder.ts';
import type { MediaRecord } from '../model/media/image.ts';
import { originalPath } from '../model/published/published-path.ts';
import type { PublishedStore } from './store.ts';

/**
 * Copies the originals that published documents use from those of the library (files named `<hash>.<ext>`). Call it before the
 * media list and the pages are written. Existing files are skipped, as they are named by their hash.
 */
export async function publishOriginals(
  store: PublishedStore,
  library: CachedFolder,
  records: readonly Pick<MediaRecord, 'hash' | 'ext'>[],
): Promise<void> {
  for (const { hash, ext } of records) {
    const path = originalPath(hash, ext);
    if (await store.has(path)) continue;
    const name = `${hash}.${ext}`;
    await library.fetch(name);
    await store.write(path, await readFile(join(library.folder, name)));
  }
}
