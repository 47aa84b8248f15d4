import fc from 'fast-check';
import { expect } from 'vitest';
import { newId } from '#content-store/drafts/database/new-id.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { pageInRelease, savePageInRelease } from '#content-store/drafts/publishing/page-versions.ts';
import {
  changesOfRecord,
  changesSince,
  listRecords,
  type RecordedChange,
  recordsOfBatches,
} from '#content-store/drafts/publishing/publish-records.ts';
import { insertRelease, listReleases, updateRelease } from '#content-store/drafts/publishing/releases.ts';
import { writeSchedule } from '#content-store/drafts/publishing/schedules.ts';
import { AppError } from '#content-store/model/error.ts';
import { planUndo } from '#editor-service/server/publishing/records/plan-undo.ts';
import { setOfRelease } from '#editor-service/server/publishing/releases/release-set.ts';
import { createSchedules, type Schedules } from '#editor-service/server/publishing/schedules/create-schedules.ts';
import { storedItem } from '#editor-service/server/publishing/schedules/stored-items.ts';
import { applySet } from '#editor-service/server/publishing/sets/apply-set.ts';
import { planSet } from '#editor-service/server/publishing/sets/plan-set.ts';
import { createPublishSet } from '#editor-service/server/publishing/sets/publish-set.ts';
import { createLog } from '#editor-service/server/runtime/log.ts';
import { edit, everyEdit, make } from './edits.ts';
import { everyOne, shuffled } from './sequences.ts';
import { draftTexts, liveTexts } from './stored-texts.ts';
import { DOMAIN, STAMP, type TemporarySite } from './temporary-site.ts';

const MINUTE = 60_000;
const ids = fc.uniqueArray(fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5'), { minLength: 1, maxLength: 4 });
const documents = fc.uniqueArray(fc.constantFrom('navigation', 'footer', 'siteSettings'), { maxLength: 2 });
const action = fc.constantFrom('publish', 'publish', 'publish', 'unpublish', 'delete');
const minutes = fc.integer({ min: 1, max: 60 });

const STEPS = [
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('edit' as const), edit }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('set' as const), ids, documents, action, isKilled: rarely() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('schedule' as const),
      ids,
      action: fc.constantFrom('publish' as const, 'unpublish' as const),
      minutes,
    }),
  },
  // A clock that is set back carries nothing out twice.
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.oneof(minutes, fc.constant(-60)) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deliver' as const) }) },
  // The latest record, or an earlier one, of which others may have published some again since.
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const), back: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('setAndUndo' as const), ids, documents, action }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('backToMoment' as const),
      sets: fc.array(fc.record({ ids, documents, action }), { minLength: 1, maxLength: 4 }),
    }),
  },
  // Fills a release, or lets the one that is open go live and takes it back.
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('release' as const), ids, isUndone: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('kill' as const), after: fc.integer({ min: 1, max: 4 }) }) },
] as const;

/** One thing that happens to a site. A kill ends the process at some file of a delivery, or just before a commit. */
export const step = fc.oneof(...STEPS);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Every kind of step, and every kind of edit, in any order. */
export const everyStep: fc.Arbitrary<Step[]> = fc
  .tuple(everyOne<Step>(STEPS), everyEdit)
  .chain(([steps, edits]) => shuffled([...steps, ...edits.map((one) => ({ kind: 'edit' as const, edit: one }))]));

function rarely(): fc.Arbitrary<boolean> {
  return fc.integer({ min: 0, max: 5 }).map((number) => number === 0);
}

/** The process is gone: nothing of what it was doing happens any more. */
class Killed extends Error {}

/** A site with an injected clock, whose schedules are carried out when the clock is moved. */
export interface ClockedSite {
  site: TemporarySite;
  clock: { at: number };
  schedules: Schedules;
}

