import { fileMedia, listMediaTags } from '#content-store/drafts/media/file-media.ts';
import { deleteMedia } from '#content-store/drafts/media/media-changes.ts';
import { createFolder, deleteFolder, listFolders, moveFolder } from '#content-store/drafts/media/media-folders.ts';
import { libraryItems } from '#content-store/drafts/media/media-library.ts';
import { AppError } from '#content-store/model/error.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { Download } from '../../contract/answers.ts';
import type { HandlersOf } from '../calls/call-context.ts';
import { archiveOf, requireArchivable } from './archive.ts';
import { dropOriginal } from './keep-original.ts';
import type { LibraryParts } from './upload-media.ts';

type Organising = Pick<
  HandlersOf<'media'>,
  | 'media/getFolders'
  | 'media/createFolder'
  | 'media/moveFolder'
  | 'media/removeFolder'
  | 'media/organise'
  | 'media/deleteMany'
  | 'media/getOriginals'
>;

/** Folders and tags of the library, and what is done with many items at once. */
export function organiseHandlers({ db, uploads }: LibraryParts): Organising {
  return {
    'media/getFolders': async () => ({ folders: await listFolders(db), tags: await listMediaTags(db) }),

    'media/createFolder': async ({ path }) => {
      await createFolder(db, path);
      return { path };
    },

    'media/moveFolder': async ({ path, to }) => {
      await moveFolder(db, path, to);
      return { path: to };
    },

    'media/removeFolder': async ({ path }) => {
      await deleteFolder(db, path);
      return {};
    },

    /** Files items under a folder and tags; all of them or none. */
    'media/organise': async ({ ids, ...change }) => {
      await fileMedia(db, ids, change);
      return { items: await libraryItems(db, ids) };
    },

    /** Deletes what is not used, one item at a time; what is used, or gone already, stays as it is. */
    'media/deleteMany': ({ ids }) =>
      uploads.inTurn(async () => {
        const deleted: LibraryItem[] = [];
        const kept: LibraryItem[] = [];
        for (const item of await libraryItems(db, ids)) {
          const original = await deleteMedia(db, item._id).catch(ifUsed);
          if (original) await dropOriginal(db, uploads.originals, original);
          (original ? deleted : kept).push(item);
        }
        const [first] = deleted;
        if (!first) throw new AppError('conflict', 'All of these are used in pages; take them out there first');
        const names = deleted.map(({ _id, name }) => name || _id).join(', ');
        return {
          deleted: deleted.length,
          kept: kept.map(({ _id, name }) => ({ _id, name })),
          _id: first._id,
          name: names.slice(0, 500),
        };
      }),

    /** The originals in one archive. */
    'media/getOriginals': async ({ ids }) => {
      const items = await libraryItems(db, ids);
      requireArchivable(items);
      return new Download('Media.zip', archiveOf(items, uploads.originals), 'application/zip');
    },
  };
}

/** Null for an item that is in use; anything else is thrown. */
function ifUsed(error: unknown): null {
  if (error instanceof AppError && error.code === 'conflict') return null;
  throw error;
}
