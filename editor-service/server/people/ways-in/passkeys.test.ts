import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { headerOf, type MailSink, startMailSink } from '../../testing/mail-sink.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { testPasskey } from '../../testing/test-passkey.ts';
import { PASSWORD, SOON, startTestService, type TestService } from '../../testing/test-service.ts';
import { createPasswords } from '../passwords.ts';

const ORIGIN = 'https://edit.example.org';
const PLACE = { origin: ORIGIN, host: 'edit.example.org' };

let service: TestService;
let sink: MailSink;

beforeAll(async () => {
  sink = await startMailSink();
  const settings = { smtpUrl: sink.url, publicEditorUrl: ORIGIN, secondFactorRoles: ['publisher'] };
  service = await startTestService(settings);
});
afterAll(async () => {
  await service.discard();
  await sink.close();
});

const database = () => openDatabase(databaseIn(join(service.folder, 'data')));
const browserOf = () => testBrowser(service.editorUrl, { 'user-agent': 'Firefox/140.0 Linux' });
type Browser = ReturnType<typeof browserOf>;

/** A person who is in, with a password. */
async function person(username: string, roles: string[] = []) {
  await using db = await database();
  const passwordHash = await createPasswords(4).hash(PASSWORD);
  await createUser(db, { username, email: `${username}@example.org`, roles, passwordHash }, new Date().toISOString());
  const browser = browserOf();
  await browser.call('user/login', { username, password: PASSWORD });
  return browser;
}

/** Makes a passkey for the person of a browser. */
async function add(browser: Browser, device = testPasskey(), told: object = {}) {
  const { options } = (await browser.call('user/startNewPasskey', {})).body;
  const reply = await browser.call('user/addPasskey', { passkey: device.make({ options, ...PLACE, ...told }) });
  return { device, ...reply };
}

/** Logs in with a device. */
async function enter(device: ReturnType<typeof testPasskey>, told: object = {}, browser = browserOf()) {
  const { options } = (await browser.call('user/startPasskey', {})).body;
  const passkey = device.use({ options, ...PLACE, ...told });
  return { passkey, browser, ...(await browser.call('user/enterPasskey', { passkey })) };
}

const nameIn = async (browser: Browser) => (await browser.call('user/me', {})).body.user?.username;
const subjectsFor = (username: string) => sink.to(`${username}@example.org`).map((mail) => headerOf(mail, 'Subject'));

it('a person adds passkeys, logs in with one without a name or password, and is told', async () => {
  const browser = await person('ann', ['publisher']);
  expect(await nameIn(browser), 'the role needs a second factor').toBeUndefined();
  const { device, body } = await add(browser);
  expect(body.passkey).toMatchObject({ name: 'Firefox on Linux', lastUsedAt: null, backedUp: true });
  expect(body.recoveryCodes).toHaveLength(10);
  expect(await nameIn(browser), 'a passkey counts as both factors').toBe('ann');
  const again = await enter(device);
  expect(await nameIn(again.browser)).toBe('ann');
  const later = await enter(device, {}, testBrowser(service.editorUrl, { 'user-agent': 'Safari/18 iPhone' }));
  expect(await nameIn(later.browser)).toBe('ann');
  const { passkeys } = (await later.browser.call('user/loadWaysIn', {})).body;
  expect(passkeys).toMatchObject([{ name: 'Firefox on Linux', lastUsedAt: expect.any(String) }]);
  await expect
    .poll(() => subjectsFor('ann'), SOON)
    .toEqual(
      expect.arrayContaining([
        'A passkey was added to your account: Firefox on Linux',
        'You logged in on a new device: Safari on iPhone, from 127.0.0.1',
      ]),
    );
  expect(subjectsFor('ann').filter((subject) => subject?.includes('new device'))).toHaveLength(1);
});

