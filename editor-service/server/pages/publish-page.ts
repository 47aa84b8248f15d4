import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import { insertPage, publishPage } from '#content-store/drafts/content/pages.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { audit } from '../audit/audit-call.ts';
import type { Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';
import { requireNoErrors } from '../checks/check-page.ts';
import { cleanPage, withWarnings } from '../content/clean-page.ts';
import { requirePageRole } from '../roles/page-roles.ts';
import { alsoListing } from './listing-of.ts';

/**
 * Saves the posted page, checked like any save, and makes it the public copy; its files follow at once. With `checks` its
 * errors keep it from that, unless an administrator says why not.
 */
export const publish: Handler<'page/publishPage'> = async ({ page: posted, collection, checks }, context) => {
  const { service, caller } = context;
  const { draft, warnings } = cleanPage(posted);
  const overridden = checks && (await requireNoErrors(context, posted, draft, checks.reason));
  const stamp = stampOf(caller);
  const page = await service.publishing.commit(() =>
    transact(service.db, async (db) => {
      const { _id } = posted._id === undefined ? await insertPage(db, draft, stamp, collection) : { _id: posted._id };
      const ref = { _id, collection, domainId: draft.domainId };
      const stored = await requirePage(db, ref);
      requirePageRole(stored, 'editorRoles', caller);
      requirePageRole(stored, 'publisherRoles', caller);
      const published = await publishPage(db, ref, stamp, { draft, expectedRevision: posted.revision });
      await alsoListing(db, ref, (listing) => publishPage(db, listing, stamp));
      return published;
    }),
  );
  if (overridden) await audit(context, 'publish with errors', { subject: `${page._id}, ${overridden}` });
  return withWarnings(page, warnings);
};
