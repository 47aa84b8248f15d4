import type { Db } from '#content-store/drafts/database/open-database.ts';
import { listMedia } from '#content-store/drafts/media/media-library.ts';
import type { mediaCalls } from '../../contract/media-calls.ts';
import type { HandlersOf } from '../calls/call-context.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { removeMedia, showUsage, updateMedia } from './change-media.ts';
import { replaceOriginal, uploadMedia } from './upload-media.ts';
import type { Uploads } from './uploads.ts';

interface Parts {
  db: Db;
  publishing: Publishing;
  uploads: Uploads;
}

/** The media library: images and files, latest upload first. */
export function mediaHandlers(parts: Parts): HandlersOf<typeof mediaCalls> {
  const { db, publishing, uploads } = parts;
  return {
    'media/list': ({ kind, search, limit, page }) => listMedia(db, { kind, search, limit, offset: (page - 1) * limit }),
    'media/upload': uploadMedia(parts),
    'media/update': updateMedia(db, publishing),
    'media/replace': replaceOriginal(parts),
    'media/delete': removeMedia(db, uploads),
    'media/usage': showUsage(db),
  };
}
