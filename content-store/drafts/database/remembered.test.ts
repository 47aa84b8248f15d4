import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { queueMail } from '../forms/mails.ts';
import { listRoles, saveRole } from '../people/roles.ts';
import { migrateToLatest } from './migrate.ts';
import { type Db, openDatabase } from './open-database.ts';
import { remembered } from './remembered.ts';
import { transact } from './transact.ts';

/** Two handles on one file, as of two processes, and a question that counts how often the database was asked. */
async function cast() {
  const file = join(await temporaryFolder(), 'drafts.sqlite');
  const [here, elsewhere] = [openDatabase(file), openDatabase(file)];
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

test('remembered() asks the database once while nothing changes, for each question', async () => {
  const { here, roleNames, asked } = await cast();
  await saveRole(here, role('Night'));
  for (let round = 0; round < 3; round += 1) expect(await roleNames(here, 'N')).toEqual(['Night']);
  expect(await roleNames(here, 'x')).toEqual([]);
  expect(asked()).toBe(2);
});

test('remembered() answers what was committed last, here or, from the next turn on, through another handle', async () => {
  const { here, elsewhere, roleNames } = await cast();
  expect(await roleNames(here, 'N')).toEqual([]);
  await saveRole(here, role('Night'));
  expect(await roleNames(here, 'N')).toEqual(['Night']);
  await saveRole(elsewhere, role('Noon'));
  await setImmediate();
  expect(await roleNames(here, 'N')).toEqual(['Night', 'Noon']);
});

test('remembered() still knows after something came in that is no content', async () => {
  const { here, roleNames, asked } = await cast();
  await roleNames(here, 'N');
  await queueMail(here, { kind: 'account', recipients: [], subject: '', content: { text: '', html: '' } }, '2026');
  await setImmediate();
  await roleNames(here, 'N');
  expect(asked()).toBe(1);
});

test('every table that holds more than what comes in by itself counts its changes', async () => {
  const { here } = await cast();
  const tables = (await here.introspection.getTables()).map(({ name }) => name);
  const { rows } = await sql<{ tbl_name: string }>`select tbl_name from sqlite_master where type = 'trigger'`.execute(
    here,
  );
  const uncounted = tables.filter((table) => rows.filter(({ tbl_name }) => tbl_name === table).length !== 3);
  const incoming = ['audit', 'contentChanges', 'failures', 'mails', 'outbox', 'submissions', 'subscribers'];
  expect(uncounted.sort()).toEqual(incoming);
});

test('remembered() shows a transaction its own changes, and nobody else', async () => {
  const { here, roleNames } = await cast();
  await transact(here, async (transaction) => {
    await saveRole(transaction, role('Night'));
    expect(await roleNames(transaction, 'N')).toEqual(['Night']);
    expect(await roleNames(here, 'N')).toEqual([]);
  });
});

test('remembered() asks again after a question failed', async () => {
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
