import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { headerOf, type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { client, PASSWORD, SOON, startTestService, type TestService } from '../testing/test-service.ts';

let sink: MailSink;
let service: TestService;

beforeAll(async () => {
  sink = await startMailSink();
  service = await startTestService({ smtpUrl: sink.url });
});

afterAll(async () => {
  await service.discard();
  await sink.close();
});

const visitor = () => client(service.editorUrl, '');
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

/** A person with this name who has chosen a password, logged in. */
async function person(username: string, password = PASSWORD) {
  const admin = await service.as(['admin']);
  const email = `${username}@example.org`;
  const { body } = await admin.call('user/invite', { username, email, name: 'Some Body', roles: ['editor'] });
  await expect.poll(() => sink.to(email), SOON).toHaveLength(1); // its link is replaced by this one
  const again = await admin.call('user/inviteAgain', { _id: body.user._id, byMail: false });
  const token = tokenIn(again.body.link ?? '');
  expect((await visitor().call('user/setPassword', { email, password, token })).status).toBe(200);
  return { ...(await logIn(username, password)), email, username };
}

async function logIn(username: string, password: string) {
  const { status, body } = await visitor().call(
    'user/login',
    { username, password },
    { 'user-agent': 'Firefox/140.0 Linux' },
  );
  return { status, client: client(service.editorUrl, `authToken=${body.token}`) };
}

it('a person sees the own account and sessions, and ends one or all others', async () => {
  const kim = await person('kim');
  await logIn('kim', PASSWORD);
  await logIn('kim', PASSWORD);
  const sessions = async () => (await kim.client.call('user/loadAccount', {})).body.sessions;
  const { body } = await kim.client.call('user/loadAccount', {});
  expect(body.user).toMatchObject({ username: 'kim', name: 'Some Body', email: 'kim@example.org', verified: true });
  expect(body.sessions.map(({ device }) => device)).toContain('Firefox on Linux');
  expect(body.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const other = await person('other');
  const [theirs] = (await other.client.call('user/loadAccount', {})).body.sessions;
  await kim.client.call('user/endSessions', { _id: theirs?._id });
  expect((await other.client.call('user/loadAccount', {})).status, 'only own sessions').toBe(200);
  const before = await sessions();
  await kim.client.call('user/endSessions', { _id: before.find(({ isCurrent }) => !isCurrent)?._id });
  expect(await sessions()).toHaveLength(before.length - 1);
  await kim.client.call('user/endSessions', {});
  expect(await sessions()).toMatchObject([{ isCurrent: true }]);
  const admin = await service.as(['admin']);
  const { entries } = (await admin.call('audit/list', { action: 'sessions ended' })).body;
  expect(entries.map(({ actor, subject }) => [actor, subject])).toEqual([
    ['kim', ''],
    ['kim', ''],
    ['kim', ''],
  ]);
});

it('a person changes the own password, which ends other sessions and tokens, and is told by mail', async () => {
  const lee = await person('lee');
  const second = await logIn('lee', PASSWORD);
  const { body: made } = await lee.client.call('token/create', { name: 'Deploy', scope: 'read' });
  const change = (password: string, newPassword: string) =>
    lee.client.call('user/changePassword', { password, newPassword });
  const wrong = await change('not this one', 'a new password');
  expect([wrong.status, wrong.body.error.message]).toEqual([400, 'Your current password is not right']);
  expect((await change(PASSWORD, 'short')).status).toBe(400);
  expect((await change(PASSWORD, 'two\nlines of it')).body.error.message).toMatch('line breaks');
  expect((await change(PASSWORD, 'a new password')).status).toBe(200);
  expect((await lee.client.call('user/loadAccount', {})).status).toBe(200);
  expect((await second.client.call('user/loadAccount', {})).status).toBe(401);
  const script = await fetch(`${service.editorUrl}/api/trash/list?domainId=main`, {
    headers: { authorization: `Bearer ${made.secret}` },
  });
  expect(script.status).toBe(401);
  expect([(await logIn('lee', PASSWORD)).status, (await logIn('lee', 'a new password')).status]).toEqual([401, 200]);
  const notices = () => sink.to(lee.email).filter((mail) => headerOf(mail, 'Subject') === 'Your password was changed');
  await expect.poll(notices, SOON).toHaveLength(1);
});

it('guesses at the own password are limited as at the login', async () => {
  const max = await person('max');
  const statuses: number[] = [];
  for (let count = 0; count < 8; count++)
    statuses.push(
      (await max.client.call('user/changePassword', { password: `guess ${count}`, newPassword: PASSWORD })).status,
    );
  expect(statuses.at(-1)).toBe(429);
});

it('a person changes the own name, and the e-mail with the password only; the old address is told', async () => {
  const ann = await person('ann');
  const save = (about: object) => ann.client.call('user/saveAccount', { name: 'Ann', email: ann.email, ...about });
  expect((await save({})).body).toMatchObject({ name: 'Ann', email: ann.email });
  expect((await save({ email: 'new@example.org' })).status).toBe(400);
  expect((await save({ email: 'max@example.org', password: PASSWORD })).status).toBe(409);
  expect((await save({ email: 'New@example.org', password: PASSWORD })).body.email).toBe('new@example.org');
  expect((await logIn('new@example.org', PASSWORD)).status).toBe(200);
  const told = () => sink.to(ann.email).map((mail) => headerOf(mail, 'Subject'));
  await expect.poll(told, SOON).toContain('Your email address was changed to new@example.org');
});

it('an invitation lasts 7 days, is sent again and withdrawn until it is accepted', async () => {
  const admin = await service.as(['admin']);
  const email = 'late@example.org';
  const { body } = await admin.call('user/invite', { username: 'late', email, roles: [] });
  expect(body).toMatchObject({ user: { username: 'late', name: '' }, link: null });
  const { _id } = body.user;
  await expect.poll(() => sink.to(email), SOON).toHaveLength(1);
  expect(sink.to(email)[0]?.source).toContain('within 7 days');
  expect((await admin.call('user/inviteAgain', { _id })).body.link).toBeNull();
  await expect.poll(() => sink.to(email), SOON).toHaveLength(2);
  const { body: copied } = await admin.call('user/inviteAgain', { _id, byMail: false });
  const listed = (await admin.call('user/list', {})).body.users.find((user) => user._id === _id);
  const days = (Date.parse(listed?.invitedUntil ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBe(7);
  expect((await admin.call('user/withdrawInvitation', { _id })).body.username).toBe('late');
  const token = tokenIn(copied.link ?? '');
  expect((await visitor().call('user/setPassword', { email, password: PASSWORD, token })).status).toBe(400);
  const db = await openDatabase(databaseIn(join(service.folder, 'data')));
  expect(await accountByLogin(db, email)).toBeUndefined();
  await db.destroy();
  const { users } = (await admin.call('user/list', {})).body;
  const kim = users.find(({ username }) => username === 'kim')?._id ?? '';
  expect((await admin.call('user/withdrawInvitation', { _id: kim })).status).toBe(409);
  expect((await admin.call('user/inviteAgain', { _id: kim })).status).toBe(409);
});

it('a person chooses a language for the editor, which the shell speaks from then on', async () => {
  const lin = await person('lin');
  expect((await lin.client.call('user/loadAccount', {})).body.language).toBe('');
  expect((await lin.client.call('user/saveLanguage', { language: 'de' })).status).toBe(200);
  expect((await lin.client.call('user/loadAccount', {})).body.language).toBe('de');
  expect((await lin.client.call('user/loadRights', {})).body.language).toBe('de');
  expect((await lin.client.get('/')).body).toContain('<html lang="de">');
  expect((await lin.client.call('user/saveLanguage', { language: 'xx' as 'de' })).status).toBe(400);
});
