import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { notify } from '#content-store/drafts/notifications/notifications.ts';
import { movePages } from '#content-store/drafts/pages/move-pages.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { advanceSchedule, endSchedule, type ScheduleRow } from '#content-store/drafts/publishing/schedules.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Caller } from '../../http/call-context.ts';
import { requirePageRole } from '../../people/page-roles.ts';
import type { Ground } from '../../runtime/ground.ts';
import { planUndo } from '../records/plan-undo.ts';
import type { PublishSet } from '../sets/publish-set.ts';
import type { PlannedItem } from '../sets/set-plan.ts';
import { actorOf, peopleBehind } from './actor-of.ts';
import { setOfSchedule } from './set-of-schedule.ts';
import { itemsOf, type StoredItem, scheduleAnswer } from './stored-items.ts';

export interface RunNeeds extends Pick<Ground, 'db' | 'log' | 'now'> {
  publishSet: PublishSet;
  wakeMails: () => void;
}

/** It was moved, cancelled or carried out while it was rendered. */
class HasEnded extends Error {}

/**
 * Carries out a due schedule: it is marked as done in the transaction of its effect. Everything is checked as if
 * the person who made it published now. Throws when that cannot be done.
 */
export async function runSchedule({ db, publishSet, now, log }: RunNeeds, row: ScheduleRow): Promise<void> {
  const { id, domainId, action, createdBy } = row;
  const { items, record, end: endSet } = await setOfSchedule(db, row);
  const stamp = { at: now().toISOString(), by: createdBy };
  const begin = async (transaction: Db, plan: readonly PlannedItem[]) => {
    const end = { state: 'done', at: stamp.at, reason: leftOut(plan) || null } as const;
    if (!(await endSchedule(transaction, row, end))) throw new HasEnded();
    if (action === 'publish') await tell(transaction, row, 'published', { at: stamp.at, text: end.reason ?? '' });
    await endSet(transaction, stamp.at);
    return actorOf(transaction, createdBy);
  };
  try {
    await publishSet({ domainId, caller: await actorOf(db, createdBy), items, stamp, address: '', begin, record });
    log.info({ event: 'schedule done', scheduleId: id, action, items: items.length }, 'a schedule was carried out');
  } catch (failure) {
    if (!(failure instanceof HasEnded)) throw failure;
  }
}

/** What visitors had already, or have in a newer version. */
function leftOut(plan: readonly PlannedItem[]): string {
  const notes = plan.flatMap(({ note }) => note ?? []);
  if (notes.length === 0 && plan.every(({ isUnchanged }) => isUnchanged)) return 'There was nothing left to do.';
  return notes.join(' ');
}

/** How to go on with what happened in part. */
const HINTS: Partial<Record<ScheduleRow['action'], string>> = {
  move: 'The other pages keep their addresses; move the page again to continue.',
  undo: 'The rest is as visitors saw it before; undo it again to continue.',
};

/** Ends a schedule that cannot be carried out, and tells the person who made it. */
export async function failSchedule({ db, now, log, wakeMails }: RunNeeds, row: ScheduleRow, reason: string) {
  const at = now().toISOString();
  await transact(db, async (transaction) => {
    if (!(await endSchedule(transaction, row, { state: 'failed', at, reason }))) return;
    const text = [reason, HINTS[row.action]].filter(Boolean).join(' ');
    await tell(transaction, row, 'scheduleFailed', { at, text });
    const { name, _id } = scheduleAnswer(row);
    const subject = `${name} (${_id}): ${reason}`;
    await recordAudit(transaction, { at, actor: row.createdBy, action: 'schedule failed', subject, address: '' });
  });
  log.warn({ event: 'schedule failed', scheduleId: row.id, reason }, 'a schedule failed');
  wakeMails();
}

