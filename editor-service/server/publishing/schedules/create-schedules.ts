import { isShared } from '#content-store/drafts/database/open-database.ts';
import {
  dueSchedules,
  nextScheduleAt,
  type ScheduleRow,
  scheduleById,
} from '#content-store/drafts/publishing/schedules.ts';
import { isPlanned } from '#content-store/model/entities/schedule.ts';
import { AppError } from '#content-store/model/error.ts';
import { whenDue } from '../../runtime/when-due.ts';
import { failSchedule, failureReason, type RunNeeds, runSchedule, runStep } from './run-schedule.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Clocks jump and machines sleep: a timer is never trusted for longer. */
const MAX_WAIT = 30 * SECOND;
/** Another instance may have made a schedule, and be gone when it is due. */
const MAX_SHARED_WAIT = 2 * SECOND;
/** Before what failed for a passing reason is tried again. */
const RETRY_WAIT = 5 * SECOND;
const MAX_TRIES = 5;

export type Schedules = ReturnType<typeof createSchedules>;

/** Carries out schedules when they are due, in the order of their times, each once. */
export function createSchedules(needs: RunNeeds) {
  const { db, log, now } = needs;
  const longestWait = isShared(db) ? MAX_SHARED_WAIT : MAX_WAIT;
  const tries = new Map<string, number>();

  /** True when there may be more to do for it at once. */
  const runOne = async (row: ScheduleRow, mayRetry = true): Promise<boolean> => {
    const hasSteps = !isPlanned(row.action);
    try {
      await (hasSteps ? runStep(needs, row) : runSchedule(needs, row));
      tries.delete(row.id);
      return hasSteps;
    } catch (error) {
      // Something was written between planning and commit: plan again.
      if (mayRetry && error instanceof AppError && error.code === 'conflict') return runOne(row, false);
      const tried = (tries.get(row.id) ?? 0) + 1;
      tries.set(row.id, tried);
      log.warn({ err: error, scheduleId: row.id, tried }, 'a schedule could not be carried out');
      const reason = failureReason(error) ?? (tried < MAX_TRIES ? undefined : (error as Error).message);
      if (reason === undefined) return false;
      tries.delete(row.id);
      await failSchedule(needs, row, reason);
      return false;
    }
  };

  /** All steps of one, now: resolves when it has ended, or when it goes on later because something passing is in its way. */
  const carryOut = async (id: string): Promise<ScheduleRow | undefined> => {
    for (;;) {
      const row = await scheduleById(db, id);
      if (row?.state !== 'waiting') return row;
      if (await runOne(row)) continue;
      loop.wake();
      return scheduleById(db, id);
    }
  };

  /** A step of each move at a time, between which other schedules become due. */
  const runDue = async (): Promise<void> => {
    for (let isMore = true; isMore && !loop.isClosed(); ) {
      isMore = false;
      for (const row of await dueSchedules(db, now().toISOString())) isMore = (await runOne(row)) || isMore;
    }
  };

  /** Reads the clock every second while something is due within a minute, else every 30; of several instances more often. */
  const waitFor = (left: number): number =>
    left === 0 ? RETRY_WAIT : Math.min(left, left <= MINUTE ? SECOND : longestWait);

  const loop = whenDue({
    ...{ db, log, now, name: 'the schedules', work: runDue, retryMs: longestWait },
    nextAt: () => nextScheduleAt(db),
    waitFor,
  });
  /** `runDue` carries out what is due now, without timers. */
  return { ...loop, carryOut, runDue };
}