export async function withClock(site: TemporarySite): Promise<ClockedSite> {
  const { db } = site;
  await createUser(db, { username: 'ada', email: 'ada@example.org', roles: ['admin'], passwordHash: 'x' }, STAMP.at);
  const clock = { at: Date.parse(STAMP.at) };
  const commit = <T>(change: () => Promise<T>) => change();
  const now = () => new Date(clock.at);
  const log = createLog('silent');
  const renderSet = async () => new Map();
  const publishSet = createPublishSet({
    db,
    log,
    commit,
    renderSet,
    findProblems: async () => [],
    endReviews: async () => () => {},
  });
  const schedules = createSchedules({ db, log, publishSet, now, wakeMails: () => {} });
  return { site, clock, schedules };
}

/** Does the step; what the service refuses changes nothing. */
export async function take(next: Step, clocked: ClockedSite): Promise<void> {
  const { site, clock, schedules } = clocked;
  switch (next.kind) {
    case 'edit':
      return make(next.edit, site);
    case 'set':
      return publishSet(clocked, next);
    case 'schedule':
      return schedule(clocked, next);
    case 'pass':
      clock.at += next.minutes * MINUTE;
      return schedules.runDue();
    case 'undo':
      return undo(clocked, next.back);
    case 'setAndUndo':
      return setAndUndo(clocked, next);
    case 'backToMoment':
      return backToMoment(clocked, next.sets);
    case 'release':
      return release(clocked, next);
    case 'deliver':
      return site.deliver();
    case 'kill':
      return killedDelivery(site, next.after);
  }
}

const caller = {
  ...{ userId: 'ada', username: 'ada', roles: ['admin'], isAdmin: true, sessionId: '', activeDomainId: null },
};
const asked = { domainId: DOMAIN, caller };
const itemOf = (action: 'publish' | 'unpublish' | 'delete') => (_id: string) => ({
  kind: 'page' as const,
  _id,
  action,
});

type SetStep = Pick<Extract<Step, { kind: 'set' }>, 'ids' | 'documents' | 'action'> & { isKilled?: boolean };

async function publishSet({ site: { db }, clock }: ClockedSite, next: SetStep): Promise<void> {
  const idOf = { navigation: 'nav', footer: 'footer', siteSettings: 'siteSettings' };
  const ofSite = next.documents.map((kind) => ({ kind, _id: `${idOf[kind]}_${DOMAIN}`, action: 'publish' as const }));
  const items = [...(await existing(db, next.ids)).map(itemOf(next.action)), ...ofSite];
  const stamp = { at: new Date(clock.at).toISOString(), by: 'ada' };
  await refusedOrDone(async () => {
    const rendered = await planSet(db, asked, items);
    await transact(db, async (transaction) => {
      await applySet(transaction, { asked, items, rendered, stamp, address: '' });
      if (next.isKilled) throw new Killed();
    });
  });
}

/** Takes back one of the latest records as far as nothing of it was published again since. */
async function undo(clocked: ClockedSite, back: number): Promise<void> {
  const { db } = clocked.site;
  const { records } = await listRecords(db, { domainId: DOMAIN, limit: 1, offset: back });
  for (const { number } of records) await takeBack(clocked, await changesOfRecord(db, number), number);
}

/** Drafts say what they said. */
async function takeBack(
  { site: { db }, clock }: ClockedSite,
  changes: readonly RecordedChange[],
  undoes?: number,
): Promise<void> {
  const drafts = await draftTexts(db);
  const plan = await planUndo(db, asked, changes);
  const items = plan.flatMap(({ item }) => item ?? []);
  const stamp = { at: new Date(clock.at).toISOString(), by: 'ada' };
  const record = { source: 'undo', undoes } as const;
  const rendered = await planSet(db, asked, items);
  await transact(db, (inside) => applySet(inside, { asked, items, rendered, stamp, address: '', record }));
  const now = await draftTexts(db);
  for (const [id, text] of drafts) expect([id, now.get(id)]).toEqual([id, text]);
}

