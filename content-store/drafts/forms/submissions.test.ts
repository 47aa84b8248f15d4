import { expect, test } from 'vitest';
import { dataVersion, temporaryDatabase } from '../../testing/temporary.ts';
import { isOnSqlite } from '../../testing/test-database.ts';
import { commitTogether } from '../database/commit-together.ts';
import type { Db } from '../database/open-database.ts';
import { countSubmissions, eachSubmission, listSubmissions } from './list-submissions.ts';
import { queueMail } from './mails.ts';
import { eraseSubmissions, insertSubmission, overdueSubmissions } from './submissions.ts';

const all = { domainId: 'main', states: ['received'] } as const;
const time = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

function insert(db: Db, minute: number, { identifier = 'contact', eraseAt = null as string | null } = {}) {
  const settings = { identifier, subject: 'Enquiry', recipient: 'office@example.org', ccs: [] };
  const submission = { settings, form: { name: `Visitor ${minute}` }, createdAt: time(minute) };
  return insertSubmission(db, { domainId: 'main', state: 'received', suspicion: null, eraseAt, submission });
}

test('listSubmissions() returns the newest first, by page, part of the identifier and time', async () => {
  const db = await temporaryDatabase();
  for (const minute of [1, 3, 2]) await insert(db, minute);
  await insert(db, 4, { identifier: 'Jobs_100%' });
  const names = async (filter: object, limit = 10, offset = 0) =>
    (await listSubmissions(db, { ...all, ...filter }, { limit, offset })).map(({ form }) => form.name);
  expect(await names({}, 2, 1)).toEqual(['Visitor 3', 'Visitor 2']);
  expect(await names({ identifier: 'jobs_' })).toEqual(['Visitor 4']);
  expect(await names({ identifier: '%' })).toEqual(['Visitor 4']);
  expect(await names({ from: time(2), to: time(3) })).toEqual(['Visitor 3', 'Visitor 2']);
  expect(await names({ domainId: 'other' })).toEqual([]);
  expect(await countSubmissions(db, { ...all, identifier: 'CONTACT' })).toBe(3);
});

test('listSubmissions() tells what is to be assigned from whatever visitors write', async () => {
  const db = await temporaryDatabase();
  const settings = { identifier: 'contact', subject: '', recipient: '', ccs: [] };
  const facts = { domainId: 'main', state: 'received', suspicion: null, eraseAt: null } as const;
  const write = (form: Record<string, string>, more: object = {}) =>
    insertSubmission(db, { ...facts, submission: { settings, form, createdAt: time(1), ...more } });
  await write({ name: '"candidates":[', candidates: '[]' });
  const candidates = [{ pageId: 'p', blockKey: 'f' }];
  const ids = [await write({ name: 'Ben' }, { candidates })];
  const filter = { ...all, toBeAssigned: true };
  expect((await listSubmissions(db, filter, { limit: 10 })).map(({ _id }) => _id)).toEqual(ids);
  expect(await countSubmissions(db, { ...all, toBeAssigned: false })).toBe(2);
});

test('eachSubmission() reads every submission, across batches and equal times, and yields to the event loop', async () => {
  const db = await temporaryDatabase();
  for (let count = 0; count < 1200; count++) await insert(db, count % 3);
  const ids = new Set<string>();
  let readBefore = -1;
  setImmediate(() => {
    readBefore = ids.size;
  });
  for await (const { _id } of eachSubmission(db, all)) ids.add(_id);
  expect(ids.size).toBe(1200);
  expect(readBefore).toBeLessThanOrEqual(500);
});

test('eraseSubmissions() also deletes their mails', async () => {
  const db = await temporaryDatabase();
  const submissionId = await insert(db, 1, { eraseAt: time(5) });
  await insert(db, 1);
  const mail = { kind: 'enquiry', recipients: ['a@x.org'], subject: 'x', content: { text: '', html: '' } } as const;
  await queueMail(db, { ...mail, submissionId }, time(1));
  expect(await overdueSubmissions(db, time(4))).toEqual([]);
  await eraseSubmissions(db, await overdueSubmissions(db, time(5)));
  expect(await countSubmissions(db, all)).toBe(1);
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test.skipIf(!isOnSqlite)(
  'commitTogether() commits in one transaction, and rejects only the work that fails',
  async () => {
    const db = await temporaryDatabase();
    const add = (minute: number) => (group: Db) => insert(group, minute);
    const refuse = () => Promise.reject(new Error('no'));
    const before = await dataVersion(db);
    const first = await commitTogether(db, [add(1), add(2), add(3)]);
    expect(new Set(first.map((one) => one.status === 'fulfilled' && one.value)).size).toBe(3);
    expect(await dataVersion(db)).toBe(before + 1);
    const second = await commitTogether(db, [add(4), refuse, add(5)]);
    expect(second.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await countSubmissions(db, all)).toBe(5);
  },
);
