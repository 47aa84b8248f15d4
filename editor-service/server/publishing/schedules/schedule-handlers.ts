import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { rolesOfPages } from '#content-store/drafts/pages/tags-and-roles.ts';
import {
  endedSchedules,
  endSchedule,
  type ScheduleRow,
  waitingSchedules,
} from '#content-store/drafts/publishing/schedules.ts';
import { hasRevisions } from '#content-store/model/entities/publishable.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Caller, HandlersOf } from '../../http/call-context.ts';
import { hasPageRole, requirePageRole } from '../../people/page-roles.ts';
import { collectionOfKind } from '../sets/set-plan.ts';
import { siteZone } from '../site-zone.ts';
import { requireWaiting, type ScheduleNeeds, saveSchedule, startMove } from './save-schedule.ts';
import { namedBySchedule } from './set-of-schedule.ts';
import { itemsOf, scheduleAnswer } from './stored-items.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_DAYS = 60;
const MAX_ENDED = 500;

/** Publishing and unpublishing at a time. */
export const scheduleHandlers = (needs: ScheduleNeeds): HandlersOf<'schedule'> => ({
  'schedule/save': saveSchedule(needs),
  'schedule/move': startMove(needs),

  'schedule/list': async ({ domainId }, { caller }) => {
    const { db, now } = needs;
    const after = new Date(now().getTime() - SHOWN_DAYS * DAY_MS).toISOString();
    const rows = [...(await waitingSchedules(db, domainId)), ...(await endedSchedules(db, domainId, after, MAX_ENDED))];
    const known = await viewable(db, rows, caller);
    return { schedules: known.map(scheduleAnswer), zone: siteZone() };
  },

  'schedule/cancel': async ({ domainId, _id }, { caller }) => {
    const { db, now, wakeSchedules } = needs;
    const cancelled = await transact(db, async (transaction) => {
      const schedule = await requireWaiting(transaction, _id, domainId);
      await requireRoles(transaction, schedule, caller);
      const end = { state: 'cancelled' as const, at: now().toISOString(), reason: `Cancelled by ${caller.username}` };
      if (await endSchedule(transaction, schedule, end)) {
        return { ...schedule, state: end.state, doneAt: end.at, reason: end.reason };
      }
      throw new AppError('conflict', 'This schedule was changed in the meantime; please check it again');
    });
    wakeSchedules();
    return scheduleAnswer(cancelled);
  },
});

/** Those whose pages the caller may view. */
async function viewable(db: Db, rows: readonly ScheduleRow[], caller: Caller): Promise<ScheduleRow[]> {
  const demanded = await rolesOfPages(db);
  return rows.filter(({ items }) =>
    itemsOf(items).every(({ _id }) => hasPageRole(demanded(_id), 'viewerRoles', caller)),
  );
}

/** People who may publish the pages may also cancel; a deleted page requires nothing. */
async function requireRoles(db: Db, schedule: ScheduleRow, caller: Caller): Promise<void> {
  for (const { kind, _id } of await namedBySchedule(db, schedule)) {
    const page =
      kind !== 'release' && hasRevisions(kind)
        ? await pageById(db, { _id, collection: collectionOfKind(kind) })
        : undefined;
    if (page) requirePageRole(page, 'publisherRoles', caller);
  }
}