it('host and origin of passkeys are those of PUBLIC_EDITOR_URL, whatever a request says', async () => {
  const browser = await person('bob');
  const { options } = (await browser.call('user/startNewPasskey', {})).body;
  expect(options.rp).toMatchObject({ id: 'edit.example.org' });
  const refused = { status: 400, body: { error: { message: 'This passkey is not known here' } } };
  expect(await add(browser, testPasskey(), { origin: service.editorUrl, host: 'localhost' })).toMatchObject(refused);
  expect(await add(browser, testPasskey(), { origin: 'https://evil.example' })).toMatchObject(refused);
  expect(await add(browser, testPasskey(), { host: 'example.org' })).toMatchObject(refused);
  const { device } = await add(browser);
  for (const told of [{ origin: 'https://evil.example' }, { host: 'evil.example' }])
    expect((await enter(device, told)).status).toBe(401);
});

it('a device must have asked for a finger or PIN', async () => {
  const browser = await person('cat');
  expect((await add(browser, testPasskey(), { isVerified: false })).status).toBe(400);
  const { device } = await add(browser);
  expect((await enter(device, { isVerified: false })).status).toBe(401);
});

it('an answer is accepted once, and only for a challenge that has not expired', async () => {
  const { device } = await add(await person('dan'));
  const { passkey, status } = await enter(device);
  expect(status).toBe(200);
  expect((await browserOf().call('user/enterPasskey', { passkey })).status).toBe(401);
  const made = { options: { challenge: 'bWFkZSB1cA' }, ...PLACE };
  expect((await browserOf().call('user/enterPasskey', { passkey: device.use(made) })).status).toBe(401);
  const { options } = (await browserOf().call('user/startPasskey', {})).body;
  await using db = await database();
  await db.updateTable('challenges').set({ expiresAt: new Date().toISOString() }).execute();
  const late = { passkey: device.use({ options, ...PLACE }) };
  expect((await browserOf().call('user/enterPasskey', late)).status).toBe(401);
});

it('a counter that goes back is refused: the passkey was copied', async () => {
  const { device } = await add(await person('eve'), testPasskey(), { counter: 50 });
  expect((await enter(device, { counter: 51 })).status).toBe(200);
  expect((await enter(device, { counter: 51 })).status).toBe(401);
  expect((await enter(device, { counter: 52 })).status).toBe(200);
});

it('a passkey is no use to another person, nor with another key', async () => {
  const fay = await person('fay');
  const { device, body } = await add(fay);
  const gus = await person('gus');
  expect((await gus.call('user/removePasskey', { _id: body.passkey._id })).status).toBe(404);
  expect((await gus.call('user/renamePasskey', { _id: body.passkey._id, name: 'Mine' })).status).toBe(404);
  const { options } = (await fay.call('user/startNewPasskey', {})).body;
  const forFay = testPasskey().make({ options, ...PLACE });
  expect((await gus.call('user/addPasskey', { passkey: forFay })).status).toBe(400);
  const { options: asked } = (await gus.call('user/startPasskey', {})).body;
  const confirm = await gus.call('user/confirm', { passkey: device.use({ options: asked, ...PLACE }) });
  expect(confirm.status).toBe(400);
  const forged = {
    ...testPasskey().use({ options: asked, ...PLACE }),
    id: device.use({ options: asked, ...PLACE }).id,
  };
  expect((await browserOf().call('user/enterPasskey', { passkey: forged })).status).toBe(401);
});

it('a session is confirmed by a passkey of its person', async () => {
  const browser = await person('hal');
  const { device } = await add(browser);
  await using db = await database();
  await db.updateTable('sessions').set({ provedAt: '' }).execute();
  expect((await browser.call('user/checkConfirmed', {})).body.error.reason).toBe('confirm');
  const { options } = (await browser.call('user/startPasskey', {})).body;
  const passkey = device.use({ options, ...PLACE });
  expect((await browser.call('user/confirm', { passkey })).status).toBe(200);
  expect((await browser.call('user/checkConfirmed', {})).status).toBe(200);
});

