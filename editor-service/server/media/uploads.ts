import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { librarySize } from '#content-store/drafts/media/media-library.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Settings } from '../runtime/settings.ts';
import { createWorkQueue } from '../runtime/work-queue.ts';

const MAX_WAITING = 20;
const REFUSAL = 'Too many uploads are waiting, please try again in a moment';

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

interface Options {
  db: Db;
  settings: Pick<Settings, 'dataDir' | 'mediaQuotaBytes' | 'diskFloorBytes'>;
  originals: CachedFolder;
}

/** Creates the folders for uploads and clears the leftovers of an earlier run. */
export async function openUploads({ db, settings, originals }: Options) {
  const arriving = join(settings.dataDir, 'uploads');
  await Promise.all([mkdir(arriving, { recursive: true }), mkdir(originals.folder, { recursive: true })]);
  for (const name of await readdir(arriving)) await rm(join(arriving, name), { recursive: true, force: true });
  return {
    /** The originals, named by their hash. */
    originals,
    /** The folder of files that are arriving; leftovers of a kill can be deleted. */
    arriving,
    /** One change of the library at a time: encoding needs memory, and two changes must not touch the same original. */
    inTurn: createWorkQueue(1, MAX_WAITING, REFUSAL),
    /** Throws `too-large` over the library's quota, `storage-full` when the disk is nearly full. */
    requireRoom: async (bytes: number): Promise<void> => {
      if ((await librarySize(db)) + bytes > settings.mediaQuotaBytes) {
        throw new AppError('too-large', 'The media library is full; please delete what you no longer use');
      }
      const { bavail, bsize } = await statfs(originals.folder);
      if (bavail * bsize - bytes < settings.diskFloorBytes) {
        throw new AppError('storage-full', 'The disk is nearly full; please tell an administrator');
      }
    },
  };
}
