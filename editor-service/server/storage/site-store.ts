import type { ImageVariants } from '#build/images/images.ts';
import { type CachedFolder, cachedFolder } from '#content-store/files/cached-folder.ts';
import { AREAS, areaOf } from '#content-store/files/file-store.ts';
import { openBucket } from '#content-store/files/open-bucket.ts';
import { SentFiles } from '#content-store/files/sent-files.ts';
import { AppError } from '#content-store/model/error.ts';
import { folderStore, sentStore } from '#content-store/published/store.ts';
import type { Settings } from '../runtime/settings.ts';
import { createWorkQueue } from '../runtime/work-queue.ts';
import { foldersOf } from './storage.ts';

export type SiteStore = ReturnType<typeof openSiteStore>;

/** Where the files of the site are: in folders of this machine, which with a bucket are caches of that. */
export function openSiteStore(settings: Pick<Settings, 'dataDir' | 'contentDir' | 'storage'>) {
  const { contentDir, storage } = settings;
  const folders = foldersOf(settings);
  const bucket = storage && openBucket(storage);
  /** What the bucket has of the published files. */
  const sent = bucket && new SentFiles(bucket, AREAS.published, 'published');
  const originals = cachedFolder(folders.media, bucket && areaOf(bucket, AREAS.media));
  return {
    bucket,
    sent,
    published: sent ? sentStore(contentDir, sent) : folderStore(contentDir),
    /** The originals of the media library. */
    originals,
    variants: createMediaVariants(originals, cachedFolder(folders.images, bucket && areaOf(bucket, AREAS.images))),
  };
}

const MAX_RUNNING = 2;
/** A preview requests all its images at once. */
const MAX_WAITING = 500;
const REFUSAL = 'Too many images are being made, please try again in a moment';

export type MediaVariants = ReturnType<typeof createMediaVariants>;

/** Creates image variants as previews need them, with the code of the site build, loaded with the first one. */
function createMediaVariants(originals: CachedFolder, made: CachedFolder) {
  let variants: Promise<ImageVariants> | undefined;
  const inTurn = createWorkQueue(MAX_RUNNING, MAX_WAITING, REFUSAL);
  return {
    /** The folder of finished variants. */
    folder: made.folder,
    /** Creates the variant of that name. Throws `not-found` if its original is missing or cannot be cropped like this. */
    make: (name: string): Promise<void> =>
      inTurn(async () => {
        variants ??= import('#build/images/images.ts').then((images) => new images.ImageVariants(originals, made));
        try {
          await (await variants).read(name);
        } catch (cause) {
          if (cause instanceof AppError) throw cause;
          throw new AppError('not-found', 'This image could not be found', { cause });
        }
      }),
  };
}
