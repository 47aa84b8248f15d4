import type { Insertable, Selectable } from 'kysely';
import type { ScheduleState } from '../../model/entities/schedule.ts';
import { contains, given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';

export type ScheduleRow = Selectable<Database['schedules']>;

/** Stores a schedule, or replaces one that still waits; false when it no longer does. */
export async function writeSchedule(db: Db, row: Insertable<Database['schedules']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('schedules')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('schedules.state', '=', 'waiting'))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function scheduleById(db: Db, id: string, domainId?: string): Promise<ScheduleRow | undefined> {
  const found = db.selectFrom('schedules').where((is) => is.and(given({ id, domainId })));
  return found.selectAll().executeTakeFirst();
}

/** The waiting schedules of a domain, by time. */
export function waitingSchedules(db: Db, domainId: string): Promise<ScheduleRow[]> {
  const waiting = db.selectFrom('schedules').where('domainId', '=', domainId).where('state', '=', 'waiting');
  return waiting.selectAll().orderBy('at').orderBy('id').execute();
}

/** The schedules of a domain that ended after a time, latest first, up to a limit. */
export function endedSchedules(db: Db, domainId: string, after: string, limit: number): Promise<ScheduleRow[]> {
  return db
    .selectFrom('schedules')
    .where('domainId', '=', domainId)
    .where('state', '!=', 'waiting')
    .where('doneAt', '>', after)
    .selectAll()
    .orderBy('doneAt', 'desc')
    .limit(limit)
    .execute();
}

/** The schedules of all domains that are due, in the order of their times. */
export function dueSchedules(db: Db, now: string): Promise<ScheduleRow[]> {
  const due = db.selectFrom('schedules').where('state', '=', 'waiting').where('at', '<=', now);
  return due.selectAll().orderBy('at').orderBy('id').execute();
}

/** When the next schedule is due; undefined when none waits. */
export async function nextScheduleAt(db: Db): Promise<string | undefined> {
  const waiting = db.selectFrom('schedules').where('state', '=', 'waiting');
  return (await waiting.select('at').orderBy('at').limit(1).executeTakeFirst())?.at;
}

/** Deletes schedules that ended before a time and returns their number. */
export async function forgetEndedSchedules(db: Db, before: string): Promise<number> {
  const ended = db.deleteFrom('schedules').where('state', '!=', 'waiting').where('doneAt', '<', before);
  return Number((await ended.executeTakeFirst()).numDeletedRows);
}

/**
 * Notes, in the transaction of its effect, that the next items of a schedule are done, and what was left out; the last of them
 * end it. False when it does not wait any more, or came further meanwhile.
 */
export async function advanceSchedule(
  db: Db,
  row: ScheduleRow,
  { itemsDone, isLast, at, reason }: { itemsDone: number; isLast: boolean; at: string; reason: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('schedules')
    .set({ itemsDone, reason, ...(isLast && { state: 'done', doneAt: at }) })
    .where((is) => is.and({ id: row.id, state: 'waiting', itemsDone: row.itemsDone }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface End {
  state: Exclude<ScheduleState, 'waiting'>;
  at: string;
  reason?: string | null;
}

/**
 * Ends a schedule that still waits for its time `dueAt`, in the transaction of its effect, so that it takes effect once.
 * False when it was moved, cancelled or done meanwhile.
 */
export async function endSchedule(
  db: Db,
  { id, at: dueAt }: ScheduleRow,
  { state, at, reason }: End,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('schedules')
    .set({ state, doneAt: at, reason: reason ?? null })
    .where((is) => is.and({ id, state: 'waiting', at: dueAt }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Cancels the schedules that wait for a release, which has gone live before. */
export async function cancelSchedulesOf(db: Db, release: string, doneAt: string): Promise<void> {
  const waiting = db.updateTable('schedules').where('state', '=', 'waiting');
  const ended = { state: 'cancelled', doneAt, reason: 'The release went live before.' } as const;
  await waiting
    .where((is) => contains(is.ref('items'), JSON.stringify(release)))
    .set(ended)
    .execute();
}
