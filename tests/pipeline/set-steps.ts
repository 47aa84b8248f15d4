import fc from 'fast-check';
import { expect } from 'vitest';
import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { changesOfRecord, listRecords } from '#content-store/drafts/publishing/publish-records.ts';
import { publishedPaths, publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import { writeSchedule } from '#content-store/drafts/publishing/schedules.ts';
import { AppError } from '#content-store/model/error.ts';
import { planUndo } from '#editor-service/server/publishing/records/plan-undo.ts';
import { createSchedules, type Schedules } from '#editor-service/server/publishing/schedules/create-schedules.ts';
import { storedItem } from '#editor-service/server/publishing/schedules/stored-items.ts';
import { applySet } from '#editor-service/server/publishing/sets/apply-set.ts';
import { planSet } from '#editor-service/server/publishing/sets/plan-set.ts';
import { createPublishSet } from '#editor-service/server/publishing/sets/publish-set.ts';
import { createLog } from '#editor-service/server/runtime/log.ts';
import { publicContent } from '#site/content/public-content.ts';
import { edit, everyEdit, make } from './edits.ts';
import { everyOne, shuffled } from './sequences.ts';
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

/** Takes back one of the latest records as far as nothing of it was published again since; drafts say what they said. */
async function undo({ site: { db }, clock }: ClockedSite, back: number): Promise<void> {
  const { records } = await listRecords(db, { domainId: DOMAIN, limit: 1, offset: back });
  for (const { number } of records) {
    const drafts = await draftTexts(db);
    const plan = await planUndo(db, asked, await changesOfRecord(db, number));
    const items = plan.flatMap(({ item }) => item ?? []);
    const stamp = { at: new Date(clock.at).toISOString(), by: 'ada' };
    const record = { source: 'undo', undoes: number } as const;
    const rendered = await planSet(db, asked, items);
    await transact(db, (inside) => applySet(inside, { asked, items, rendered, stamp, address: '', record }));
    const now = await draftTexts(db);
    for (const [id, text] of drafts) expect([id, now.get(id)]).toEqual([id, text]);
  }
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

async function liveTexts(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const texts = new Map<string, string | null>();
  for (const path of await publishedPaths(db)) texts.set(path, await publishedText(db, path, publicContent));
  return texts;
}

/** What the drafts of pages say. */
async function draftTexts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('draftStates').where('part', '=', 'pages').select(['id', 'content']).execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
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

/** What must hold of the pages and schedules at any time. */
export async function inconsistencies({ site: { db }, clock }: ClockedSite): Promise<string[]> {
  const found: string[] = [];
  const now = new Date(clock.at).toISOString();
  for (const { id, at, state } of await db.selectFrom('schedules').selectAll().execute()) {
    if (state === 'waiting' && at <= now) found.push(`schedule ${id} is overdue`);
  }
  for (const { id, isPublished, decided, content } of await db
    .selectFrom('draftStates')
    .where('part', '=', 'pages')
    .selectAll()
    .execute()) {
    const [draft, live] = [await pageById(db, { _id: id }), await pageById(db, { _id: id }, 'published')];
    if (draft?.published !== Boolean(live)) found.push(`${id} says it is ${draft?.published ? '' : 'not '}published`);
    if ((isPublished === 1) !== Boolean(live)) found.push(`the state of ${id} does not agree with its copy`);
    const isEqual = JSON.stringify(live?.header) === JSON.stringify(draft?.header) && live?.slug === draft?.slug;
    if (live && decided === content && !isEqual) found.push(`${id} does not wait, but differs`);
  }
  return found;
}

async function existing(db: TemporarySite['db'], wanted: readonly string[]): Promise<string[]> {
  const found = await Promise.all(wanted.map((_id) => pageById(db, { _id })));
  return found.flatMap((page) => page?._id ?? []);
}
