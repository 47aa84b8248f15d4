import { libraryItem } from '#content-store/drafts/media-library.ts';
import type { Db } from '#content-store/drafts/open-database.ts';
import { AppError } from '#content-store/error.ts';
import type { LibraryItem } from '#content-store/model/library-item.ts';

/** The item of the media library. Throws `not-found`. */
export async function requireItem(db: Db, _id: string): Promise<LibraryItem> {
  const item = await libraryItem(db, _id);
  if (!item) throw new AppError('not-found', 'This is not in the media library');
  return item;
}