it('a person drops the password with two passkeys or recovery codes, keeps a way in, and can have a password again', async () => {
  const browser = await person('ida');
  const first = await add(browser);
  expect((await browser.call('user/dropPassword', {})).status).toBe(400);
  const second = await add(browser);
  expect((await browser.call('user/dropPassword', {})).status).toBe(200);
  const byPassword = (password: string) => browserOf().call('user/login', { username: 'ida', password });
  expect([(await byPassword(PASSWORD)).status, (await byPassword('')).status]).toEqual([401, 401]);
  const remove = (_id: string) => browser.call('user/removePasskey', { _id });
  expect((await remove(first.body.passkey._id)).status, 'one passkey alone may be lost').toBe(409);
  await browser.call('user/renewRecoveryCodes', {});
  expect((await remove(first.body.passkey._id)).status).toBe(200);
  expect(await nameIn((await enter(second.device)).browser)).toBe('ida');
  expect((await enter(first.device)).status).toBe(401);
  const chosen = await browser.call('user/changePassword', { password: '', newPassword: 'chosen again' });
  expect(chosen.status).toBe(200);
  expect((await byPassword('chosen again')).body.needs, 'a password alone is not enough again').toBe('secondFactor');
  await expect.poll(() => subjectsFor('ida'), SOON).toContain('Your account no longer has a password');
});

/** The link that was sent to a person last. */
async function linkFor(username: string) {
  const mails = () => sink.to(`${username}@example.org`).map(({ source }) => source.replaceAll('=\r\n', ''));
  const tokens = () => mails().flatMap((text) => /token=(?:3D)?([\w-]{43})/.exec(text)?.[1] ?? []);
  await expect.poll(tokens, SOON).not.toEqual([]);
  return { email: `${username}@example.org`, token: tokens().at(-1) ?? '' };
}

it('a recovery by mail neither logs in nor passes a second factor', async () => {
  const browser = await person('jan');
  for (const _ of [1, 2]) await add(browser);
  await browser.call('user/dropPassword', {});
  const thief = browserOf();
  await thief.call('user/forgotPassword', { email: 'jan@example.org' });
  const link = await linkFor('jan');
  expect((await thief.call('user/startNewPasskey', { link })).status).toBe(400);
  await thief.call('user/setPassword', { ...link, password: 'from the mailbox' });
  expect(await nameIn(thief)).toBeUndefined();
  const { body } = await thief.call('user/login', { username: 'jan', password: 'from the mailbox' });
  expect(body).toMatchObject({ token: '', needs: 'secondFactor' });
  expect(await nameIn(thief)).toBeUndefined();
});

it('an invitation is accepted with a passkey, once, and its owner is in, with recovery codes', async () => {
  const admin = await service.as(['admin']);
  const { body } = await admin.call('user/invite', { username: 'kim', email: 'kim@example.org', roles: ['editor'] });
  const link = await linkFor('kim');
  const browser = browserOf();
  const { options } = (await browser.call('user/startNewPasskey', { link })).body;
  const device = testPasskey();
  const made = await browser.call('user/addPasskey', { passkey: device.make({ options, ...PLACE }), link });
  expect(made.body.recoveryCodes).toHaveLength(10);
  expect(await nameIn(browser)).toBe('kim');
  expect(await nameIn((await enter(device)).browser)).toBe('kim');
  expect((await browserOf().call('user/startNewPasskey', { link })).status).toBe(400);
  const { users } = (await admin.call('user/list', {})).body;
  expect(users.find(({ _id }) => _id === body.user._id)).toMatchObject({ verified: true });
  expect((await browserOf().call('user/startNewPasskey', { link: { ...link, token: 'guess' } })).status).toBe(400);
});

it('a closed account is not let in by its passkey', async () => {
  const { device } = await add(await person('lee'));
  await using db = await database();
  await db.updateTable('users').set({ disabled: 1 }).where('username', '=', 'lee').execute();
  expect((await enter(device)).status).toBe(401);
});
