import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { addMedia, type OriginalRecord } from '#content-store/drafts/media/media.ts';
import { replaceMedia } from '#content-store/drafts/media/media-changes.ts';
import { libraryItem } from '#content-store/drafts/media/media-library.ts';
import { AppError } from '#content-store/model/error.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { type Handler, stampOf, type Upload } from '../calls/call-context.ts';
import type { PublishParts } from '../publishing/publishing.ts';
import { dropOriginal } from './keep-original.ts';
import { storeUpload, type Taken } from './store-upload.ts';
import type { Uploads } from './uploads.ts';

/** Dependencies of the media library. */
export interface LibraryParts extends PublishParts {
  uploads: Uploads;
}

/** Adds an image or a file to the library. */
export function uploadMedia({ db, uploads }: LibraryParts): Handler<'media/upload'> {
  return ({ alt }, { caller, upload }) =>
    addOriginal(db, uploads, { upload, _id: newId() }, async ({ record, size }) => {
      await addMedia(db, 'alt' in record ? { ...record, alt } : record, stampOf(caller), size);
    });
}

/** Replaces an image, or a file by one of the same kind, in drafts and on the site; its name and alt text stay. */
export function replaceOriginal({ db, publishing, uploads }: LibraryParts): Handler<'media/replace'> {
  return ({ _id }, { caller, upload }) =>
    addOriginal(db, uploads, { upload, _id }, async ({ record, size }) => {
      const item = await requireItem(db, _id);
      requireSameKind(item, record);
      const words = item.kind === 'image' ? { name: item.name, alt: item.alt } : { name: item.name };
      const change = () => replaceMedia(db, { ...record, ...words }, size, stampOf(caller).at);
      await dropOriginal(db, uploads.originals, await publishing.commit(change));
    });
}

/** Stores an upload, lets `change` add it to the library, and removes it if that fails. */
function addOriginal(
  db: Db,
  uploads: Uploads,
  { upload, _id }: { upload: Upload; _id: string },
  change: (taken: Taken) => Promise<void>,
): Promise<LibraryItem> {
  return uploads.inTurn(async () => {
    const taken = await storeUpload(uploads, upload, _id);
    try {
      await change(taken);
    } catch (error) {
      await dropOriginal(db, uploads.originals, taken.record);
      throw error;
    }
    return requireItem(db, _id);
  });
}

/** Links name the type of their target: a pdf stays a pdf. */
function requireSameKind(before: LibraryItem, record: OriginalRecord): void {
  const isSame = before.kind === 'image' ? 'width' in record : before.ext === record.ext;
  const expected = before.kind === 'image' ? 'an image' : `a ${before.ext} file`;
  if (!isSame) throw new AppError('invalid', `This can be replaced by ${expected} only`);
}

/** The item of the media library. Throws `not-found`. */
export async function requireItem(db: Db, _id: string): Promise<LibraryItem> {
  const item = await libraryItem(db, _id);
  if (!item) throw new AppError('not-found', 'This is not in the media library');
  return item;
}
