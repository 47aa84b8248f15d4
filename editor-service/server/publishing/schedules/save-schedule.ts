import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { type Move, movesOf, takenBy } from '#content-store/drafts/pages/move-pages.ts';
import { itemOfChange } from '#content-store/drafts/publishing/publish-records.ts';
import { openRelease } from '#content-store/drafts/publishing/releases.ts';
import {
  type ScheduleRow,
  scheduleById,
  waitingSchedules,
  writeSchedule,
} from '#content-store/drafts/publishing/schedules.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { MAX_REDIRECTS } from '#content-store/model/entities/redirect.ts';
import { isPlanned, type ScheduleAction } from '#content-store/model/entities/schedule.ts';
import { AppError } from '#content-store/model/error.ts';
import { isZone, momentOf, type WallMoment, wallClockOf } from '#content-store/model/values/wall-clock.ts';
import type { SetItem } from '../../../contract/publishing-sets.ts';
import { slugOf } from '../../content/clean-page.ts';
import type { Handler } from '../../http/call-context.ts';
import { requirePageRole } from '../../people/page-roles.ts';
import type { Ground } from '../../runtime/ground.ts';
import type { StartUndo } from '../records/plan-undo.ts';
import { planSet } from '../sets/plan-set.ts';
import type { Asked } from '../sets/set-plan.ts';
import { siteZone } from '../site-zone.ts';
import { setOfSchedule } from './set-of-schedule.ts';
import { type StoredItem, scheduleAnswer, storedItem } from './stored-items.ts';

/** How many schedules of a domain may wait. */
export const MAX_WAITING = 1000;
const MAX_YEARS = 5;

/** What the calls about schedules need. */
export interface ScheduleNeeds extends Pick<Ground, 'db' | 'now'> {
  /** Reads the clock again: what waits has changed. */
  wakeSchedules: () => void;
}

/** Schedules a set, or changes one that waits; see the contract. */
export function saveSchedule({ db, now, wakeSchedules }: ScheduleNeeds): Handler<'schedule/save'> {
  return async ({ domainId, _id, action, items, release, day, time, zone = siteZone() }, { caller }) => {
    if (!isZone(zone)) throw new AppError('invalid', `There is no time zone ${zone}`);
    const moment = momentOf(day, time, zone);
    requireLater(moment.at, now());
    const row = await transact(db, async (transaction) => {
      const asked = { domainId, caller };
      const before = _id === undefined ? undefined : await requireWaiting(transaction, _id, domainId);
      if (before && !isPlanned(before.action))
        throw new AppError('conflict', 'It is under way; it can only be cancelled');
      if (!before) await requireRoom(transaction, domainId);
      const named = release === undefined ? before?.items : await releaseToStore(transaction, asked, action, release);
      const stored = items
        ? await itemsToStore(transaction, asked, action, items)
        : await sameItems(transaction, asked, action, named);
      const written = {
        id: before?.id ?? newId(),
        ...{ domainId, action, zone, items: stored, itemsDone: 0, at: moment.at },
        ...{ createdBy: caller.username, createdAt: now().toISOString() },
        ...{ state: 'waiting' as const, reason: null, doneAt: null },
      };
      await writeSchedule(transaction, written);
      return written;
    });
    wakeSchedules();
    return { schedule: scheduleAnswer(row), note: noteOn(moment, time, zone) };
  };
}

function requireLater(at: string, now: Date): void {
  if (at <= now.toISOString()) throw new AppError('invalid', 'Choose a time in the future');
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS);
  if (at > latest.toISOString()) throw new AppError('invalid', `Choose a time within the next ${MAX_YEARS} years`);
}

/** Throws AppError `not-found`, or `conflict` for one that has ended. */
export async function requireWaiting(db: Db, id: string, domainId: string) {
  const schedule = await scheduleById(db, id, domainId);
  if (!schedule) throw new AppError('not-found', 'This schedule could not be found');
  if (schedule.state === 'waiting') return schedule;
  const ended = { done: 'has already happened', failed: 'has failed', cancelled: 'was cancelled' };
  throw new AppError('conflict', `This schedule ${ended[schedule.state]}; create a new one`);
}

async function requireRoom(db: Db, domainId: string): Promise<void> {
  const waiting = await waitingSchedules(db, domainId);
  if (waiting.length < MAX_WAITING) return;
  throw new AppError('too-many', `There are already ${MAX_WAITING} schedules; cancel some first`);
}

