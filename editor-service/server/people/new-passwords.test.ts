import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveDomain } from '#content-store/drafts/site/domains.ts';
import { ada, mainDomain } from '#content-store/testing/documents.ts';
import { temporaryDatabase } from '#content-store/testing/temporary.ts';
import { type FakeServer, startFakeServer } from '../testing/fake-server.ts';
import { createHashNewPassword } from './new-passwords.ts';
import { createPasswords } from './passwords.ts';

const KIM = { username: 'kimberly', name: 'Kim Åström', email: 'k.astrom@example.org' };
const warnings: string[] = [];
let check: (password: string, passwordCheckUrl?: string) => Promise<string>;

beforeEach(async () => {
  const db = await temporaryDatabase();
  await saveDomain(db, mainDomain({ name: 'Bridge School', hostnames: ['www.bridge-school.org'] }), ada);
  const urls = { publicSiteUrl: undefined, publicEditorUrl: 'https://edit.riverside.example' };
  check = (password, passwordCheckUrl) =>
    createHashNewPassword({
      ...{ db, passwords: createPasswords(4), settings: { ...urls, passwordCheckUrl } },
      warn: (_error, message) => warnings.push(message),
    })(password, KIM);
});

describe('a new password', () => {
  it.each(['password1', 'Football', 'QWERTYUIOP'])('is not the common %s', async (password) => {
    await expect(check(password)).rejects.toThrow('one of the most common passwords');
  });

  it('is compared with at least 3,000 of them', async () => {
    await expect(check('13101988')).rejects.toThrow('most common'); // the 3,000th
  });

  it.each([
    'Bridge-School',
    'bridgeschool24',
    'BRIDGE school!!',
    'Riverside2026',
    'pagewright-1',
    'kimberly99',
    'Kim Åström 1',
    'k.astrom@example.org',
  ])('is not made of what everyone knows, like %s', async (password) => {
    await expect(check(password)).rejects.toThrow('little more than your name or that of the website');
  });

  it.each(['kim likes the bridge at school', 'correct horse battery', '日本語のパスワード', '!?!?!?!?!?'])(
    'may be %s',
    async (password) => {
      await expect(check(password)).resolves.toMatch(/^\$2b\$/);
    },
  );

  it('has a length that can be stored, before anybody is asked about it', async () => {
    await expect(check('kim')).rejects.toThrow('at least 8');
  });
});

describe('a new password with PASSWORD_CHECK_URL', () => {
  const [breached, padded, unknown] = ['made public once', 'only padding', 'correct horse battery'];
  const digestOf = (password: string) => hash('sha1', password).toUpperCase();
  let service: FakeServer;

  beforeAll(async () => {
    service = await startFakeServer(() => {});
  });
  afterAll(() => service.close());
  beforeEach(() => {
    const lines = [`${'0'.repeat(35)}:3`, `${digestOf(breached).slice(5)}:10`, `${digestOf(padded).slice(5)}:0`];
    service.answer = (response) => void response.end(lines.join('\r\n'));
    service.received.length = 0;
    warnings.length = 0;
  });

  it('is none that a breach made public', async () => {
    await expect(check(breached, service.url)).rejects.toThrow('made public in a breach');
    await expect(check(padded, service.url)).resolves.toBeTruthy();
    await expect(check(unknown, service.url)).resolves.toBeTruthy();
    expect(warnings).toEqual([]);
  });

  it('sends the first five digits of its hash, asks for padding, and never sends the password', async () => {
    await check(unknown, `${service.url}/range`);
    const [asked] = service.received;
    expect(asked?.url).toBe(`/range/${digestOf(unknown).slice(0, 5)}`);
    expect(asked?.headers['add-padding']).toBe('true');
    expect(asked?.body).toBe('');
  });

  it('is accepted, with a line in the log, while the service does not answer', async () => {
    service.answer = (response) => void response.writeHead(503).end();
    await expect(check(breached, service.url)).resolves.toBeTruthy();
    await expect(check(breached, 'http://127.0.0.1:1')).resolves.toBeTruthy();
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch('PASSWORD_CHECK_URL does not answer');
  });
});
