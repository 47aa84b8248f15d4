import type { Db } from '#content-store/drafts/database/open-database.ts';
import { libraryItem } from '#content-store/drafts/media/media-library.ts';
import { AppError } from '#content-store/model/error.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';

/** The item of the media library. Throws `not-found`. */
export async function requireItem(db: Db, _id: string): Promise<LibraryItem> {
  const item = await libraryItem(db, _id);
  if (!item) throw new AppError('not-found', 'This is not in the media library');
  return item;
}
