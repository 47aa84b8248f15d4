import { fileMedia, listMediaTags } from '#content-store/drafts/media/file-media.ts';
import { findMediaUses } from '#content-store/drafts/media/find-media-uses.ts';
import { deleteMedia, describeMedia } from '#content-store/drafts/media/media-changes.ts';
import { createFolder, deleteFolder, listFolders, moveFolder } from '#content-store/drafts/media/media-folders.ts';
import { libraryItems, listMedia } from '#content-store/drafts/media/media-library.ts';
import { domainsThatPublish } from '#content-store/drafts/media/published-media.ts';
import { AppError } from '#content-store/model/error.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { Download } from '../../contract/answers.ts';
import { requireAccess } from '../http/access.ts';
import { type HandlersOf, stampOf } from '../http/call-context.ts';
import { withoutHidden } from '../people/page-roles.ts';
import { archiveOf, requireArchivable } from './archive.ts';
import { dropOriginal } from './keep-original.ts';
import { type LibraryParts, replaceOriginal, requireItem, uploadMedia } from './upload-media.ts';

/** The media library: images and files. */
export function mediaHandlers(parts: LibraryParts): HandlersOf<'media'> {
  const { db, commit, uploads } = parts;
  return {
    'media/list': ({ page, ...query }) => listMedia(db, { ...query, offset: (page - 1) * query.limit }),
    'media/upload': uploadMedia(parts),
    'media/replace': replaceOriginal(parts),

    /** Changes the name, alt text or focus; once visitors see the item, for publishers only. */
    'media/update': async ({ _id, ...words }, { caller }) => {
      await requireItem(db, _id);
      if ((await domainsThatPublish(db, _id)).length > 0) requireAccess('publisher', caller, true);
      await commit(() => describeMedia(db, _id, words, stampOf(caller).at));
      return requireItem(db, _id);
    },

    /** Removes an original from the library permanently, unless it is used. */
    'media/delete': ({ _id }) =>
      uploads.inTurn(async () => {
        const original = await deleteMedia(db, _id);
        await dropOriginal(db, uploads.originals, original);
        return { _id, name: original.name };
      }),

    /** Where an original is used, limited to what the caller may view. */
    'media/usage': async ({ _id }, { caller }) => {
      await requireItem(db, _id);
      return withoutHidden(await findMediaUses(db, _id), db, caller);
    },

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
        if (!first) throw new AppError('conflict', 'All of these are used on pages; remove them there first');
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
