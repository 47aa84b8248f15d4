import { join } from 'node:path';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { inLanes } from '#content-store/files/in-lanes.ts';

/** Completes a backup with the originals that only the bucket has; answers how many the bucket has in all. */
export async function fetchOriginals(bucket: FileStore, backup: string): Promise<number> {
  const inBucket = areaOf(bucket, AREAS.media);
  const copies = cachedFolder(join(backup, 'media'), inBucket);
  const names: string[] = [];
  for await (const { key } of inBucket.list()) names.push(key);
  await inLanes(names, async (name) => void (await copies.fetch(name)));
  return names.length;
}
