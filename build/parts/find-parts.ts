import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nullIfAbsent } from '#content-store/files/absent.ts';
import { AREAS, areaOf, type FileStore } from '#content-store/files/file-store.ts';
import { folderFiles } from '#content-store/files/folder-files.ts';
import { openBucket } from '#content-store/files/open-bucket.ts';
import type { BucketAddress } from '#content-store/files/storage-address.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireNoOwner } from '../output/lock-output.ts';
import { pairOf } from '../output/pair.ts';
import { type FoundPart, type FoundParts, judgeParts, type Need } from './judge-parts.ts';

/** Where the parts of a site are, and which other site they may replace. */
export interface Places {
  dataDir: string;
  contentDir: string;
  distDir: string;
  storage?: BucketAddress | null | undefined;
  manifestDir?: string | undefined;
  isPlainFolder?: boolean | undefined;
  replaces?: string | undefined;
}

/** The id of the site that a folder or bucket belongs to, in a hidden file of its own. */
const MARK = '.site';
const ID = /^[0-9a-f]{20}$/;

const UNKNOWN: FoundParts['database'] = { path: '', state: 'missing', site: null };

/**
 * Looks at the parts of a site; throws AppError `not-found` when there is nothing, `conflict` when something else is there or
 * another program is writing the same dist. A build knows no database.
 */
export async function requireParts(places: Places, need: Need, database = UNKNOWN): Promise<void> {
  if (need === 'start' || need === 'build') requireNoOwner(places.distDir);
  const { outcome, refusal } = judgeParts(await findParts(places, database, need), need, places.replaces);
  if (refusal) throw new AppError(outcome.startsWith('no-') ? 'not-found' : 'conflict', refusal);
}

/** Notes that a folder, or the area `mark` of a bucket, belongs to a site. */
export async function markPart(part: FileStore, site: string): Promise<void> {
  if ((await markOf(part)) !== site) await part.write(MARK, `${site}\n`);
}

/** The id of the site that published files belong to; null when nothing says. */
export const siteOfFolder = (folder: string): Promise<string | null> => markOf(folderFiles(folder));

/** The same for a bucket. */
export const siteOfBucket = (bucket: FileStore): Promise<string | null> => markOf(areaOf(bucket, AREAS.mark));

async function markOf(part: FileStore): Promise<string | null> {
  const text = (await part.read(MARK))?.toString().trim() ?? '';
  return ID.test(text) ? text : null;
}

async function findParts(places: Places, database: FoundParts['database'], need: Need): Promise<FoundParts> {
  const { dataDir, contentDir, distDir, storage, isPlainFolder } = places;
  // A service with a whole site starts even while its bucket cannot be reached.
  const isAsked = database.state !== 'site' || need === 'send' || need === 'import';
  const bucket = storage && isAsked ? openBucket(storage) : null;
  const media = join(dataDir, 'media');
  const dist = await folderPart(distDir);
  return {
    database,
    published: await folderPart(contentDir),
    bucket: bucket && {
      path: `s3://${storage?.bucket}/${storage?.prefix}`,
      site: await siteOfBucket(bucket),
      hasFiles: await isUsed(bucket, 'published'),
    },
    originals: {
      path: media,
      hasFiles: (await hasFiles(media)) || (bucket !== null && (await isUsed(bucket, 'media'))),
    },
    dist: {
      ...dist,
      site: dist.site ?? (isPlainFolder ? await siteOfFolder(dirname(distDir)) : null),
      ...pairOf({ distDir, manifestDir: places.manifestDir ?? join(dataDir, 'build') }),
    },
  };
}

const folderPart = async (path: string): Promise<FoundPart> => ({
  path,
  site: await siteOfFolder(path),
  hasFiles: await hasFiles(path),
});

/** True when there is any file in an area of a bucket. */
export async function isUsed(bucket: FileStore, area: 'published' | 'media'): Promise<boolean> {
  for await (const _ of bucket.list(AREAS[area])) return true;
  return false;
}

/** True when there is any file that is not hidden, at whatever depth. */
export async function hasFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nullIfAbsent);
  const visible = (entries ?? []).filter(({ name }) => !name.startsWith('.') && name !== 'lost+found');
  if (visible.some((entry) => entry.isFile())) return true;
  for (const entry of visible) if (entry.isDirectory() && (await hasFiles(join(folder, entry.name)))) return true;
  return false;
}
