import { join } from 'node:path';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { inLanes } from '#content-store/files/in-lanes.ts';
import { AppError } from '#content-store/model/error.ts';

/**
 * Completes a backup with the originals that only the bucket has; answers how many the bucket has in all. Throws AppError
 * `unavailable` when it lacks one that it lists.
 */
export async function fetchOriginals(bucket: FileStore, backup: string): Promise<number> {
  const inBucket = areaOf(bucket, AREAS.media);
  const copies = cachedFolder(join(backup, 'media'), inBucket);
  const names: string[] = [];
  for await (const { key } of inBucket.list()) names.push(key);
  await inLanes(names, async (name) => {
    if (!(await copies.fetch(name)))
      throw new AppError('unavailable', `The bucket lists the original ${name}, but does not have it`);
  });
  return names.length;
}