/** After some sets, visitors get back to the byte what they had before them. */
async function backToMoment(clocked: ClockedSite, sets: readonly SetStep[]): Promise<void> {
  const { db } = clocked.site;
  const { records } = await listRecords(db, { domainId: DOMAIN, limit: 1, offset: 0 });
  const number = records[0]?.number ?? 0;
  const before = await liveTexts(db);
  for (const set of sets) await publishSet(clocked, set);
  await takeBack(clocked, await changesSince(db, DOMAIN, number));
  expect(await liveTexts(db)).toEqual(before);
}

/** What visitors have is to the byte what they had before the set. */
async function setAndUndo(clocked: ClockedSite, next: SetStep): Promise<void> {
  const { db } = clocked.site;
  const latest = async () => (await listRecords(db, { domainId: DOMAIN, limit: 1, offset: 0 })).records[0]?.number;
  const [before, known] = [await liveTexts(db), await latest()];
  await publishSet(clocked, next);
  if ((await latest()) === known) return; // it was refused, or changed nothing
  await undo(clocked, 0);
  expect(await liveTexts(db)).toEqual(before);
}

/** A version of each page says something of its own; what visitors have after an undo is to the byte what they had before. */
async function release(clocked: ClockedSite, { ids, isUndone }: Extract<Step, { kind: 'release' }>): Promise<void> {
  const { db } = clocked.site;
  const stamp = { at: new Date(clocked.clock.at).toISOString(), by: 'ada' };
  const open = (await listReleases(db, DOMAIN, 1)).find(({ state }) => state === 'open');
  if (!open) {
    const { _id } = await insertRelease(db, { domainId: DOMAIN, name: 'Release', note: '' }, stamp);
    for (const id of await existing(db, ids)) {
      const page = await pageInRelease(db, _id, { _id: id, domainId: DOMAIN });
      await savePageInRelease(db, { _id: id, domainId: DOMAIN, release: _id }, { ...page, title: stamp.at }, stamp, {});
    }
    return;
  }
  const before = await liveTexts(db);
  await refusedOrDone(async () => {
    const { items, end, record } = await setOfRelease(db, open);
    const rendered = await planSet(db, asked, items);
    await transact(db, async (inside) => {
      await end(inside, stamp.at);
      await applySet(inside, { asked, items, rendered, stamp, address: '', record });
    });
  });
  const latest = (await listRecords(db, { domainId: DOMAIN, limit: 1, offset: 0 })).records[0];
  const isLive = (await recordsOfBatches(db, [open._id])).get(open._id) === latest?.number;
  // It was refused, or changed nothing.
  if (!isLive) await updateRelease(db, open, { state: 'published' });
  if (!isLive || !isUndone) return;
  await undo(clocked, 0);
  expect(await liveTexts(db)).toEqual(before);
}

async function schedule(
  { site: { db }, clock }: ClockedSite,
  next: Extract<Step, { kind: 'schedule' }>,
): Promise<void> {
  await refusedOrDone(async () => {
    const plan = await planSet(db, asked, (await existing(db, next.ids)).map(itemOf(next.action)));
    const items = [];
    for (const item of plan) items.push(await storedItem(db, DOMAIN, item));
    const at = new Date(clock.at + next.minutes * MINUTE).toISOString();
    await writeSchedule(db, {
      ...{ id: newId(), domainId: DOMAIN, action: next.action, items: JSON.stringify(items), at, zone: 'UTC' },
      ...{ createdBy: 'ada', createdAt: at, state: 'waiting', reason: null, doneAt: null },
    });
  });
}

async function refusedOrDone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError || error instanceof Killed)) throw error;
  }
}

/** The process is killed after so many pages of a delivery, and started again. */
async function killedDelivery(site: TemporarySite, after: number): Promise<void> {
  const dieAfter = (done: number) => {
    if (done >= after) throw new Killed();
  };
  await refusedOrDone(() => site.deliver(dieAfter));
  await site.restart();
}

async function existing(db: TemporarySite['db'], wanted: readonly string[]): Promise<string[]> {
  const found = await Promise.all(wanted.map((_id) => pageById(db, { _id })));
  return found.flatMap((page) => page?._id ?? []);
}
