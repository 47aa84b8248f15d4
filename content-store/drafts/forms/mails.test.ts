import { expect, test } from 'vitest';
import { temporaryDatabase } from '../../testing/temporary.ts';
import { dueMails, nextDueAt, noteMailAttempt } from './due-mails.ts';
import { listMails, retryMail } from './mail-list.ts';
import { countMails, forgetUnsentLinks, type NewMail, queueMail } from './mails.ts';

const time = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const mail: NewMail = {
  kind: 'confirmation',
  recipients: ['ben@example.org'],
  subject: 'Thanks',
  content: { text: 'Thanks', html: '<p>Thanks</p>' },
  domainId: 'main',
  causedBy: '203.0.113.1',
};

test('noteMailAttempt() makes a failed mail due again later, and keeps only the list entry of a sent one', async () => {
  const db = await temporaryDatabase();
  await queueMail(db, mail, time(1));
  expect(await dueMails(db, time(0))).toEqual([]);
  const [due] = await dueMails(db, time(1));
  expect(due).toMatchObject({ recipients: ['ben@example.org'], content: { text: 'Thanks' }, attempts: 0 });
  await noteMailAttempt(db, { id: due?.id ?? '', failure: { reason: 'The server is down', dueAt: time(5) } });
  expect([await dueMails(db, time(4)), await nextDueAt(db)]).toEqual([[], time(5)]);
  await noteMailAttempt(db, { id: due?.id ?? '' });
  expect(await nextDueAt(db)).toBeUndefined();
  const { mails, total } = await listMails(db, { domainId: 'main', limit: 10, offset: 0 });
  expect([total, mails]).toMatchObject([1, [{ state: 'sent', attempts: 1, lastError: null }]]);
});

test('retryMail() sends a failed mail of the domain again', async () => {
  const db = await temporaryDatabase();
  await queueMail(db, mail, time(1));
  const [due] = await dueMails(db, time(1));
  await noteMailAttempt(db, { id: due?.id ?? '', failure: { reason: 'No such mailbox', dueAt: null } });
  expect(await dueMails(db, time(9))).toEqual([]);
  await expect(retryMail(db, due?.id ?? '', { domainId: 'other' }, time(9))).rejects.toThrow('No unsent email');
  await retryMail(db, due?.id ?? '', { domainId: 'main' }, time(9));
  expect(await dueMails(db, time(9))).toHaveLength(1);
});

test('listMails() and retryMail() know a mail of no domain only where it is asked for', async () => {
  const db = await temporaryDatabase();
  await queueMail(db, mail, time(1));
  const invitation = { kind: 'account', recipients: ['cleo@example.org'], subject: 'Invitation' } as const;
  await queueMail(db, { ...invitation, content: { text: '', html: '' } }, time(2));
  const kinds = async (withOwn: boolean) =>
    (await listMails(db, { domainId: 'main', withOwn, limit: 10, offset: 0 })).mails.map(({ kind }) => kind);
  expect(await kinds(false)).toEqual(['confirmation']);
  expect(await kinds(true)).toEqual(['account', 'confirmation']);
  const [, account] = await dueMails(db, time(2));
  await expect(retryMail(db, account?.id ?? '', { domainId: 'main' }, time(9))).rejects.toThrow('No unsent email');
  await retryMail(db, account?.id ?? '', { domainId: 'main', withOwn: true }, time(9));
  expect(await dueMails(db, time(8))).toHaveLength(1);
});

test('forgetUnsentLinks() leaves what else is told to the address, and what others get', async () => {
  const db = await temporaryDatabase();
  for (const kind of ['account', 'notice'] as const) await queueMail(db, { ...mail, kind }, time(1));
  await queueMail(db, { ...mail, kind: 'account', recipients: ['ada@example.org'] }, time(2));
  await forgetUnsentLinks(db, 'ben@example.org');
  const left = (await dueMails(db, time(9))).map(({ kind, recipients }) => [kind, ...recipients]);
  expect(left).toEqual([
    ['notice', 'ben@example.org'],
    ['account', 'ada@example.org'],
  ]);
});

test('a held mail is not due', async () => {
  const db = await temporaryDatabase();
  await queueMail(db, { ...mail, isHeld: true }, time(1));
  expect(await dueMails(db, time(9))).toEqual([]);
});

test('countMails() counts by address and by cause', async () => {
  const db = await temporaryDatabase();
  await queueMail(db, mail, time(1));
  await queueMail(db, { ...mail, recipients: ['ada@example.org'] }, time(2));
  expect(await countMails(db, 'confirmation', time(0))).toBe(2);
  expect(await countMails(db, 'confirmation', time(1))).toBe(1);
  expect(await countMails(db, 'confirmation', time(0), { recipient: 'ben@example.org' })).toBe(1);
  expect(await countMails(db, 'confirmation', time(0), { causedBy: '203.0.113.1' })).toBe(2);
});
