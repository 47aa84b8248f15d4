import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { idOfUpload } from '#content-store/drafts/media/file-media.ts';
import { addMedia, type OriginalRecord } from '#content-store/drafts/media/media.ts';
import { replaceMedia } from '#content-store/drafts/media/media-changes.ts';
import { requireFolder } from '#content-store/drafts/media/media-folders.ts';
import { libraryItem } from '#content-store/drafts/media/media-library.ts';
import { AppError } from '#content-store/model/error.ts';
import { FILE_EXTENSIONS } from '#content-store/model/media/file.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { type Handler, stampOf, type Upload } from '../http/call-context.ts';
import type { CommitParts } from '../runtime/commit.ts';
import { dropOriginal, hashOf } from './keep-original.ts';
import { storeUpload, type Taken } from './store-upload.ts';
import type { Uploads } from './uploads.ts';

/** Dependencies of the media library. */
export interface LibraryParts extends CommitParts {
  uploads: Uploads;
}

/** Adds an image or a file to the library; if wanted, only when it is not there yet. */
export function uploadMedia({ db, uploads }: LibraryParts): Handler<'media/upload'> {
  return async ({ alt, folder = '', ifKnown }, { caller, upload }) => {
    const uploadHash = await hashOf(upload.file);
    if (ifKnown === 'answer') {
      const known = await idOfUpload(db, uploadHash, extensionOf(upload.name));
      if (known) return { ...(await requireItem(db, known)), isKnown: true };
    }
    await requireFolder(db, folder);
    return addOriginal(db, uploads, { upload, _id: newId() }, async ({ record, size }) => {
      const filed = { folder, uploadHash };
      await addMedia(db, 'alt' in record ? { ...record, alt } : record, stampOf(caller), size, filed);
    });
  };
}

/** The extension of a file's name, for files that are kept as they are; those of pictures tell nothing. */
function extensionOf(name: string): string | undefined {
  return FILE_EXTENSIONS.find((extension) => name.toLowerCase().endsWith(`.${extension}`));
}

/** Replaces an image, or a file by one of the same kind, in drafts and on the site; its name, alt text, focus, folder and tags stay. */
export function replaceOriginal({ db, commit, uploads }: LibraryParts): Handler<'media/replace'> {
  return async ({ _id }, { caller, upload }) => {
    const uploadHash = await hashOf(upload.file);
    return addOriginal(db, uploads, { upload, _id }, async ({ record, size }) => {
      const item = await requireItem(db, _id);
      requireSameKind(item, record);
      const { name } = item;
      const words = item.kind === 'image' ? { name, alt: item.alt, focus: item.focus } : { name };
      const change = () => replaceMedia(db, { ...record, ...words }, size, stampOf(caller).at, uploadHash);
      await dropOriginal(db, uploads.originals, await commit(change));
    });
  };
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
  if (!isSame) throw new AppError('invalid', `This can only be replaced by ${expected} only`);
}

/** The item of the media library. Throws `not-found`. */
export async function requireItem(db: Db, _id: string): Promise<LibraryItem> {
  const item = await libraryItem(db, _id);
  if (!item) throw new AppError('not-found', 'This is not in the media library');
  return item;
}
