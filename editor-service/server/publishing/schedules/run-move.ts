import type { Db } from '#content-store/drafts/database/open-database.ts';
import { movePages } from '#content-store/drafts/pages/move-pages.ts';
import { advanceSchedule, type ScheduleRow } from '#content-store/drafts/publishing/schedules.ts';
import type { Caller } from '../../http/call-context.ts';
import { requirePageRole } from '../../people/page-roles.ts';
import { actorOf } from './actor-of.ts';
import { failureReason, HasEnded, type RunParts } from './run-schedule.ts';
import { itemsOf, type StoredItem } from './stored-items.ts';

/** So many pages share a transaction, as more would keep other writers waiting; fewer, when one of them cannot move. */
const PAGES_AT_ONCE = [25, 5, 1];
const MAX_REASON = 2000;

/**
 * Takes a move one step further: a set of its pages, stored with their redirects and how far the move is, so that a kill leaves
 * each page either as it was or moved. A page that cannot move keeps its address, and is named. Throws when the person who
 * asked for it may not publish any more, and for what passes, such as a full disk.
 */
export async function runMove(parts: RunParts, row: ScheduleRow): Promise<void> {
  const caller = await actorOf(parts.db, row.createdBy);
  const left = itemsOf(row.items).slice(row.itemsDone);
  let reason = '';
  for (const count of PAGES_AT_ONCE) {
    try {
      return await moveTogether(parts, row, left.slice(0, count), caller);
    } catch (failure) {
      if (failure instanceof HasEnded) return;
      parts.log.warn({ err: failure, scheduleId: row.id, count }, 'pages could not be moved together');
      const words = failureReason(failure);
      if (words === undefined) throw failure;
      reason = words;
    }
  }
  const [first] = left;
  if (first) await advance(parts.db, row, { ...parts, count: 1, leftOut: `/${first.slug} was left out: ${reason}.` });
}

async function moveTogether(
  { publishSet, now, log }: RunParts,
  row: ScheduleRow,
  step: readonly StoredItem[],
  caller: Caller,
): Promise<void> {
  const { id, domainId, createdBy } = row;
  const stamp = { at: now().toISOString(), by: createdBy };
  const moves = step.map(({ _id, slug, to = '' }) => ({ _id, from: slug ?? '', to }));
  const begin = async (transaction: Db) => {
    await advance(transaction, row, { now, count: step.length });
    const actor = await actorOf(transaction, createdBy);
    for (const page of await movePages(transaction, domainId, moves, stamp))
      requirePageRole(page, 'editorRoles', actor);
    return actor;
  };
  const live = step.filter(({ isLive }) => isLive);
  const items = live.map(({ _id, to }) => ({ kind: 'page' as const, _id, action: 'publish' as const, to }));
  await publishSet({ domainId, caller, items, stamp, address: '', begin });
  log.info({ event: 'pages moved', scheduleId: id, pages: step.length, live: live.length }, 'pages were moved');
}

interface Step extends Pick<RunParts, 'now'> {
  count: number;
  leftOut?: string;
}

/** Throws HasEnded for a move that was cancelled, or that another instance took further. */
async function advance(db: Db, row: ScheduleRow, { now, count, leftOut }: Step): Promise<void> {
  const itemsDone = row.itemsDone + count;
  const reason = [row.reason, leftOut].filter(Boolean).join(' ').slice(0, MAX_REASON) || null;
  const isLast = itemsDone >= itemsOf(row.items).length;
  if (!(await advanceSchedule(db, row, { itemsDone, isLast, at: now().toISOString(), reason }))) throw new HasEnded();
}
