import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { fileMedia, idOfUpload, listMediaTags } from '#content-store/drafts/media/file-media.ts';
import { findMediaUses } from '#content-store/drafts/media/find-media-uses.ts';
import { addMedia, type OriginalRecord } from '#content-store/drafts/media/media.ts';
import { deleteMedia, describeMedia, replaceMedia } from '#content-store/drafts/media/media-changes.ts';
import {
  createFolder,
  deleteFolder,
  listFolders,
  moveFolder,
  requireFolder,
} from '#content-store/drafts/media/media-folders.ts';
import { libraryItem, libraryItems, listMedia } from '#content-store/drafts/media/media-library.ts';
import { domainsThatPublish } from '#content-store/drafts/media/published-media.ts';
import { AppError } from '#content-store/model/error.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { Download } from '../../contract/answers.ts';
import { requireAccess } from '../http/access.ts';
import { type HandlersOf, stampOf, type Upload } from '../http/call-context.ts';
import { withoutHidden } from '../people/page-roles.ts';
import type { CommitNeeds } from '../runtime/commit.ts';
import { archiveOf, requireArchivable } from './archive.ts';
import { dropOriginal, hashOf } from './originals.ts';
import { extensionOf, storeUpload, type Taken, type Uploads } from './uploads.ts';

/** The media library: images and files. */
export function mediaHandlers({ db, commit, uploads }: CommitNeeds & { uploads: Uploads }): HandlersOf<'media'> {
  const { originals } = uploads;

  /** Stores an upload, lets `change` add it to the library, and removes it if that fails. */
  const addOriginal = (upload: Upload, _id: string, change: (taken: Taken) => Promise<void>): Promise<LibraryItem> =>
    uploads.inTurn(async () => {
      const taken = await storeUpload(uploads, upload, _id);
      try {
        await change(taken);
      } catch (error) {
        await dropOriginal(db, originals, taken.record);
        throw error;
      }
      return requireItem(db, _id);
    });

  return {
    'media/list': ({ page, ...query }) => listMedia(db, { ...query, offset: (page - 1) * query.limit }),

    /** Adds an image or a file to the library; if wanted, only when it is not there yet. */
    'media/upload': async ({ alt, folder = '', ifKnown }, { caller, upload }) => {
      const uploadHash = await hashOf(upload.file);
      if (ifKnown === 'answer') {
        const known = await idOfUpload(db, uploadHash, extensionOf(upload.name));
        if (known) return { ...(await requireItem(db, known)), isKnown: true };
      }
      await requireFolder(db, folder);
      return addOriginal(upload, newId(), async ({ record, size }) => {
        const filed = { folder, uploadHash };
        await addMedia(db, 'alt' in record ? { ...record, alt } : record, stampOf(caller), size, filed);
      });
    },

    /**
     * Replaces an image, or a file by one of the same kind, in drafts and on the site; its name, alt text, focus, folder and
     * tags stay. The image that was there becomes another item of the library.
     */
    'media/replace': async ({ _id }, { caller, upload }) => {
      const uploadHash = await hashOf(upload.file);
      return addOriginal(upload, _id, async ({ record, size }) => {
        const item = await requireItem(db, _id);
        requireSameKind(item, record);
        const { name } = item;
        const words = item.kind === 'image' ? { name, alt: item.alt, focus: item.focus } : { name };
        const { at } = stampOf(caller);
        const change = () =>
          transact(db, async (transaction) => {
            const before = await replaceMedia(transaction, { ...record, ...words }, size, at, uploadHash);
            const isOther = before.hash !== record.hash;
            if (item.kind === 'image' && isOther) await keepReplaced(transaction, before, item, at.slice(0, 10));
            return before;
          });
        await dropOriginal(db, originals, await commit(change));
      });
    },

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
        await dropOriginal(db, originals, original);
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

    'media/organise': async ({ ids, ...change }) => {
      await fileMedia(db, ids, change);
      return { items: await libraryItems(db, ids) };
    },

    'media/deleteMany': ({ ids }) =>
      uploads.inTurn(async () => {
        const deleted: LibraryItem[] = [];
        const kept: LibraryItem[] = [];
        let refusal = new AppError('not-found', 'These are not in the media library');
        for (const item of await libraryItems(db, ids)) {
          const original = await deleteMedia(db, item._id).catch(ifUsed);
          if (original instanceof AppError) refusal = original;
          else await dropOriginal(db, originals, original);
          (original instanceof AppError ? kept : deleted).push(item);
        }
        const [first] = deleted;
        if (!first) throw kept.length > 1 ? new AppError('conflict', ALL_USED) : refusal;
        const names = deleted.map(({ _id, name }) => name || _id).join(', ');
        return {
          deleted: deleted.length,
          kept: kept.map(({ _id, name }) => ({ _id, name })),
          _id: first._id,
          name: names.slice(0, 500),
        };
      }),

    'media/getOriginals': async ({ ids }) => {
      const items = await libraryItems(db, ids);
      requireArchivable(items);
      return new Download('Media.zip', archiveOf(items, originals), 'application/zip');
    },
  };
}

const ALL_USED =
  'All of these are used, on pages or by what visitors saw before. Remove them there first, or for good in Published';

/** Why an item that is in use stays; anything else is thrown. */
function ifUsed(error: unknown): AppError {
  if (error instanceof AppError && error.code === 'conflict') return error;
  throw error;
}

/** Links name the type of their target: a pdf stays a pdf. */
function requireSameKind(before: LibraryItem, record: OriginalRecord): void {
  const isSame = before.kind === 'image' ? 'width' in record : before.ext === record.ext;
  const expected = before.kind === 'image' ? 'an image' : `a ${before.ext} file`;
  if (!isSame) throw new AppError('invalid', `This can only be replaced by ${expected}`);
}

/** Adds the image that was replaced on this day as an item that nothing uses. */
async function keepReplaced(db: Db, before: OriginalRecord, item: LibraryItem, day: string): Promise<void> {
  const { uploadedAt: at, uploadedBy: by, size, folder, tags } = item;
  const name = `${before.name.slice(0, 170)} (replaced ${day})`;
  await addMedia(db, { ...before, _id: newId(), name }, { at, by }, size, { folder, tags });
}

/** The item of the media library. Throws `not-found`. */
async function requireItem(db: Db, _id: string): Promise<LibraryItem> {
  const item = await libraryItem(db, _id);
  if (!item) throw new AppError('not-found', 'This is not in the media library');
  return item;
}
