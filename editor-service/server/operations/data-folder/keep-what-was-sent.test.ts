import { cp, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { listSubmissions } from '#content-store/drafts/forms/list-submissions.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import { insertSubmission } from '#content-store/drafts/forms/submissions.ts';
import { addSubscriber, listSubscribers } from '#content-store/drafts/forms/subscribers.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { ada, mainDomain } from '#content-store/testing/documents.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { backUp } from './back-up.ts';
import { sentInWords } from './keep-what-was-sent.ts';
import { restore } from './restore.ts';

const domainId = 'main';
const createdAt = '2027-01-10T09:00:00.000Z';

/** What a visitor sends: a submission, of which a mail is made, and a subscription. */
async function send(db: Db, name: string): Promise<void> {
  const settings = { identifier: 'contact', subject: 'Hello', recipient: 'office@example.org', ccs: [] };
  const submission = { settings, form: { name }, createdAt };
  const facts = { domainId, state: 'received', suspicion: null, eraseAt: null } as const;
  const submissionId = await insertSubmission(db, { ...facts, submission });
  const mail = { recipients: ['office@example.org'], subject: name, content: { heading: name, lines: [] } };
  await queueMail(db, { kind: 'enquiry', ...mail, domainId, submissionId }, createdAt);
  await addSubscriber(db, { domainId, listId: 'news', email: `${name}@example.org`, values: {}, createdAt });
}

/** A site to which Ada wrote before a backup and Ben after it, and which `change` changed then. */
async function siteWithBackup(change: (db: Db) => Promise<unknown> = async () => {}) {
  const folder = await temporaryFolder();
  const dataDir = join(folder, 'data');
  const place = { dataDir, databaseAddress: join(dataDir, 'drafts.sqlite') };
  const backup = join(folder, 'backup');
  await mkdir(dataDir);
  const db = await openDatabase(place.databaseAddress);
  await migrateToLatest(db);
  await publishDomain(db, mainDomain(), ada);
  await send(db, 'Ada');
  await backUp(place, backup);
  await send(db, 'Ben');
  await change(db);
  await db.destroy();
  return { place, backup };
}

/** Who is in the lists of a database. */
async function peopleIn(file: string) {
  await using db = await openDatabase(file);
  const states = ['received'] as const;
  const submissions = await listSubmissions(db, { domainId, states }, { limit: 10 });
  const { subscribers } = await listSubscribers(db, { domainId, limit: 10, offset: 0 });
  const mails = await db.selectFrom('mails').select('subject').execute();
  return {
    submissions: submissions.map(({ form }) => String(form.name)).sort(),
    subscribers: subscribers.map(({ email }) => email.replace(/@.*/, '')).sort(),
    mails: mails.map(({ subject }) => subject).sort(),
  };
}

const BOTH = ['Ada', 'Ben'];

test('restore() keeps what visitors sent since the backup, and says so', async () => {
  const { place, backup } = await siteWithBackup();
  const sent = await restore(backup, place, true);
  expect(await peopleIn(place.databaseAddress)).toEqual({ submissions: BOTH, subscribers: BOTH, mails: BOTH });
  expect(sentInWords(sent)).toEqual(['Kept of what came since the backup: submissions 1, subscribers 1.']);
});

test('restore() names how much is lost where another version stores it differently', async () => {
  const { place, backup } = await siteWithBackup((db) =>
    sql`alter table "submissions" add column "more" text`.execute(db),
  );
  const sent = await restore(backup, place, true);
  expect(await peopleIn(place.databaseAddress)).toMatchObject({ submissions: ['Ada'], subscribers: BOTH });
  expect(sentInWords(sent)).toEqual([
    'Kept of what came since the backup: subscribers 1.',
    'Lost of what came since the backup, because the two versions store it differently: submissions 1.',
  ]);
});

test('restore() takes nothing from the database of another site', async () => {
  const { place, backup } = await siteWithBackup((db) => db.updateTable('site').set({ id: 'another' }).execute());
  expect(sentInWords(await restore(backup, place, true))).toEqual([]);
  expect(await peopleIn(place.databaseAddress)).toMatchObject({ submissions: ['Ada'] });
});

test('restore() replaces a damaged database, and says what is lost', async () => {
  const { place, backup } = await siteWithBackup();
  await writeFile(place.databaseAddress, 'this was a database once '.repeat(100));
  expect(sentInWords(await restore(backup, place, true))).toEqual([expect.stringMatching(/^Lost: what visitors sent/)]);
  expect(await peopleIn(place.databaseAddress)).toMatchObject({ submissions: ['Ada'] });
});

test('restore() keeps it when it is run again after it was cut off, and keeps copies from before a migration', async () => {
  const { place, backup } = await siteWithBackup();
  const { dataDir, databaseAddress } = place;
  await writeFile(`${databaseAddress}.before-0.0.1`, 'a copy');
  const restoring = join(dataDir, 'restoring');
  await cp(backup, restoring, { recursive: true });
  await rename(databaseAddress, join(restoring, 'drafts.sqlite')); // as a restore has it before the last step
  await mkdir(join(dataDir, 'restoring-replaces'));
  await restore(backup, place, false);
  expect(await peopleIn(databaseAddress)).toMatchObject({ submissions: BOTH, subscribers: BOTH });
  expect(await readdir(dataDir)).toContain('drafts.sqlite.before-0.0.1');
});