/** Tells the person who made it; the administrators instead if that account is closed. */
async function tell(db: Db, row: ScheduleRow, kind: 'published' | 'scheduleFailed', { at, text }: Told): Promise<void> {
  const { _id, name, items } = scheduleAnswer(row);
  const [first, ...others] = items;
  const isPublish = kind === 'published' && first;
  const about = isPublish
    ? { kind: first.kind, _id: first._id, title: first.title, slug: first.slug, others: others.length }
    : { kind: 'schedule' as const, _id, title: name, slug: null };
  await notify(
    db,
    { to: await peopleBehind(db, row.createdBy), domainId: row.domainId, kind, about, text },
    { at, by: '' },
  );
}

interface Told {
  at: string;
  text: string;
}

/** The sentence for people when a schedule fails for good; undefined for what passes, such as a full disk. */
export function failureReason(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return 'Something unexpected went wrong; see the log for details.';
  return error.code === 'unavailable' ? undefined : error.message;
}

/** How many things share a transaction, as more would keep other writers waiting; fewer when one of them cannot move. */
const ITEMS_AT_ONCE = [25, 5, 1];
const MAX_REASON = 2000;

/**
 * Takes a move or an undo one step further: a set of its pages, stored with how far it is, so that a kill leaves each page either
 * as it was or done. What cannot be done stays as it is, and is named. Throws when the person who asked for it may not publish
 * any more, and for what passes, such as a full disk.
 */
export async function runStep(needs: RunNeeds, row: ScheduleRow): Promise<void> {
  const caller = await actorOf(needs.db, row.createdBy);
  const left = itemsOf(row.items).slice(row.itemsDone);
  let reason = '';
  const doTogether = row.action === 'move' ? moveTogether : undoTogether;
  for (const count of ITEMS_AT_ONCE) {
    try {
      return await doTogether(needs, row, left.slice(0, count), caller);
    } catch (failure) {
      if (failure instanceof HasEnded) return;
      needs.log.warn({ err: failure, scheduleId: row.id, count }, 'these could not be done together');
      const words = failureReason(failure);
      if (words === undefined) throw failure;
      reason = words;
    }
  }
  const [first] = left;
  const name = row.action === 'move' ? `/${first?.slug}` : `“${first?.title}”`;
  if (first) await advance(needs.db, row, { ...needs, count: 1, leftOut: `${name} was left out: ${reason}.` });
}

async function moveTogether(
  { publishSet, now, log }: RunNeeds,
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
  const record = { source: 'publish', batch: id } as const;
  await publishSet({ domainId, caller, items, stamp, address: '', begin, record });
  log.info({ event: 'pages moved', scheduleId: id, pages: step.length, live: live.length }, 'pages were moved');
}

async function undoTogether(
  { db, publishSet, now, log }: RunNeeds,
  row: ScheduleRow,
  step: readonly StoredItem[],
  caller: Caller,
): Promise<void> {
  const { id, domainId, createdBy } = row;
  const all = itemsOf(row.items);
  const changesOf = (items: readonly StoredItem[]) => items.flatMap(({ change }) => change ?? []);
  const undos = await planUndo(db, { domainId, caller }, changesOf(step), changesOf(all));
  const items = undos.flatMap(({ item }) => item ?? []);
  const leftOut = undos.flatMap(({ answer: { title, reason } }) =>
    reason ? `“${title}” was left out: ${reason}` : [],
  );
  const begin = async (transaction: Db) => {
    await advance(transaction, row, { now, count: step.length, leftOut: leftOut.join(' ') });
    return actorOf(transaction, createdBy);
  };
  const stamp = { at: now().toISOString(), by: createdBy };
  const record = { source: 'undo' as const, ...all[0]?.record, batch: id };
  await publishSet({ domainId, caller, items, stamp, address: '', begin, record });
  log.info({ event: 'undone', scheduleId: id, items: items.length }, 'what visitors had before is back');
}

interface Step extends Pick<RunNeeds, 'now'> {
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
