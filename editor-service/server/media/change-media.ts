import { deleteMedia, describeMedia } from '#content-store/drafts/media/media-changes.ts';
import { mediaUsage } from '#content-store/drafts/media/media-usage.ts';
import { domainsThatPublish } from '#content-store/drafts/media/published-media.ts';
import { requireAccess } from '../calls/access.ts';
import type { Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';
import { withoutHidden } from '../roles/page-roles.ts';
import { dropOriginal } from './keep-original.ts';
import { requireItem } from './require-item.ts';

/** Another name or alt text; where visitors see it already, only for those who may publish. */
export const updateMedia: Handler<'media/update'> = async ({ _id, name, alt }, { service, caller }) => {
  const { db, publishing } = service;
  await requireItem(db, _id);
  if ((await domainsThatPublish(db, _id)).length > 0) requireAccess('publisher', caller, true);
  await publishing.commit(() => describeMedia(db, _id, { name, alt }, stampOf(caller).at));
  return requireItem(db, _id);
};

/** Takes an original out of the library for good, unless it is used. */
export const removeMedia: Handler<'media/delete'> = ({ _id }, { service: { db, uploads } }) =>
  uploads.inTurn(async () => {
    const original = await deleteMedia(db, _id);
    await dropOriginal(db, uploads.originals, original);
    return { _id, name: original.name };
  });

/** Where an original is used, as far as the caller may view it. */
export const showUsage: Handler<'media/usage'> = async ({ _id }, { service: { db }, caller }) => {
  await requireItem(db, _id);
  return withoutHidden(await mediaUsage(db, _id), db, caller);
};
