import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { type Move, movesOf, takenBy } from '#content-store/drafts/pages/move-pages.ts';
import { writeSchedule } from '#content-store/drafts/publishing/schedules.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { MAX_REDIRECTS } from '#content-store/model/entities/redirect.ts';
import { AppError } from '#content-store/model/error.ts';
import { slugOf } from '../../content/slug-of.ts';
import type { Handler } from '../../http/call-context.ts';
import { requirePageRole } from '../../people/page-roles.ts';
import { requireRoom, type ScheduleParts, siteZone } from './save-schedule.ts';
import { type StoredItem, scheduleAnswer } from './stored-items.ts';

/** Moves a page, and the pages below it, for editors and visitors, step by step from now on; see the contract. */
export function startMove({ db, now, wakeSchedules }: ScheduleParts): Handler<'schedule/move'> {
  return async ({ slug: typed, withChildren, revision, ...ref }, { caller }) => {
    const { domainId } = ref;
    const row = await transact(db, async (transaction) => {
      await requireRoom(transaction, domainId);
      const plan = { slug: slugOf(typed), withChildren, expectedRevision: revision };
      const moves = await movesOf(transaction, ref, plan);
      for (const { roles, isLive } of moves) {
        requirePageRole(roles, 'editorRoles', caller);
        if (isLive) requirePageRole(roles, 'publisherRoles', caller);
      }
      const [taken] = await takenBy(transaction, domainId, moves);
      if (taken !== undefined) throw new AppError('conflict', `The address /${taken} belongs to another page`);
      await requireRedirects(transaction, domainId, moves.filter(({ isLive }) => isLive).length);
      const at = now().toISOString();
      const started = {
        ...{ id: newId(), domainId, action: 'move' as const, items: JSON.stringify(itemsOf(moves)), itemsDone: 0 },
        ...{ at, zone: siteZone(), createdBy: caller.username, createdAt: at },
        ...{ state: 'waiting' as const, reason: null, doneAt: null },
      };
      await writeSchedule(transaction, started);
      return started;
    });
    wakeSchedules();
    return scheduleAnswer(row);
  };
}

/** The page itself comes last, so that the same move continues one that was cancelled, unless a page below gets its address. */
function itemsOf([page, ...below]: readonly Move[]): StoredItem[] {
  const inOrder =
    page && below.some(({ to }) => to === page.from) ? [page, ...below] : [...below, ...(page ? [page] : [])];
  return inOrder.map(({ _id, title, from, to, isLive }) => {
    return { kind: 'page', _id, title, slug: from, revision: null, to, isLive };
  });
}

/** A list that is full loses its oldest redirects. */
async function requireRedirects(db: Db, domainId: string, count: number): Promise<void> {
  for (const copy of ['draft', 'published'] as const) {
    const { redirects } = await loadSiteDocument(db, 'redirects', { domainId }, copy);
    const room = MAX_REDIRECTS - redirects.length;
    if (count <= room) continue;
    const message = `This needs ${count} redirects, and the site has room for ${room}; delete some first`;
    throw new AppError('invalid', message);
  }
}
