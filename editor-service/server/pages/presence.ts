import { requirePage, storedRevision } from '#content-store/drafts/content/page-revisions.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Caller, Handler } from '../calls/call-context.ts';
import { requirePageRole } from '../roles/page-roles.ts';

/** A person who is silent for this long has left. */
const FORGET_MS = 60_000;

interface Visit {
  username: string;
  /** Times of arrival and of the last call, in milliseconds. */
  since: number;
  seen: number;
}

/** Who is at which page now; kept in memory, since nobody is at work while the service is down. */
export function createPresence() {
  const pages = new Map<string, Map<string, Visit>>();

  const forget = (now: number) => {
    for (const [pageId, visits] of pages) {
      for (const [userId, { seen }] of visits) if (seen + FORGET_MS < now) visits.delete(userId);
      if (visits.size === 0) pages.delete(pageId);
    }
  };

  return {
    /**
     * Notes that a person is at a page or has left it, and returns the others there. By person, not by session: people
     * who return after a crash or a new login do not see themselves.
     */
    note: (pageId: string, { userId, username }: Caller, isLeaving: boolean, now: number): Visit[] => {
      forget(now);
      const visits = pages.get(pageId) ?? new Map<string, Visit>();
      const others = [...visits].filter(([id]) => id !== userId).map(([, visit]) => visit);
      if (isLeaving) visits.delete(userId);
      else visits.set(userId, { username, since: visits.get(userId)?.since ?? now, seen: now });
      pages.set(pageId, visits);
      return others;
    },
  };
}

/** Notes that the caller is at a page or leaves it; returns the others there and the last save. Repeat every minute. */
export const notePresence =
  (db: Db, presence: ReturnType<typeof createPresence>): Handler<'page/presence'> =>
  async ({ isLeaving, ...ref }, { caller }) => {
    const page = await requirePage(db, ref);
    requirePageRole(page, 'viewerRoles', caller);
    const others = presence.note(ref._id, caller, isLeaving, Date.now());
    return {
      people: others.map(({ username, since }) => ({ username, since: new Date(since).toISOString() })),
      stored: await storedRevision(db, page, ref.collection),
    };
  };
