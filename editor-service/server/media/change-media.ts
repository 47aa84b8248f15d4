import type { Db } from '#content-store/drafts/database/open-database.ts';
import { deleteMedia, describeMedia } from '#content-store/drafts/media/media-changes.ts';
import { mediaUsage } from '#content-store/drafts/media/media-usage.ts';
import { domainsThatPublish } from '#content-store/drafts/media/published-media.ts';
import { requireAccess } from '../calls/access.ts';
import type { Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { withoutHidden } from '../roles/page-roles.ts';
import { dropOriginal } from './keep-original.ts';
import { requireItem } from './require-item.ts';
import type { Uploads } from './uploads.ts';

/** Another name or alt text; where visitors see it already, only for those who may publish. */
export const updateMedia =
  (db: Db, publishing: Publishing): Handler<'media/update'> =>
  async ({ _id, name, alt }, { caller }) => {
    await requireItem(db, _id);
    if ((await domainsThatPublish(db, _id)).length > 0) requireAccess('publisher', caller, true);
    await publishing.commit(() => describeMedia(db, _id, { name, alt }, stampOf(caller).at));
    return requireItem(db, _id);
  };

/** Takes an original out of the library for good, unless it is used. */
export const removeMedia =
  (db: Db, uploads: Uploads): Handler<'media/delete'> =>
  ({ _id }) =>
    uploads.inTurn(async () => {
      const original = await deleteMedia(db, _id);
      await dropOriginal(db, uploads.originals, original);
      return { _id, name: original.name };
    });

/** Where an original is used, as far as the caller may view it. */
export const showUsage =
  (db: Db): Handler<'media/usage'> =>
  async ({ _id }, { caller }) => {
    await requireItem(db, _id);
    return withoutHidden(await mediaUsage(db, _id), db, caller);
  };
