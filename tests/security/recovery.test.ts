import { join } from 'node:path';
import { Writable } from 'node:stream';
import express from 'express';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countMails } from '#content-store/drafts/forms/mails.ts';
import { oneTimeLinkOwner } from '#content-store/drafts/people/one-time-links.ts';
import { databaseSettings } from '#content-store/testing/test-database.ts';
import { logRequests } from '#editor-service/server/http/request-log.ts';
import { passwordMail } from '#editor-service/server/people/password-mail.ts';
import { beforeStatements } from '#editor-service/server/testing/statements.ts';
import {
  PASSWORD,
  startTestService,
  type TestClient,
  type TestService,
} from '#editor-service/server/testing/test-service.ts';
import { runProgram } from '../run-program.ts';
import { databaseText, openDb, visitor } from './cast.ts';

const MINUTE_MS = 60_000;

let service: TestService;
let admin: TestClient;

beforeAll(async () => {
  service = await startTestService();
  admin = await service.as(['admin']);
});

afterAll(() => service.discard());

async function invited(username: string): Promise<string> {
  const { body } = await admin.call('user/invite', { username, email: `${username}@example.org` });
  return body.user.email;
}

async function linkFor(email: string): Promise<string> {
  const db = await openDb(service);
  const mail = await passwordMail(db, service.editorUrl, { email, subject: '', onlyWay: null });
  await db.destroy();
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a link for a new password', () => {
  it('is long, stored as a hash, valid for an hour and for one use, and invalidated by a newer one', async () => {
    const email = await invited('ruth');
    const choose = (token: string) => visitor(service).call('user/setPassword', { email, password: PASSWORD, token });
    expect((await choose(await linkFor(email))).status).toBe(200);
    const [older, newer] = [await linkFor(email), await linkFor(email)];
    expect(Buffer.from(newer, 'base64url').length).toBeGreaterThanOrEqual(16);
    const db = await openDb(service);
    const ownerAfter = (minutes: number) =>
      oneTimeLinkOwner(db, newer, new Date(Date.now() + minutes * MINUTE_MS).toISOString());
    expect(await ownerAfter(59)).toEqual(expect.any(String));
    expect(await ownerAfter(61)).toBeUndefined();
    await db.destroy();
    const text = await databaseText(service);
    expect(text).toContain('ruth@example.org');
    expect(text).not.toContain(newer);
    expect((await choose(older)).status).toBe(400);
    expect((await choose(newer)).status).toBe(200);
    expect((await choose(newer)).status).toBe(400);
  });

  it('cannot be guessed repeatedly', async () => {
    const email = await invited('sara');
    const guess = () => visitor(service).call('user/setPassword', { email, password: PASSWORD, token: 'a guess' });
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await guess()).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const chosen = { email, password: PASSWORD, token: await linkFor(email) };
    expect((await visitor(service).call('user/setPassword', chosen)).status, 'guesses do not shut the owner out').toBe(
      200,
    );
  });

  it('is not printed for a closed account, where it would lead to a refused login', async () => {
    const { body } = await admin.call('user/invite', { username: 'vera', email: 'vera@example.org' });
    const dataDir = join(service.folder, 'data');
    const env = { ...databaseSettings(dataDir), DATA_DIR: dataDir };
    const reset = () => runProgram(['editor-service/cli/user-reset.ts', '--username', 'vera'], env);
    const printed = await reset();
    expect(printed).toContain('/?token=');
    expect(printed).not.toContain('Removed');
    await admin.call('user/disable', { _id: body.user._id });
    await expect(reset()).rejects.toThrow('There is no user vera who may log in');
  });

  it('printed by user:reset removes second factors, says so, and is mailed and audited', async () => {
    const wil = await service.as(['editor']);
    const { username } = (await wil.call('user/me', {})).body.user ?? { username: '' };
    const { body } = await wil.call('user/startCode', {});
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
    expect((await wil.call('user/acceptCode', { setUp: body.setUp, code })).status).toBe(200);
    const dataDir = join(service.folder, 'data');
    const env = { ...databaseSettings(dataDir), DATA_DIR: dataDir };
    const reset = () => runProgram(['editor-service/cli/user-reset.ts', '--username', username], env);
    expect(await reset()).toContain(`Removed the passkeys and codes of ${username}`);
    expect((await wil.call('user/loadWaysIn', {})).status, 'its sessions have ended').toBe(401);
    expect((await visitor(service).call('user/login', { username, password: PASSWORD })).body.needs).toBeUndefined();
    const { entries } = (await admin.call('audit/list', { action: 'second factor reset' })).body;
    expect(entries).toMatchObject([{ subject: username }]);
    await using db = await openDb(service);
    const subjects = await db.selectFrom('mails').select('subject').execute();
    expect(subjects).toContainEqual({ subject: 'Your passkeys and codes were removed by the operator' });
  });

  it('is rate-limited, and responses and work are the same for known and unknown addresses', async () => {
    const known = await invited('tom');
    const statements: Record<string, string[]> = { known: [], unknown: [] };
    const bodies = new Set<string>();
    for (let round = 0; round < 10; round++) {
      for (const [name, email] of Object.entries({ known, unknown: 'nobody@example.org' })) {
        const end = beforeStatements((sql) => statements[name]?.push(sql));
        bodies.add(JSON.stringify((await visitor(service).call('user/forgotPassword', { email })).body));
        end();
      }
    }
    expect(bodies.size).toBe(1);
    // For a known address the commit has one more row, the mail; a worker sends it independently of the calls.
    const done = (name: string) => statements[name]?.filter((sql) => /"failures"|"audit"/.test(sql));
    expect(done('known')).toEqual(done('unknown'));
    const db = await openDb(service);
    expect(await countMails(db, 'account', '2020-01-01', { recipient: known })).toBe(4);
    expect(await countMails(db, 'account', '2020-01-01')).toBe(4);
    await db.destroy();
  });

  it('does not leak through referrer, cache or log', async () => {
    const { headers } = await visitor(service).get('/?token=secret-token&email=a%40b.org');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await loggedFor('/?token=secret-token&email=a%40b.org')).not.toMatch(/secret-token|a%40b/);
  });
});

/** What the request log writes about a request. */
async function loggedFor(address: string): Promise<string> {
  let text = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  const app = express().use(logRequests(pino(stream)));
  const server = app.listen(0);
  const { port } = server.address() as { port: number };
  await (await fetch(`http://127.0.0.1:${port}${address}`)).text();
  await new Promise((closed) => server.close(closed));
  expect(text).toContain('"path":"/"');
  return text;
}
