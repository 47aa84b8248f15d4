import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { countRows } from '#content-store/drafts/database/list-queries.ts';
import { type Db, engineFor } from '#content-store/drafts/database/open-database.ts';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import { inLanes } from '#content-store/files/in-lanes.ts';
import type { Settings } from '../../runtime/settings.ts';
import { foldersOf } from '../../storage/storage.ts';

/** A walk through 20,000 files takes seconds. */
const REMEMBERED_MS = 5 * 60_000;
const LANES = 4;

export type DiskUse = Awaited<ReturnType<typeof measure>>;

/** Answers what the product takes on the disk, in bytes; measured at most every five minutes, a few files at a time. */
export function createDiskUse(db: Db, settings: Settings): () => Promise<DiskUse> {
  let known: { at: number; use: Promise<DiskUse> } | undefined;
  return () => {
    if (!known || performance.now() - known.at > REMEMBERED_MS) {
      const use = measure(db, settings);
      known = { at: performance.now(), use };
      use.catch(() => {
        known = undefined; // the next question measures again
      });
    }
    return known.use;
  };
}

async function measure(db: Db, settings: Settings) {
  const { media, images } = foldersOf(settings);
  const { bavail, bsize } = await statfs(settings.dataDir);
  return {
    measuredAt: new Date().toISOString(),
    drafts: await engineFor(db).size(),
    versions: await countRows(db.selectFrom('pageHistory')),
    originals: await sizeOfFolder(media),
    variants: await sizeOfFolder(images),
    published: await sizeOfFolder(settings.contentDir),
    site: await sizeOfFolder(settings.distDir),
    free: bavail * bsize,
  };
}

/** The size of all files below a folder, 0 when it is absent. Links are not followed; what is removed meanwhile counts as 0. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfAbsent)) ?? [];
  let size = 0;
  await inLanes(
    entries.filter((entry) => entry.isFile()),
    async ({ name }) => {
      size += (await stat(join(folder, name)).catch(nullIfAbsent))?.size ?? 0;
    },
    LANES,
  );
  for (const { name } of entries.filter((entry) => entry.isDirectory())) size += await sizeOfFolder(join(folder, name));
  return size;
}