/** What is chosen now, after the same checks as publishing it now. */
async function itemsToStore(db: Db, asked: Asked, action: ScheduleAction, items: readonly SetItem[]): Promise<string> {
  const notPages = items.find(({ kind }) => kind !== 'page');
  if (action === 'unpublish' && notPages) throw new AppError('invalid', 'Only pages can be unpublished');
  const chosen = items.map((item) => ({ ...item, action }));
  const stored = [];
  for (const item of await planSet(db, asked, chosen)) stored.push(await storedItem(db, asked.domainId, item));
  return JSON.stringify(stored);
}

/** A schedule has no more of a release than its name. */
async function releaseToStore(db: Db, { domainId }: Asked, action: ScheduleAction, _id: string): Promise<string> {
  if (action !== 'publish') throw new AppError('invalid', 'A release can only be published');
  const { name: title } = await openRelease(db, { _id, domainId });
  return JSON.stringify([{ kind: 'release', _id, title, slug: null, revision: null }] satisfies StoredItem[]);
}

/** What was chosen before, or a release, if the caller may do it too. */
async function sameItems(db: Db, asked: Asked, action: ScheduleAction, items: string | undefined): Promise<string> {
  if (items === undefined) throw new AppError('invalid', 'Choose what to publish');
  await planSet(db, asked, (await setOfSchedule(db, { items, action, domainId: asked.domainId })).items);
  return items;
}

function noteOn({ at, how }: WallMoment, time: string, zone: string): string | null {
  if (how === 'plain') return null;
  return how === 'skipped'
    ? `The clocks go forward: ${time} does not exist on that day, so it will happen at ${wallClockOf(at, zone).time}.`
    : `The clocks go back: ${time} occurs twice on that day, so it will happen the first time.`;
}

/** Moves a page, and the pages below it, for editors and visitors, step by step from now on; see the contract. */
export function startMove({ db, now, wakeSchedules }: ScheduleNeeds): Handler<'schedule/move'> {
  return async ({ slug: typed, withChildren, revision, ...ref }, { caller }) => {
    const { domainId } = ref;
    const row = await transact(db, async (transaction) => {
      await requireRoom(transaction, domainId);
      const plan = { slug: slugOf(typed, domainId), withChildren, expectedRevision: revision };
      const moves = await movesOf(transaction, ref, plan);
      for (const { roles, isLive } of moves) {
        requirePageRole(roles, 'editorRoles', caller);
        if (isLive) requirePageRole(roles, 'publisherRoles', caller);
      }
      const [taken] = await takenBy(transaction, domainId, moves);
      if (taken !== undefined) throw new AppError('conflict', `The address /${taken} belongs to another page`);
      await requireRedirects(transaction, domainId, moves.filter(({ isLive }) => isLive).length);
      return startSteps(transaction, {
        domainId,
        action: 'move',
        items: stepsOf(moves),
        by: caller.username,
        now: now(),
      });
    });
    wakeSchedules();
    return scheduleAnswer(row);
  };
}

/** Stores an undo that goes step by step from now on. */
export function startUndo({ db, now }: Pick<ScheduleNeeds, 'db' | 'now'>): StartUndo {
  return async (of, changes, record) => {
    const items = changes.map((change, index): StoredItem => {
      const { kind, title, slug, _id } = itemOfChange(change);
      return {
        kind: kind === 'domain' ? 'siteSettings' : kind,
        title,
        slug,
        _id,
        revision: null,
        change,
        ...(index === 0 && { record }),
      };
    });
    return (await startSteps(db, { ...of, action: 'undo', items, now: now() })).id;
  };
}

interface Steps {
  domainId: string;
  action: 'move' | 'undo';
  items: readonly StoredItem[];
  by: string;
  now: Date;
}

async function startSteps(db: Db, { domainId, action, items, by, now }: Steps): Promise<ScheduleRow> {
  const at = now.toISOString();
  const row = {
    ...{ id: newId(), domainId, action, items: JSON.stringify(items), itemsDone: 0 },
    ...{ at, zone: siteZone(), createdBy: by, createdAt: at },
    ...{ state: 'waiting' as const, reason: null, doneAt: null },
  };
  await writeSchedule(db, row);
  return row;
}

/** The page itself comes last, so that the same move continues one that was cancelled, unless a page below gets its address. */
function stepsOf([page, ...below]: readonly Move[]): StoredItem[] {
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
