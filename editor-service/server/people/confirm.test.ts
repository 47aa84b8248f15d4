import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { type CallPath, calls } from '../../contract/calls.ts';
import { client, PASSWORD, startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.discard());

/** Makes all sessions as old as this. */
async function logInsAre(minutes: number) {
  await using db = await openDatabase(databaseIn(join(service.folder, 'data')));
  const provedAt = new Date(Date.now() - minutes * 60_000).toISOString();
  await db.updateTable('sessions').set({ provedAt }).execute();
}

const ASKS: readonly CallPath[] = [
  ...(['user/invite', 'user/inviteAgain', 'user/withdrawInvitation', 'user/disable'] as const),
  ...(['roles/save', 'roles/applyToUser', 'roles/applyToPage', 'token/create'] as const),
  ...(['config/saveDomain', 'config/publishDomain', 'config/unpublishDomain'] as const),
  ...(['forms/generateCSV', 'subscribers/generateCSV'] as const),
];

it('a log-in of half an hour ago is asked for again before people, roles, domains or exports are touched', async () => {
  const admin = await service.as(['admin']);
  const { body: made } = await admin.call('token/create', { name: 'Script', scope: 'administer' });
  const saveRole = () => admin.call('roles/save', { role: { name: `Night ${Math.random()}` } });
  await logInsAre(29);
  expect((await saveRole()).status).toBe(200);
  await logInsAre(31);
  for (const path of ASKS) {
    const { status, body } = await admin.call(path, {} as never);
    expect([path, status, body.error?.reason]).toEqual([path, 403, 'confirm']);
  }
  const byToken = await fetch(`${service.editorUrl}/api/subscribers/generateCSV`, {
    headers: { authorization: `Bearer ${made.secret}` },
  });
  expect(byToken.status).toBe(200);
  expect((await admin.call('config/swapActiveDomain', { domain: { _id: 'main' } })).status).toBe(200);
  expect((await admin.call('user/confirm', { password: 'a guess' })).status).toBe(400);
  expect((await saveRole()).status).toBe(403);
  expect((await admin.call('user/confirm', { password: PASSWORD })).status).toBe(200);
  expect((await saveRole()).status).toBe(200);
});

it('a session knows when and from where it was used last', async () => {
  const editor = await service.as(['editor']);
  await using db = await openDatabase(databaseIn(join(service.folder, 'data')));
  await db.updateTable('sessions').set({ usedAt: '2026-01-01T00:00:00.000Z', network: '' }).execute();
  await editor.call('user/me', {});
  const { sessions } = (await editor.call('user/loadAccount', {})).body;
  expect(sessions).toMatchObject([{ network: '127.0.0.1', usedAt: expect.not.stringMatching('2026-01-01') }]);
});

it('only calls that a person may repeat ask, and a visitor is never asked', async () => {
  const asking = (Object.keys(calls) as CallPath[]).filter((path) => 'confirm' in calls[path]);
  for (const path of ASKS) expect(asking).toContain(path);
  expect((await client(service.editorUrl, '').call('user/invite', {} as never)).status).toBe(401);
});
