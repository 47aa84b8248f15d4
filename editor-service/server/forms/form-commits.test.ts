import { symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, engineFor, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { listMails } from '#content-store/drafts/forms/mail-list.ts';
import { type NewMail, queueMail } from '#content-store/drafts/forms/mails.ts';
import { dataVersion, temporaryFolder } from '#content-store/testing/temporary.ts';
import { databaseIn, isOnSqlite } from '#content-store/testing/test-database.ts';
import { createLog } from '../runtime/log.ts';
import { startFormCommits } from './form-commits.ts';

const mail: NewMail = {
  kind: 'enquiry',
  recipients: [],
  subject: '',
  content: { text: '', html: '' },
  domainId: 'main',
};

async function databaseWith(mails: number) {
  const file = databaseIn(await temporaryFolder());
  const db = await openDatabase(file);
  await migrateToLatest(db);
  for (let count = 0; count < mails; count++) await queueMail(db, mail, '2026-01-01T00:00:00.000Z');
  const ids = (await stored(db)).map(({ _id }) => _id);
  return { db, file, ids };
}

const stored = async (db: Db) => (await listMails(db, { domainId: 'main', limit: 100, offset: 0 })).mails;
const states = async (db: Db) => (await stored(db)).map(({ state }) => state);

function startedOn(db: Db, file: string) {
  const commits = startFormCommits(db, file, createLog('silent'));
  onTestFinished(async () => {
    await commits.close();
    await db.destroy();
  });
  return commits;
}

describe('startFormCommits()', () => {
  it.skipIf(!isOnSqlite)(
    'resolves once the work is on disk, and commits works together that arrive during another write',
    async () => {
      const { db, file, ids } = await databaseWith(20);
      const { commit } = startedOn(db, file);
      const before = await dataVersion(db);
      const release = await engineFor(db).writeMutex.acquire();
      const notes = ids.map((id) => commit('noteMailAttempt', { id }));
      await new Promise(setImmediate);
      expect(await dataVersion(db)).toBe(before);
      release();
      await Promise.all(notes);
      expect(await dataVersion(db)).toBe(before + 1);
      expect(new Set(await states(db))).toEqual(new Set(['sent']));
    },
  );

  it.skipIf(!isOnSqlite)('blocks other writers until its commit is done', async () => {
    const { db, file, ids } = await databaseWith(1);
    const { commit } = startedOn(db, file);
    const order: string[] = [];
    const noted = commit('noteMailAttempt', { id: ids[0] ?? '' }).then(() => order.push('noted'));
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    await queueMail(db, mail, '2026-01-01T00:00:00.000Z').then(() => order.push('queued'));
    await noted;
    expect(order).toEqual(['noted', 'queued']);
  });

  it('lets a waiting writer write between two groups, however many works are waiting', async () => {
    const { db, file, ids } = await databaseWith(40);
    const { commit } = startedOn(db, file);
    const order: string[] = [];
    const first = commit('noteMailAttempt', { id: ids[0] ?? '' });
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const queued = queueMail(db, mail, '2026-01-01T00:00:00.000Z').then(() => order.push('queued'));
    await new Promise(setImmediate);
    const others = ids.slice(1).map((id) => commit('noteMailAttempt', { id }));
    await Promise.all([first, queued, ...others.map((other) => other.then(() => order.push('noted')))]);
    expect(order[0]).toBe('queued');
    expect(order).toHaveLength(40);
  });

  it.skipIf(!isOnSqlite)('rejects when its thread dies, and starts it again', async () => {
    const { db, file, ids } = await databaseWith(1);
    const folder = join(await temporaryFolder(), 'away');
    const { commit } = startedOn(db, join(folder, 'drafts.sqlite'));
    const note = () => commit('noteMailAttempt', { id: ids[0] ?? '' });
    await expect(note()).rejects.toMatchObject({ code: 'unavailable' });
    await symlink(dirname(file), folder);
    await note();
    expect(await states(db)).toEqual(['sent']);
  });

  it('commits all requested work before it closes', async () => {
    const { db, file, ids } = await databaseWith(1);
    const commits = startFormCommits(db, file, createLog('silent'));
    void commits.commit('noteMailAttempt', { id: ids[0] ?? '' });
    await commits.close();
    expect(await states(db)).toEqual(['sent']);
    await db.destroy();
  });
});
