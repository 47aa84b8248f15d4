import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaRecord } from '../model/media/image.ts';
import { originalPath } from '../model/published/published-path.ts';
import type { PublishedStore } from './store.ts';

/**
 * Puts the originals that published documents use beside them, from `mediaFolder` (files named `<hash>.<ext>`). Call it
 * before the media list and the pages are written. Those that are there already are left alone: their name is their hash.
 */
export async function publishOriginals(
  store: PublishedStore,
  mediaFolder: string,
  records: readonly Pick<MediaRecord, 'hash' | 'ext'>[],
): Promise<void> {
  for (const { hash, ext } of records) {
    const path = originalPath(hash, ext);
    if (await store.has(path)) continue;
    await store.write(path, await readFile(join(mediaFolder, `${hash}.${ext}`)));
  }
}
