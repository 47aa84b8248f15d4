import { newId } from '#content-store/drafts/database/new-id.ts';
import type { PageRef } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { NO_ROLES } from '#content-store/drafts/pages/tags-and-roles.ts';
import { type Page, pageSchema } from '#content-store/model/entities/page.ts';
import { requireUnused } from '../blocks/blocks.ts';
import { cleanPage, withWarnings } from '../content/clean-page.ts';
import { requireDomain } from '../content/domain-for.ts';
import { type Handler, type Handlers, type LoggedInContext, stampOf } from '../http/call-context.ts';
import { publishRefusal, requirePageRole } from '../people/page-roles.ts';
import type { Log } from '../runtime/log.ts';
import type { FindProblems } from './checks/find-problems.ts';
import type { PublishEvents } from './delivery/publish-events.ts';
import { onlyPage } from './sets/apply-set.ts';
import type { PublishNeeds } from './sets/publish-set.ts';
import { kindIn, type PostedPage } from './sets/set-plan.ts';

interface Needs extends PublishNeeds {
  log: Log;
  events: PublishEvents;
  findProblems: FindProblems;
}

/** The calls that check, publish, unpublish and delete one page; each of the last three is a set of one. */
export function publishPageHandlers({ log, events, findProblems, ...needs }: Needs) {
  const publish = publishPage(needs);
  return {
    /** Reports the problems of the posted page, and whether the caller may publish it; nothing is stored. */
    'page/check': async ({ page: posted, collection, sections }, { caller }) => {
      const { _id, domainId } = posted;
      const stored = _id === undefined ? null : await requirePage(needs.db, { _id, collection, domainId });
      if (stored) requirePageRole(stored, 'editorRoles', caller);
      await requireDomain(needs.db, domainId, caller);
      const page = pageSchema.parse({ ...cleanPage(posted, collection).draft, _id: _id ?? 'new' });
      return {
        problems: await findProblems({ page, collection, sections }),
        refusal: publishRefusal(stored ?? NO_ROLES, caller),
        mayOverride: caller.isAdmin,
      };
    },

    'page/publishPage': publish,
    'page/publishStatus': ({ _id }) => events.lastOf(_id),

    'page/unpublishPage': (ref, context) => withdrawPage(needs, ref, 'unpublish', context),

    /** Moves a page to the trash and unpublishes it at once. */
    'page/delete': async (ref, context) => {
      const { _id, slug } = await withdrawPage(needs, ref, 'delete', context);
      return { _id, slug };
    },

    // Kept for older clients: `page/publishPage` with the collection `listings` does the same.
    'listing/publishListing': ({ listing }, context) => {
      log.warn({ call: 'listing/publishListing' }, 'this call will be removed, please use page/*');
      return publish({ page: listing, collection: 'listings' }, context);
    },
  } satisfies Partial<Handlers>;
}

/** Saves the posted page, checked like any save, and makes it the published copy; its files follow at once. */
function publishPage({ db, publishSet }: PublishNeeds): Handler<'page/publishPage'> {
  return async ({ page: posted, collection, checks }, { caller, address }) => {
    const { draft, warnings } = cleanPage(posted, collection);
    const { domainId } = draft;
    const isNew = posted._id === undefined;
    if (isNew) await requireDomain(db, domainId, caller);
    const item: PostedPage = {
      ...{ isPosted: true, kind: kindIn(collection), collection, domainId, action: 'publish' },
      ...{ _id: posted._id ?? newId(), draft, isNew, revision: posted.revision },
    };
    const applied = await publishSet({ domainId, caller, items: [item], stamp: stampOf(caller), address, checks });
    return withWarnings(onlyPage(applied), warnings);
  };
}

async function withdrawPage(
  { db, publishSet }: PublishNeeds,
  { _id, collection = 'pages', domainId: ofDomain }: PageRef,
  action: 'unpublish' | 'delete',
  { caller, address }: LoggedInContext,
): Promise<Page> {
  const page = requirePageRole(
    await requirePage(db, { _id, collection, domainId: ofDomain }),
    'publisherRoles',
    caller,
  );
  if (action === 'delete' && collection === 'sections') await requireUnused(db, page);
  const { domainId } = page;
  const item: PostedPage = { isPosted: true, kind: kindIn(collection), collection, domainId, action, _id };
  return onlyPage(await publishSet({ domainId, caller, items: [item], stamp: stampOf(caller), address }));
}
