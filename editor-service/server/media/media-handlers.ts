import { findMediaUses } from '#content-store/drafts/media/find-media-uses.ts';
import { deleteMedia, describeMedia } from '#content-store/drafts/media/media-changes.ts';
import { listMedia } from '#content-store/drafts/media/media-library.ts';
import { domainsThatPublish } from '#content-store/drafts/media/published-media.ts';
import { requireAccess } from '../calls/access.ts';
import { type HandlersOf, stampOf } from '../calls/call-context.ts';
import { withoutHidden } from '../roles/page-roles.ts';
import { dropOriginal } from './keep-original.ts';
import { organiseHandlers } from './organise-handlers.ts';
import { type LibraryParts, replaceOriginal, requireItem, uploadMedia } from './upload-media.ts';

/** The media library: images and files. */
export function mediaHandlers(parts: LibraryParts): HandlersOf<'media'> {
  const { db, publishing, uploads } = parts;
  return {
    'media/list': ({ page, ...query }) => listMedia(db, { ...query, offset: (page - 1) * query.limit }),
    ...organiseHandlers(parts),
    'media/upload': uploadMedia(parts),
    'media/replace': replaceOriginal(parts),

    /** Changes the name, alt text or focus; once visitors see the item, for publishers only. */
    'media/update': async ({ _id, ...words }, { caller }) => {
      await requireItem(db, _id);
      if ((await domainsThatPublish(db, _id)).length > 0) requireAccess('publisher', caller, true);
      await publishing.commit(() => describeMedia(db, _id, words, stampOf(caller).at));
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
  };
}
