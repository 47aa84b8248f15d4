import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { countDeliveries } from '#content-store/drafts/database/outbox.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { writeSchedule } from '#content-store/drafts/publishing/schedules.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { AppError } from '#content-store/model/error.ts';
import { ada, mainDomain, pageDraft } from '#content-store/testing/documents.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { createLog } from '../../runtime/log.ts';
import { createPublishSet } from '../sets/publish-set.ts';
import type { RenderSet } from '../sets/render-set.ts';
import { createSchedules } from './create-schedules.ts';

const NINE = '2026-11-30T09:00:00.000Z';
const HOUR = 60 * 60_000;

/** A site with a page that is scheduled for nine, a clock, and the runner. */
async function cast(renderSet: RenderSet = async () => new Map()) {
  const db = await temporaryDatabase();
  await publishDomain(db, mainDomain(), ada);
  await createUser(db, { username: 'ada', email: 'ada@example.org', roles: ['publisher'], passwordHash: 'x' }, ada.at);
  const page = await insertPage(db, pageDraft({ slug: 'about' }), ada);
  const items = JSON.stringify([{ kind: 'page', _id: page._id, title: 'About', slug: 'about', revision: 1 }]);
  const row = { id: 's1', domainId: 'main', action: 'publish', items, at: NINE, zone: 'UTC' } as const;
  const schedule = {
    ...row,
    createdBy: 'ada',
    createdAt: ada.at,
    state: 'waiting',
    reason: null,
    doneAt: null,
  } as const;
  await writeSchedule(db, schedule);
  const clock = { at: Date.parse(NINE) };
  const commits: unknown[] = [];
  const commit = async <T>(change: () => Promise<T>) => {
    const answer = await change();
    commits.push(answer);
    return answer;
  };
  const now = () => new Date(clock.at);
  const log = createLog('silent');
  const publishSet = createPublishSet({
    db,
    log,
    commit,
    renderSet,
    findProblems: async () => [],
    endReviews: async () => () => {},
  });
  const needs = { db, log, publishSet, now, wakeMails: () => {} };
  const schedules = createSchedules(needs);
  onTestFinished(() => schedules.close());
  return { db, page, schedule, clock, schedules, another: createSchedules(needs) };
}

const stateOf = async (db: Db) => (await db.selectFrom('schedules').selectAll().executeTakeFirstOrThrow()).state;

afterEach(() => vi.useRealTimers());

describe('schedules', () => {
  it('wait for their time', async () => {
    const { db, clock, schedules } = await cast();
    clock.at -= 1;
    await schedules.runDue();
    expect(await stateOf(db)).toBe('waiting');
    clock.at += 1;
    await schedules.runDue();
    expect(await stateOf(db)).toBe('done');
  });

  it('of an import are carried out in the name of the operator who ran it', async () => {
    const { db, schedules } = await cast();
    await db.updateTable('schedules').set({ createdBy: 'import' }).execute();
    await schedules.runDue();
    expect(await stateOf(db)).toBe('done');
  });

  it('are carried out once, by two programs and with a clock that is set back by an hour', async () => {
    const { db, page, clock, schedules, another } = await cast();
    await Promise.all([schedules.runDue(), another.runDue()]);
    const published = await pageById(db, page, 'published');
    clock.at -= HOUR;
    await schedules.runDue();
    clock.at += HOUR;
    await schedules.runDue();
    expect((await pageById(db, page, 'published'))?.revision).toBe(published?.revision);
    expect((await pageById(db, page))?.revision).toBe(2);
  });

  it.skipIf(!isOnSqlite)('are carried out within a second of their time, however long the wait was', async () => {
    const { db, clock, schedules } = await cast();
    clock.at -= 10 * 60_000;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    schedules.start();
    const pass = async (milliseconds: number) => {
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      clock.at += milliseconds;
      await vi.advanceTimersByTimeAsync(milliseconds);
    };
    for (let waited = 0; waited < 10 * 60_000 - 1000; waited += 1000) await pass(1000);
    expect(await stateOf(db)).toBe('waiting');
    await pass(1000);
    await vi.waitFor(async () => expect(await stateOf(db)).toBe('done'));
  });

  it.skipIf(!isOnSqlite)('are carried out half a minute after the clock jumped past their time', async () => {
    const { db, clock, schedules } = await cast();
    clock.at -= 5 * HOUR;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    schedules.start();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    clock.at += 5 * HOUR;
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(async () => expect(await stateOf(db)).toBe('done'));
  });

  it('do nothing when they are moved while they are rendered', async () => {
    const moved = await cast(async () => {
      await writeSchedule(moved.db, { ...moved.schedule, at: '2026-12-24T09:00:00.000Z' });
      return new Map();
    });
    await moved.schedules.runDue();
    expect(await stateOf(moved.db)).toBe('waiting');
    expect(await pageById(moved.db, moved.page, 'published')).toBeUndefined();
  });

  it('are tried again after a passing failure, and fail for good after five', async () => {
    const { db, schedules } = await cast(() =>
      Promise.reject(new AppError('unavailable', 'The preview took too long')),
    );
    for (let tries = 1; tries < 5; tries += 1) {
      await schedules.runDue();
      expect(await stateOf(db)).toBe('waiting');
    }
    await schedules.runDue();
    expect(await stateOf(db)).toBe('failed');
    const mails = await db.selectFrom('mails').where('kind', '=', 'notification').selectAll().execute();
    expect(mails.map(({ recipients }) => recipients)).toEqual(['["ada@example.org"]']);
  });

  it('leave nothing behind when their transaction fails', async () => {
    const { db, page, schedules } = await cast();
    const before = await countDeliveries(db);
    await db.schema.alterTable('audit').renameTo('auditAway').execute();
    await schedules.runDue().catch(() => {});
    await db.schema.alterTable('auditAway').renameTo('audit').execute();
    expect(await pageById(db, page, 'published')).toBeUndefined();
    expect([await stateOf(db), await countDeliveries(db)]).toEqual(['waiting', before]);
  });
});
