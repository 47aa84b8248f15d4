import { requirePage, storedRevision } from '#content-store/drafts/content/page-revisions.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { noteVisit } from '#content-store/drafts/people/visits.ts';
import type { Handler } from '../calls/call-context.ts';
import { requirePageRole } from '../roles/page-roles.ts';

/** Notes that the caller is at a page or leaves it; returns the others there and the last save. Repeat every minute. */
export const notePresence =
  (db: Db, now: () => Date): Handler<'page/presence'> =>
  async ({ isLeaving, ...ref }, { caller }) => {
    const page = await requirePage(db, ref);
    requirePageRole(page, 'viewerRoles', caller);
    const { userId, username } = caller;
    const others = await noteVisit(db, ref._id, { userId, username, isLeaving, now: now().getTime() });
    return {
      people: others.map((other) => ({ username: other.username, since: new Date(other.since).toISOString() })),
      stored: await storedRevision(db, page, ref.collection),
    };
  };
