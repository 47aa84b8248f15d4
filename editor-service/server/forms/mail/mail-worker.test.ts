import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { noteMailAttempt } from '#content-store/drafts/forms/due-mails.ts';
import { listMails } from '#content-store/drafts/forms/mail-list.ts';
import { type NewMail, queueMail } from '#content-store/drafts/forms/mails.ts';
import { temporaryDatabase, temporaryFolder } from '#content-store/testing/temporary.ts';
import { createLog } from '../../runtime/log.ts';
import { headerOf, startMailSink } from '../../testing/mail-sink.ts';
import { SOON } from '../../testing/test-service.ts';
import { inWords } from './mail-text.ts';
import { createMailTransport } from './mail-transport.ts';
import { createMailWorker, type MailWorker } from './mail-worker.ts';

const mail: NewMail = {
  kind: 'confirmation',
  recipients: ['ben@example.org'],
  subject: 'Thanks',
  content: { text: 'Thanks', html: '<p>Thanks</p>', replyTo: 'office@example.org' },
  domainId: 'main',
};

const queue = (db: Db, changes: Partial<NewMail> = {}) =>
  queueMail(db, { ...mail, ...changes }, new Date().toISOString());
const states = async (db: Db) =>
  (await listMails(db, { domainId: 'main', limit: 100, offset: 0 })).mails.map(({ state }) => state);

async function worker(
  db: Db,
  smtpUrl: string | undefined,
  { folder = '', log = createLog('silent') } = {},
): Promise<MailWorker> {
  const started = createMailWorker({
    ...{ db, log, now: () => new Date() },
    note: (attempt) => noteMailAttempt(db, attempt),
    transport: createMailTransport({ smtpUrl, from: 'Tideline <no-reply@tideline.example>', folder }),
    contentOf: async ({ content }) => inWords(content),
  });
  started.start();
  onTestFinished(() => started.close());
  return started;
}

async function sinkAt(options: Parameters<typeof startMailSink>[0] = {}) {
  const sink = await startMailSink(options);
  onTestFinished(() => sink.close());
  return sink;
}

