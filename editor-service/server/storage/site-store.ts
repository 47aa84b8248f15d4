import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { AREAS, areaOf } from '#content-store/files/file-store.ts';
import { openBucket } from '#content-store/files/open-bucket.ts';
import { SentFiles } from '#content-store/files/sent-files.ts';
import { folderStore, sentStore } from '#content-store/published/store.ts';
import type { Settings } from '../runtime/settings.ts';
import { createMediaVariants } from './media-variants.ts';
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
