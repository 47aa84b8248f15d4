import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { listSubmissions } from '#content-store/drafts/forms/list-submissions.ts';
import { markRead, notify } from '#content-store/drafts/notifications/notifications.ts';
import { listAudit, recordAudit } from '#content-store/drafts/people/audit.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { formSchema } from '#content-store/model/forms/form.ts';
import { temporaryDatabase, temporaryFolder } from '#content-store/testing/temporary.ts';
import { storeSubmission } from '../../forms/store-submission.ts';
import { createLog } from '../../runtime/log.ts';
import { readSettings } from '../../runtime/settings.ts';
import { deleteOldFiles, startRetention } from './start-retention.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const NOW = new Date('2026-11-23T12:00:00.000Z');

const line = (at: string) => ({ at, actor: 'ada', action: 'login' as const, subject: '', address: '' });

/** Starts it once; resolves when everything was deleted, with what was counted. */
async function retain(db: Db, dataDir: string, isOurs: boolean): Promise<object[]> {
  const counted: object[] = [];
  const retention = startRetention({
    ...{ db, log: createLog('silent'), settings: readSettings({ DATA_DIR: dataDir }), now: () => NOW },
    ...{ isOurs: () => isOurs, metrics: { noteDeleted: (counts) => void counted.push(counts) } },
  });
  await nextTurn();
  await retention.close();
  return counted;
}

async function oldThings() {
  const [db, folder] = [await temporaryDatabase(), await temporaryFolder()];
  await recordAudit(db, line(LONG_AGO));
  await recordAudit(db, line(NOW.toISOString()));
  const form = formSchema.parse({ identifier: 'contact', recipient: 'a@x.org' });
  const facts = { domainId: 'main', triedBy: null, suspicion: null, causedBy: '', hasLimits: true, siteUrl: '' };
  await storeSubmission(db, { ...facts, at: LONG_AGO, values: {} }, form);
  await createUser(db, { username: 'ben', email: 'ben@x.org', roles: [], passwordHash: 'x' }, LONG_AGO);
  const about = { kind: 'page', _id: 'p', title: 'Soup', slug: 'soup' } as const;
  const told = { recipient: 'ben', domainId: 'main' };
  await notify(db, { to: ['ben'], domainId: 'main', kind: 'published', about }, { at: LONG_AGO, by: 'ada' });
  await markRead(db, told, undefined, LONG_AGO);
  const mail = join(folder, 'mail');
  await mkdir(mail);
  for (const name of ['old.eml', 'new.eml', 'notes.txt']) await writeFile(join(mail, name), '');
  for (const name of ['old.eml', 'notes.txt']) await utimes(join(mail, name), new Date(LONG_AGO), new Date(LONG_AGO));
  await utimes(join(mail, 'new.eml'), NOW, NOW);
  return { db, folder, mail };
}

it('startRetention() deletes what is too old, counts it, and leaves what visitors sent', async () => {
  const { db, folder, mail } = await oldThings();
  expect(await retain(db, folder, true)).toEqual([
    {
      history: 0,
      records: 0,
      trash: 0,
      audit: 1,
      schedules: 0,
      reviews: 0,
      notifications: 1,
      expired: 0,
      mailFiles: 1,
    },
  ]);
  expect((await readdir(mail)).sort()).toEqual(['new.eml', 'notes.txt']);
  expect((await listAudit(db, { limit: 9, offset: 0 })).entries.map(({ at }) => at)).toEqual([NOW.toISOString()]);
  const submissions = await listSubmissions(db, { domainId: 'main', states: ['received'] }, { limit: 9 });
  expect(submissions).toHaveLength(1);
});

it.each([
  ['erases submissions past the retention period of their form', true, 0],
  ['leaves these to the instance that writes the site too', false, 1],
])('startRetention() %s', async (_what, isOurs, left) => {
  const [db, folder] = [await temporaryDatabase(), await temporaryFolder()];
  const form = formSchema.parse({ identifier: 'contact', recipient: 'a@x.org', retentionDays: 7 });
  const facts = { domainId: 'main', triedBy: null, suspicion: null, causedBy: '', hasLimits: true, siteUrl: '' };
  await storeSubmission(db, { ...facts, at: LONG_AGO, values: {} }, form);
  await retain(db, folder, isOurs);
  expect(await listSubmissions(db, { domainId: 'main', states: ['received'] }, { limit: 9 })).toHaveLength(left);
});

it('startRetention() leaves it to the instance that writes the site', async () => {
  const { db, folder, mail } = await oldThings();
  expect(await retain(db, folder, false)).toEqual([]);
  expect(await readdir(mail)).toHaveLength(3);
});

it('deleteOldFiles() passes over a file that is gone by the time it is looked at', async () => {
  const folder = await temporaryFolder();
  await symlink('gone', join(folder, 'one.eml'));
  expect(await deleteOldFiles(folder, /\.eml$/, NOW)).toBe(0);
});
