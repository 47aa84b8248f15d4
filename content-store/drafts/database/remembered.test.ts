import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { databaseIn, isOnSqlite } from '../../testing/test-database.ts';
import { queueMail } from '../forms/mails.ts';
import { listRoles, saveRole } from '../people/roles.ts';
import { migrateToLatest } from './migrate.ts';
import { type Db, openDatabase } from './open-database.ts';
import { remembered } from './remembered.ts';
import { transact } from './transact.ts';

/** Two handles on one file, like those of two processes, and a cached query that counts its database reads. */
async function cast() {
  const file = databaseIn(await temporaryFolder());
  const [here, elsewhere] = [await openDatabase(file), await openDatabase(file)];
  onTestFinished(() => Promise.all([here.destroy(), elsewhere.destroy()]).then(() => {}));
  await migrateToLatest(here);
  let asked = 0;
  const roleNames = remembered(async (db: Db, prefix: string) => {
    asked += 1;
    return (await listRoles(db)).map(({ name }) => name).filter((name) => name.startsWith(prefix));
  });
  return { here, elsewhere, roleNames, asked: () => asked };
}

const role = (name: string) => ({ _id: name, name, admin: false });

test('remembered() queries the database once per question while nothing changes', async () => {
  const { here, roleNames, asked } = await cast();
  await saveRole(here, role('Night'));
  for (let round = 0; round < 3; round += 1) expect(await roleNames(here, 'N')).toEqual(['Night']);
  expect(await roleNames(here, 'x')).toEqual([]);
  expect(asked()).toBe(2);
});

test('remembered() sees commits of its own handle at once, those of another handle from the next turn on', async () => {
  const { here, elsewhere, roleNames } = await cast();
  expect(await roleNames(here, 'N')).toEqual([]);
  await saveRole(here, role('Night'));
  expect(await roleNames(here, 'N')).toEqual(['Night']);
  await saveRole(elsewhere, role('Noon'));
  await setImmediate();
  expect(await roleNames(here, 'N')).toEqual(['Night', 'Noon']);
});

test('remembered() keeps its answers after a change that is not content', async () => {
  const { here, roleNames, asked } = await cast();
  await roleNames(here, 'N');
  await queueMail(here, { kind: 'account', recipients: [], subject: '', content: { text: '', html: '' } }, '2026');
  await setImmediate();
  await roleNames(here, 'N');
  expect(asked()).toBe(1);
});

interface Trigger {
  table: string;
}

test('every table of content has triggers that count its changes', async () => {
  const { here } = await cast();
  const tables = (await here.introspection.getTables()).map(({ name }) => name);
  const triggers = isOnSqlite
    ? sql<Trigger>`select tbl_name as "table" from sqlite_master where type = 'trigger'`
    : sql<Trigger>`select event_object_table as "table" from information_schema.triggers`;
  const { rows } = await triggers.execute(here);
  const uncounted = tables.filter((name) => rows.filter(({ table }) => table === name).length !== 3);
  const incoming = ['audit', 'contentChanges', 'failures', 'mails', 'outbox', 'submissions', 'subscribers'];
  // States, entries and texts change only together with their drafts; nothing that is remembered depends on the others.
  const derived = [
    'challenges',
    'codeSecrets',
    'comments',
    'companyPeople',
    'companySessions',
    'draftStates',
    'pageEntries',
    'mediaFolders',
    'notifications',
    'passkeys',
    'previewLinks',
    'publishRecordItems',
    'publishRecords',
    'recoveryCodes',
    'reviews',
    'approvals',
    'reviewRules',
    'publishedCopies',
    'publishedCopyMedia',
    'schedules',
    'site',
    'uses',
    'visits',
  ];
  const ofScripts = ['apiTokens', 'importLosses', 'imports', 'webhookMessages'];
  if (!isOnSqlite) derived.push('longSignals');
  const named = uncounted.filter((table) => !table.startsWith('pageTexts'));
  expect(named.sort()).toEqual([...incoming, ...derived, ...ofScripts].sort());
});

test('remembered() shows changes of a transaction only inside it', async () => {
  const { here, roleNames } = await cast();
  await transact(here, async (transaction) => {
    await saveRole(transaction, role('Night'));
    expect(await roleNames(transaction, 'N')).toEqual(['Night']);
    expect(await roleNames(here, 'N')).toEqual([]);
  });
});

test('remembered() retries after a failure', async () => {
  const { here } = await cast();
  let isBroken = true;
  const answer = remembered(async (_db: Db, question: string) => {
    if (isBroken) throw new Error('broken');
    return question;
  });
  await expect(answer(here, 'same')).rejects.toThrow('broken');
  isBroken = false;
  expect(await answer(here, 'same')).toBe('same');
});