describe('createMailWorker()', () => {
  it('writes mails as files while no server is configured', async () => {
    const [db, folder] = [await temporaryDatabase(), await temporaryFolder()];
    await queue(db, { subject: 'Thanks\r\nBcc: eve@example.org' });
    await worker(db, undefined, { folder: join(folder, 'mail') });
    await expect.poll(() => states(db), SOON).toEqual(['sent']);
    const [name = ''] = await readdir(join(folder, 'mail'));
    const source = await readFile(join(folder, 'mail', name), 'utf8');
    expect(name).toMatch(/^\w{26}\.eml$/);
    expect(source).toContain('To: ben@example.org\r\n');
    expect(source).toContain('Reply-To: office@example.org\r\n');
    expect(source).toContain('Subject: Thanks Bcc: eve@example.org\r\n');
    expect(source).toMatch(/text\/plain[\s\S]*Thanks[\s\S]*text\/html[\s\S]*<p>Thanks<\/p>/);
  });

  it('keeps all mails while the server is down and sends them once it is back', async () => {
    const db = await temporaryDatabase();
    const gone = await startMailSink();
    const { url } = gone;
    await gone.close();
    for (let count = 0; count < 20; count++) await queue(db);
    const lines: { event?: string; waiting?: number }[] = [];
    await worker(db, url, { log: pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) }) });
    const waiting = async () => (await listMails(db, { domainId: 'main', limit: 20, offset: 0 })).mails;
    await expect.poll(async () => (await waiting()).some(({ lastError }) => lastError), SOON).toBe(true);
    expect(new Set(await states(db))).toEqual(new Set(['waiting']));
    const { waiting: counted } = lines.find(({ event }) => event === 'mails wait') ?? {};
    expect(counted).toBe(20);
    const back = await sinkAt({ port: Number(new URL(url).port) });
    await expect.poll(() => states(db), SOON).toEqual(Array(20).fill('sent'));
    expect(back.received).toHaveLength(20);
  });

  it('keeps a mail while the server is unreachable, however often and long', async () => {
    const db = await temporaryDatabase();
    const gone = await startMailSink();
    const { url } = gone;
    await gone.close();
    const anHourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    await queueMail(db, mail, anHourAgo);
    await db.updateTable('mails').set({ attempts: 1000 }).execute();
    await worker(db, url);
    const first = async () => (await listMails(db, { domainId: 'main', limit: 1, offset: 0 })).mails[0];
    await expect.poll(async () => (await first())?.attempts, SOON).toBeGreaterThan(1000);
    expect(await states(db)).toEqual(['waiting']);
    await sinkAt({ port: Number(new URL(url).port) });
    await expect.poll(() => states(db), SOON).toEqual(['sent']);
  });

  it('retries at once on tryNow()', async () => {
    const db = await temporaryDatabase();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await queue(db);
    const { url, close } = await startMailSink();
    await close();
    const pauses = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let count = 0;
    const note = (line: string) => line.includes('mails wait') && pauses[count++]?.resolve(line);
    const mails = await worker(db, url, { log: pino({ level: 'warn' }, { write: note }) });
    await pauses[0]?.promise;
    mails.tryNow();
    await pauses[1]?.promise;
    expect(count).toBe(2);
  });

  it('gives up a mail that is refused permanently, reports why, and sends the others', async () => {
    const db = await temporaryDatabase();
    const refuse = async ({ recipients }: { recipients: string[] }) => {
      if (recipients.includes('gone@example.org')) {
        throw Object.assign(new Error('No such mailbox: gone@example.org'), { responseCode: 550 });
      }
    };
    const sink = await sinkAt({ beforeAccept: refuse });
    await queue(db, { recipients: ['gone@example.org'] });
    await queue(db);
    const lines: string[] = [];
    await worker(db, sink.url, { log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) });
    await expect.poll(async () => (await states(db)).sort(), SOON).toEqual(['failed', 'sent']);
    expect(lines).toEqual([
      expect.stringMatching(/"attempts":1,"outcome":"refused","reason":".*No such mailbox: \[address\]/),
    ]);
    const { mails } = await listMails(db, { domainId: 'main', state: 'failed', limit: 1, offset: 0 });
    expect(mails[0]?.lastError).toContain('No such mailbox');
  });

  it('retries a deferred mail later', async () => {
    const db = await temporaryDatabase();
    const putOff = async () => {
      throw Object.assign(new Error('Come back later'), { responseCode: 451 });
    };
    const sink = await sinkAt({ beforeAccept: putOff });
    await queue(db);
    await worker(db, sink.url);
    const first = async () => (await listMails(db, { domainId: 'main', limit: 1, offset: 0 })).mails[0];
    await expect.poll(async () => (await first())?.attempts, SOON).toBe(1);
    expect(await first()).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('Come back later') });
    expect(Date.parse((await first())?.dueAt ?? '')).toBeGreaterThan(Date.now() + 30_000);
  });

  it.each([
    [450, 'waiting'],
    [550, 'failed'],
  ])('keeps a mail that one recipient refused with %i for that recipient only: %s', async (responseCode, state) => {
    const db = await temporaryDatabase();
    const beforeRecipient = async (address: string) => {
      if (address === 'full@example.org') throw Object.assign(new Error('Mailbox full'), { responseCode });
    };
    const sink = await sinkAt({ beforeRecipient });
    await queue(db, { recipients: ['ben@example.org', 'full@example.org'] });
    await worker(db, sink.url);
    const first = async () => (await listMails(db, { domainId: 'main', limit: 1, offset: 0 })).mails[0];
    const lastError = expect.stringContaining('Mailbox full');
    await expect.poll(first, SOON).toMatchObject({ state, recipients: ['full@example.org'], attempts: 1, lastError });
    expect(sink.received.map(({ recipients }) => recipients)).toEqual([['ben@example.org']]);
  });

  it('never turns text into an address or a header', async () => {
    const db = await temporaryDatabase();
    const sink = await sinkAt();
    await queue(db, { recipients: ['ben@example.org'], subject: 'Hi\r\nBcc: victim@example.org' });
    await worker(db, sink.url);
    await expect.poll(() => sink.received, SOON).toHaveLength(1);
    expect(sink.received[0]?.recipients).toEqual(['ben@example.org']);
    expect(headerOf(sink.received[0], 'Bcc')).toBeUndefined();
  });
});
