import { requirePage } from '#content-store/drafts/page-revisions.ts';
import { insertPage, publishPage } from '#content-store/drafts/pages.ts';
import { transact } from '#content-store/drafts/transact.ts';
import { audit } from '../audit/audit-call.ts';
import type { Handler } from '../call-context.ts';
import { requireNoErrors } from '../publishing/checks/check-page.ts';
import { stampOf } from '../stamp-of.ts';
import { cleanPage, withWarnings } from './clean-page.ts';
import { alsoListing } from './listing-of.ts';
import { requirePageRole } from './page-roles.ts';

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
