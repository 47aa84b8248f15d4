import { transact } from '#content-store/drafts/database/transact.ts';
import { alsoListing } from '#content-store/drafts/pages/also-listing.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import * as drafts from '#content-store/drafts/publishing/publish-page.ts';
import { cleanPage, withWarnings } from '../content/clean-page.ts';
import { finishedContent } from '../content/finished-content.ts';
import { requireTemplate } from '../content/require-template.ts';
import { type Audit, type Handler, type Handlers, stampOf } from '../http/call-context.ts';
import { requirePageRole } from '../people/page-roles.ts';
import type { CommitParts } from '../runtime/commit.ts';
import type { Log } from '../runtime/log.ts';
import { checkPage, requireNoErrors } from './checks/check-page.ts';
import { errorsIn, type FindProblems } from './checks/find-problems.ts';
import type { PublishEvents } from './delivery/publish-events.ts';

/** Dependencies of publishing a page. */
interface PublishPageParts extends CommitParts {
  audit: Audit;
  findProblems: FindProblems;
}

interface Parts extends PublishPageParts {
  log: Log;
  events: PublishEvents;
}

type PublishPageCall = 'page/check' | 'page/publishPage' | 'page/unpublishPage' | 'page/publishStatus';

/** The calls that check, publish and unpublish one page. */
export function publishPageHandlers({
  log,
  events,
  ...parts
}: Parts): Pick<Handlers, PublishPageCall | 'listing/publishListing'> {
  const publish = publishPage(parts);
  return {
    'page/check': checkPage(parts.db, parts.findProblems),
    'page/publishPage': publish,
    'page/unpublishPage': unpublishPage(parts),
    'page/publishStatus': ({ _id }) => events.lastOf(_id),

    // Kept for older clients: `page/publishPage` with the collection `listings` does the same.
    'listing/publishListing': ({ listing }, context) => {
      log.warn({ call: 'listing/publishListing' }, 'this call will be removed, please use page/*');
      return publish({ page: listing, collection: 'listings' }, context);
    },
  };
}

/**
 * Saves the posted page, checked like any save, and makes it the published copy; its files follow at once. With
 * `checks`, errors prevent this unless an administrator gives a reason.
 */
function publishPage({ db, audit, commit, findProblems }: PublishPageParts): Handler<'page/publishPage'> {
  return async ({ page: posted, collection, checks }, context) => {
    const { caller } = context;
    const { draft, warnings } = cleanPage(posted, collection);
    const errors = checks ? errorsIn(await findProblems(posted, draft, collection)) : [];
    const overridden = requireNoErrors(errors, checks?.reason, caller);
    const stamp = stampOf(caller);
    const page = await commit(() =>
      transact(db, async (transaction) => {
        const _id = posted._id ?? (await insertPage(transaction, draft, stamp, collection))._id;
        const ref = { _id, collection, domainId: draft.domainId };
        const stored = await requirePage(transaction, ref);
        requirePageRole(stored, 'editorRoles', caller);
        requirePageRole(stored, 'publisherRoles', caller);
        requireTemplate(draft.template, posted._id === undefined ? undefined : stored);
        const options = { draft, named: finishedContent, expectedRevision: posted.revision };
        const published = await drafts.publishPage(transaction, ref, stamp, options);
        await alsoListing(transaction, ref, (listing) =>
          drafts.publishPage(transaction, listing, stamp, { named: finishedContent }),
        );
        return published;
      }),
    );
    if (overridden) await audit(context, 'publish with errors', { subject: `${page._id}, ${overridden}` });
    return withWarnings(page, warnings);
  };
}

/** Hides a page from visitors and keeps its draft. */
function unpublishPage({ db, commit }: CommitParts): Handler<'page/unpublishPage'> {
  return async (ref, { caller }) => {
    requirePageRole(await requirePage(db, ref), 'publisherRoles', caller);
    const stamp = stampOf(caller);
    return commit(() =>
      transact(db, async (transaction) => {
        await alsoListing(transaction, ref, (listing) => drafts.unpublishPage(transaction, listing, stamp));
        return drafts.unpublishPage(transaction, ref, stamp);
      }),
    );
  };
}
