import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { temporaryDatabase, temporaryFolder } from '#content-store/testing/temporary.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { openStorage } from '#editor-service/server/storage/storage.ts';
import { formBlock, publishBlocks, submitFromSite } from '#editor-service/server/testing/sample-form.ts';
import { beforeStatements } from '#editor-service/server/testing/statements.ts';
import { SOON, startTestService, type TestService } from '#editor-service/server/testing/test-service.ts';
import { testSettings } from '#editor-service/server/testing/test-settings.ts';

const databaseOf = (folder: string) => join(folder, 'data', 'drafts.sqlite');

async function started(): Promise<TestService> {
  const service = await startTestService({ hasRateLimits: false });
  onTestFinished(() => service.discard());
  return service;
}

const FAULT = fileURLToPath(new URL('./commit-fault.ts', import.meta.url));

/** A service whose disk works, fails at every commit, or holds every commit of its threads until it works again. */
async function startedOnDisk() {
  const file = join(await temporaryFolder(), 'fault');
  const set = (state: 'well' | 'hold' | 'fail') => writeFile(file, state);
  await set('well');
  Object.assign(process.env, { COMMIT_FAULT: file, NODE_OPTIONS: `--import=${FAULT}` });
  onTestFinished(() => {
    delete process.env.COMMIT_FAULT;
    delete process.env.NODE_OPTIONS;
  });
  const end = beforeStatements((sql) => {
    if (sql === 'commit' && readFileSync(file, 'utf8').startsWith('fail')) throw failure();
  });
  onTestFinished(end);
  const commits = async () => (await readFile(file, 'utf8')).match(/^commit$/gm)?.length ?? 0;
  return { service: await started(), set, commits };
}

const failure = () => Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' });

describe('a disk that fails', () => {
  it('has every commit on it before the commit is acknowledged', async () => {
    const db = await temporaryDatabase();
    if (!isOnSqlite) {
      const { rows } = await sql`select current_setting('synchronous_commit') as "waits"`.execute(db);
      return expect(rows).toEqual([{ waits: 'on' }]);
    }
    const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(db)).rows[0];
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 }); // FULL
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  });

  it('acknowledges nothing that is not stored, and works again once the disk does', async () => {
    const { service, set } = await startedOnDisk();
    const editor = await service.as(['publisher']);
    await publishBlocks(service, formBlock());
    const page = { domainId: 'main', slug: 'unlucky' };
    await set('fail');
    const replies = [await editor.call('page/save', { page }), await editor.call('page/publishPage', { page })];
    for (const { status, headers, body } of [...replies, await submitFromSite(service)]) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(body.error.message).not.toMatch(/\/tmp|at .*:\d+/);
    }
    await set('well');
    expect((await editor.call('page/load', { slug: 'unlucky' })).status).toBe(404);
    expect((await editor.call('forms/getSubmissions', {})).body.total).toBe(0);
    expect((await editor.call('page/publishPage', { page })).status).toBe(200);
    expect((await submitFromSite(service)).status).toBe(200);
    expect((await editor.call('forms/getSubmissions', {})).body.total).toBe(1);
  });

  it.skipIf(!isOnSqlite)(
    'that is slow delays responses and loses none: what arrives together is committed together',
    async () => {
      const { service, set, commits } = await startedOnDisk();
      const editor = await service.as(['editor']);
      await publishBlocks(service, formBlock());
      await submitFromSite(service); // starts the committing thread
      const visitors = Array.from({ length: 40 }, () => () => submitFromSite(service));
      await Promise.all(visitors.map(() => editor.get('/health'))); // opens their connections
      await set('hold');
      let isAnswered = false;
      const many = visitors.map((submit) => submit());
      void Promise.race(many).then(() => {
        isAnswered = true;
      });
      // Requests that write nothing do not wait for the disk.
      expect((await editor.call('page/load', { slug: '' })).status).toBe(200);
      expect(isAnswered).toBe(false);
      await set('well');
      expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
      expect(await commits()).toBeLessThan(20);
      expect((await editor.call('forms/getSubmissions', {})).body.total).toBe(41);
    },
  );
});

describe.skipIf(!isOnSqlite)('a database', () => {
  it('that is damaged is left as it is: visitors read on, and editors are told to restore it', async () => {
    const service = await started();
    const publisher = await service.as(['publisher']);
    const page = { domainId: 'main', slug: 'kept', header: { heading: 'Still readable' } };
    await publisher.call('page/publishPage', { page });
    const read = async (siteUrl: string | null) => (await fetch(`${siteUrl}/kept`)).text();
    await expect.poll(() => read(service.siteUrl), SOON).toContain('Still readable');
    await service.close();
    const file = await open(databaseOf(service.folder), 'r+');
    await file.write(Buffer.alloc(20_000, 0xaa), 0, 20_000, 8192);
    await file.close();
    const before = await readFile(databaseOf(service.folder));

    const damaged = await startTestService({}, service.folder);
    expect(await read(damaged.siteUrl)).toContain('Still readable');
    for (const path of ['/', '/readyz', '/api/user/me']) {
      const response = await fetch(`${damaged.editorUrl}${path}`);
      expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run restore')]);
    }
    await damaged.close();
    expect((await readFile(databaseOf(service.folder))).equals(before)).toBe(true);
  });

  it('that lost its log starts at its last checkpoint, and says that changes are missing', async () => {
    const service = await started();
    const editor = await service.as(['editor']);
    await editor.call('page/save', { page: { domainId: 'main', slug: 'in-the-log' } });
    const folder = await temporaryFolder();
    await cp(join(service.folder, 'data'), join(folder, 'data'), { recursive: true });
    for (const end of ['-wal', '-shm']) await rm(databaseOf(folder) + end, { force: true });

    const storage = await openStorage(testSettings(folder), 'start');
    expect(storage.hasLostChanges).toBe(true);
    await storage.close();
    const next = await openStorage(testSettings(folder), 'start');
    expect(next.hasLostChanges).toBe(false);
    await next.close();
  });

  it('has a log of 64 MB at most, even after a long read', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'drafts.sqlite');
    const db = await openDatabase(file);
    await sql`create table filler (text text)`.execute(db);
    const reader = new SqliteDatabase(file, { readonly: true });
    reader.exec('begin; select count(*) from filler');
    for (let count = 0; count < 70; count += 1)
      await sql`insert into filler values (${'x'.repeat(2 ** 20)})`.execute(db);
    expect((await stat(`${file}-wal`)).size).toBeGreaterThan(64 * 2 ** 20);
    reader.close();
    for (let count = 0; count < 2; count += 1) await sql`insert into filler values ('y')`.execute(db);
    expect((await stat(`${file}-wal`)).size).toBeLessThanOrEqual(64 * 2 ** 20);
    await db.destroy();
  });

  it('that another process writes to for a while delays requests, no more', async () => {
    const service = await started();
    const editor = await service.as(['editor']);
    const hold = `
      const db = new (require('better-sqlite3'))(process.argv[1]);
      db.exec('begin immediate');
      process.send('held');
      setTimeout(() => {
        db.exec('rollback');
        process.disconnect();
      }, 3000);`;
    const holder = spawn(process.execPath, ['-e', hold, databaseOf(service.folder)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ended = once(holder, 'exit');
    await once(holder, 'message');
    const { status } = await editor.call('page/save', { page: { domainId: 'main', slug: 'patient' } });
    expect(status).toBe(200);
    expect(await ended).toEqual([0, null]);
  });
});
