import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import { movePages } from '#content-store/drafts/pages/move-pages.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { advanceSchedule, endSchedule, type ScheduleRow } from '#content-store/drafts/publishing/schedules.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Caller } from '../../http/call-context.ts';
import { requirePageRole } from '../../people/page-roles.ts';
import type { Ground } from '../../runtime/ground.ts';
import type { PublishSet } from '../sets/publish-set.ts';
import type { PlannedItem } from '../sets/set-plan.ts';
import { actorOf, addressesFor } from './actor-of.ts';
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

/** Ends a schedule that cannot be carried out, and sends a mail to the person who made it. */
export async function failSchedule({ db, now, log, wakeMails }: RunNeeds, row: ScheduleRow, reason: string) {
  const at = now().toISOString();
  await transact(db, async (transaction) => {
    if (!(await endSchedule(transaction, row, { state: 'failed', at, reason }))) return;
    await tell(transaction, row, reason, at);
    const { name, _id } = scheduleAnswer(row);
    const subject = `${name} (${_id}): ${reason}`;
    await recordAudit(transaction, { at, actor: row.createdBy, action: 'schedule failed', subject, address: '' });
  });
  log.warn({ event: 'schedule failed', scheduleId: row.id, reason }, 'a schedule failed');
  wakeMails();
}

async function tell(db: Db, row: ScheduleRow, reason: string, at: string): Promise<void> {
  const { name, day, time, zone, createdBy } = scheduleAnswer(row);
  const lines = [
    { label: 'What', value: name },
    { label: 'When', value: `${day} ${time} (${zone})` },
    { label: 'Scheduled by', value: createdBy },
    { label: 'Why it failed', value: reason },
  ];
  const heading =
    row.action === 'move'
      ? 'A move could not be finished. The other pages keep their addresses; move the page again to continue.'
      : 'A schedule could not be carried out. Visitors still see the previous version.';
  for (const address of await addressesFor(db, createdBy)) {
    const mail = { kind: 'schedule' as const, recipients: [address], subject: `Not done: ${name}` };
    await queueMail(db, { ...mail, domainId: row.domainId, content: { heading, lines } }, at);
  }
}

/** The sentence for people when a schedule fails for good; undefined for what passes, such as a full disk. */
export function failureReason(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return 'Something unexpected went wrong; see the log for details.';
  return error.code === 'unavailable' ? undefined : error.message;
}

/** How many pages share a transaction, as more would keep other writers waiting; fewer when one of them cannot move. */
const PAGES_AT_ONCE = [25, 5, 1];
const MAX_REASON = 2000;

/**
 * Takes a move one step further: a set of its pages, stored with their redirects and how far the move is, so that a kill leaves
 * each page either as it was or moved. A page that cannot move keeps its address, and is named. Throws when the person who
 * asked for it may not publish any more, and for what passes, such as a full disk.
 */
export async function runMove(needs: RunNeeds, row: ScheduleRow): Promise<void> {
  const caller = await actorOf(needs.db, row.createdBy);
  const left = itemsOf(row.items).slice(row.itemsDone);
  let reason = '';
  for (const count of PAGES_AT_ONCE) {
    try {
      return await moveTogether(needs, row, left.slice(0, count), caller);
    } catch (failure) {
      if (failure instanceof HasEnded) return;
      needs.log.warn({ err: failure, scheduleId: row.id, count }, 'pages could not be moved together');
      const words = failureReason(failure);
      if (words === undefined) throw failure;
      reason = words;
    }
  }
  const [first] = left;
  if (first) await advance(needs.db, row, { ...needs, count: 1, leftOut: `/${first.slug} was left out: ${reason}.` });
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
