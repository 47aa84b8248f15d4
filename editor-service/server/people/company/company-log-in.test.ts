import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { companyPerson, hasBreakGlass, joinCompany, setBreakGlass } from '#content-store/drafts/people/companies.ts';
import { insertOneTimeLink } from '#content-store/drafts/people/one-time-links.ts';
import { createUser } from '#content-store/drafts/people/users.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { startTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { PASSWORD, startTestService, type TestService } from '../../testing/test-service.ts';
import { passwordMail } from '../password-mail.ts';
import { createPasswords } from '../passwords.ts';

type Browser = ReturnType<typeof testBrowser>;

let company: TestCompany;
let other: TestCompany;
let third: TestCompany;
let service: TestService;

beforeAll(async () => {
  const roles = { web: 'editor', chiefs: 'Publisher' };
  company = await startTestCompany({ domains: ['example.org'], roles, twoFactors: ['mfa'] });
  other = await startTestCompany({ id: 'other', title: 'Other Ltd' }, ['authorization_code']);
  third = await startTestCompany({ id: 'third', title: 'Third Ltd', roles: { web: 'editor' } });
  service = await startTestService({
    companies: [company.company, other.company, third.company],
    secondFactorRoles: ['publisher'],
  });
  for (const one of [company, other, third]) one.open(service.editorUrl);
});
afterAll(async () => {
  await service.discard();
  await Promise.all([company.close(), other.close(), third.close()]);
});

const database = () => openDatabase(databaseIn(join(service.folder, 'data')));

async function addPerson(username: string, roles: string[] = [], passwordHash: string | null = null) {
  await using db = await database();
  const person = { username, email: `${username}@elsewhere.org`, roles, passwordHash };
  return await createUser(db, person, new Date().toISOString());
}

const comeIn = (subject: string, coming: Parameters<TestCompany['comeIn']>[2] = {}, at = company) =>
  at.comeIn(service.editorUrl, subject, coming);

const problemIn = async (browser: Browser) => (await browser.call('user/loadStep', {})).body.problem;
const AGAIN = 'This took too long, please log in again';

describe('a log-in by a company', () => {
  it('adds a person of its domain, with the roles of the groups, and goes on where it began', async () => {
    company.people.set('s1', {
      email: 'Ann@example.org',
      email_verified: true,
      name: 'Ann',
      groups: ['web', 'others'],
    });
    const { user, to, status, browser } = await comeIn('s1', { goTo: '/about?x=1' });
    expect([status, to, user]).toEqual([303, `${service.editorUrl}/about?x=1`, { username: 'ann', roles: ['editor'] }]);
    const { body } = await browser.call('user/loadWaysIn', {});
    expect(body).toMatchObject({ hasPassword: false, companies: [{ id: 'example', title: 'Example Ltd' }] });
  });

  it('finds a person by the verified email once, then by the subject', async () => {
    await addPerson('ben');
    company.people.set('s2', { email: 'ben@elsewhere.org', email_verified: true });
    expect((await comeIn('s2')).user?.username).toBe('ben');
    company.people.set('s2', { email: 'renamed@elsewhere.org', email_verified: false });
    expect((await comeIn('s2')).user?.username).toBe('ben');
    company.people.set('s3', { email: 'ben@elsewhere.org', email_verified: true });
    const another = await comeIn('s3');
    expect(another.user).toBeNull();
    expect(await problemIn(another.browser)).toMatch('You are not known here by your account at Example Ltd');
  });

  it.each([
    ['an email that is not verified', { email: 'cid@elsewhere.org', email_verified: false }, 'has not verified'],
    ['an email without a word about that', { email: 'cid@elsewhere.org' }, 'has not verified'],
    ['a foreign domain', { email: 'dan@sub.example.org.evil.net', email_verified: true }, 'You are not known here'],
  ])('refuses %s', async (_what, person, why) => {
    await addPerson('cid').catch(() => 'it is there already');
    company.people.set('stranger', person);
    const { user, browser, to } = await comeIn('stranger');
    expect([user, to]).toEqual([null, `${service.editorUrl}/?logIn`]);
    expect(await problemIn(browser)).toMatch(why);
    expect(await problemIn(browser)).toBe('');
  });

  it('takes neither a person of another company, nor their roles', async () => {
    company.people.set('s9', { email: 'joe@example.org', email_verified: true, groups: ['web'] });
    expect((await comeIn('s9')).user).toEqual({ username: 'joe', roles: ['editor'] });
    third.people.set('joe', { email: 'joe@example.org', email_verified: true, groups: [] });
    const { user, browser } = await comeIn('joe', {}, third);
    expect(user).toBeNull();
    expect(await problemIn(browser)).toBe('Your account belongs to Example Ltd. Please log in with that.');
    expect((await comeIn('s9')).user).toEqual({ username: 'joe', roles: ['editor'] });
  });

  it('takes over a person whose former company is not in the settings any more, once and for all', async () => {
    const { _id } = await addPerson('max');
    await using db = await database();
    const before = {
      issuer: 'https://former.example',
      subject: 'm',
      userId: _id,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    await joinCompany(db, before);
    third.people.set('max', { email: 'max@elsewhere.org', email_verified: true, groups: ['web'] });
    expect((await comeIn('max', {}, third)).user).toEqual({ username: 'max', roles: ['editor'] });
    expect(await companyPerson(db, before.issuer, 'm')).toBeUndefined();
  });

  it('refuses an account that was disabled', async () => {
    company.people.set('s4', { email: 'eve@example.org', email_verified: true });
    expect((await comeIn('s4')).user?.username).toBe('eve');
    await using db = await database();
    await db.updateTable('users').set({ disabled: 1 }).where('username', '=', 'eve').execute();
    expect((await comeIn('s4')).user).toBeNull();
  });

  it('accepts neither the state of another browser, nor an answer twice, nor another nonce', async () => {
    const [mine, theirs] = [testBrowser(service.editorUrl), testBrowser(service.editorUrl)];
    const address = await company.sentBack(theirs, 's1');
    await mine.call('user/startCompany', { company: 'example', goTo: '/' });
    await mine.open(address);
    expect(await problemIn(mine)).toBe(AGAIN);
    const cookies = new Map(theirs.cookies);
    expect((await theirs.open(address)).to).toBe(`${service.editorUrl}/`);
    for (const [name, value] of cookies) theirs.cookies.set(name, value);
    await theirs.open(address);
    expect(await problemIn(theirs)).toBe(AGAIN);

    const browser = testBrowser(service.editorUrl);
    company.state.who = { subject: 's1' };
    const { body } = await browser.call('user/startCompany', { company: 'example', goTo: '/' });
    const changed = new URL(body.address);
    changed.searchParams.set('nonce', 'planted');
    await browser.open(await company.visit(changed.href));
    expect((await browser.call('user/me', {})).body.user).toBeNull();
  });

  it('sends a code challenge, and takes no code that was asked for with another', async () => {
    const browser = testBrowser(service.editorUrl);
    company.state.who = { subject: 's1' };
    const { body } = await browser.call('user/startCompany', { company: 'example', goTo: '/' });
    const address = new URL(body.address);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    address.searchParams.set('code_challenge', 'A'.repeat(43));
    await browser.open(await company.visit(address.href));
    expect((await browser.call('user/me', {})).body.user).toBeNull();
  });

  it('takes the answer of one company for no other, and asks for its issuer in the answer', async () => {
    const browser = testBrowser(service.editorUrl);
    const address = await company.sentBack(browser, 's1');
    await browser.open(address.replace('/_company/example', '/_company/other'));
    expect(await problemIn(browser)).toBe(AGAIN);
    for (const change of [
      (url: URL) => url.searchParams.set('iss', other.issuer),
      (url: URL) => url.searchParams.delete('iss'),
    ]) {
      const url = new URL(await company.sentBack(browser, 's1'));
      change(url);
      await browser.open(url.href);
      expect(await problemIn(browser)).toMatch('did not let you in');
    }
  });

  it.each([
    [20, 'ann'],
    [90, undefined],
  ])(
    'takes what is out of date for %s seconds, by a clock that is behind, as the name %s',
    async (seconds, username) => {
      Object.assign(company.state, { idTokenSeconds: 10, behindMs: (seconds + 10) * 1000 });
      expect((await comeIn('s1')).user?.username).toBe(username);
      Object.assign(company.state, { idTokenSeconds: 3600, behindMs: 0 });
    },
  );

  it('is refused when the company could not be asked again', async () => {
    await addPerson('fay');
    other.people.set('s5', { email: 'fay@elsewhere.org', email_verified: true });
    const { user, browser } = await comeIn('s5', {}, other);
    expect(user).toBeNull();
    expect(await problemIn(browser)).toMatch('Other Ltd gave no refresh token');
  });

  it.each(['//evil.net', '/\\evil.net', 'https://evil.net/', 'javascript:alert(1)', '/.//evil.net'])(
    'goes on in the editor only, not at %s',
    async (goTo) => {
      const { to } = await comeIn('s1', { goTo });
      expect(new URL(to).origin).toBe(new URL(service.editorUrl).origin);
      expect(new URL(to).pathname).not.toMatch(/^\/[/\\]/);
    },
  );

  it('starts a new session, and none by a cookie that was planted', async () => {
    const browser = testBrowser(service.editorUrl);
    browser.cookies.set('authToken', 'planted');
    await browser.open(await company.sentBack(browser, 's1'));
    expect(browser.cookies.get('authToken')).not.toBe('planted');
    browser.cookies.delete('authToken');
    expect((await browser.call('user/me', {})).body.user).toBeNull();
  });

  it('does not replace the second factor of a role, unless the company says that it saw two', async () => {
    company.people.set('s6', { email: 'gil@example.org', email_verified: true, groups: ['chiefs'] });
    const { browser, user, to } = await comeIn('s6');
    expect([user, to]).toEqual([null, `${service.editorUrl}/?logIn`]);
    expect((await browser.call('user/loadStep', {})).body.needs).toBe('setUp');
    const { user: withTwo } = await comeIn('s6', { amr: ['pwd', 'mfa'] });
    expect(withTwo).toEqual({ username: 'gil', roles: ['publisher'] });
  });

  it('leaves no way in by password, or by a link for one', async () => {
    await addPerson('hal', [], await createPasswords(4).hash(PASSWORD));
    const logIn = () => testBrowser(service.editorUrl).call('user/login', { username: 'hal', password: PASSWORD });
    expect((await logIn()).status).toBe(200);
    company.people.set('s7', { email: 'hal@elsewhere.org', email_verified: true });
    await comeIn('s7');
    expect((await logIn()).body.error.message).toBe('Invalid username or password');
    await using db = await database();
    const mails = () => db.selectFrom('mails').where('kind', '=', 'account').selectAll().execute();
    const before = (await mails()).length;
    await testBrowser(service.editorUrl).call('user/forgotPassword', { email: 'hal@elsewhere.org' });
    expect((await mails()).length).toBe(before);
  });

  it('never takes the account that is kept for emergencies', async () => {
    const { _id } = await addPerson('ida', ['admin'], await createPasswords(4).hash(PASSWORD));
    await using db = await database();
    await setBreakGlass(db, _id);
    company.people.set('s8', { email: 'ida@elsewhere.org', email_verified: true });
    expect((await comeIn('s8')).user).toBeNull();
  });
});

describe('where people log in by their company only', () => {
  it('neither a password, nor a link, nor a setting of the request lets anyone else in', async () => {
    const only = await startTestService({ companies: [company.company], byCompanyOnly: true });
    await using db = await openDatabase(databaseIn(join(only.folder, 'data')));
    const add = async (username: string, hash: string | null) => {
      const person = { username, email: `${username}@elsewhere.org`, roles: ['admin'], passwordHash: hash };
      return (await createUser(db, person, new Date().toISOString()))._id;
    };
    const hash = await createPasswords(4).hash(PASSWORD);
    await add('kim', hash);
    const invited = await add('liv', null);
    const logIn = async (username: string) =>
      (await testBrowser(only.editorUrl).call('user/login', { username, password: PASSWORD })).status;
    expect(await logIn('kim')).toBe(401);
    const token = 'a token of thirty-two random bytes';
    const times = { createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2999-01-01T00:00:00.000Z' };
    await insertOneTimeLink(db, { token, userId: invited, ...times });
    const browser = testBrowser(only.editorUrl);
    const set = await browser.call('user/setPassword', { email: 'liv@elsewhere.org', password: PASSWORD, token });
    expect([set.status, set.body.error.message]).toEqual([403, 'Please log in with your company']);
    expect((await browser.call('user/me', {})).body.user).toBeNull();
    expect((await browser.call('user/loadStep', {})).body).toMatchObject({
      byCompanyOnly: true,
      companies: [{ id: 'example', title: 'Example Ltd' }],
    });
    const invitation = await passwordMail(db, only.editorUrl, {
      ...{ email: 'liv@elsewhere.org', subject: 'Ada invites you', onlyWay: 'Example Ltd' },
    });
    expect(invitation?.text).toBe(
      `Ada invites you.\n\nLog in with Example Ltd, with your account there for liv@elsewhere.org:\n\n${only.editorUrl}\n\nYou need no password here.`,
    );
    const forgotten = { email: 'kim@elsewhere.org', subject: '', onlyWay: 'Example Ltd' };
    expect(await passwordMail(db, only.editorUrl, forgotten)).toBeNull();
    expect(await hasBreakGlass(db)).toBe(false);
    await setBreakGlass(db, await add('mia', hash));
    expect((await passwordMail(db, only.editorUrl, { ...forgotten, email: 'mia@elsewhere.org' }))?.text).toContain(
      '?token=',
    );
    expect(await hasBreakGlass(db)).toBe(true);
    expect([await logIn('mia'), await logIn('kim')]).toEqual([200, 401]);
    await only.discard();
  });
});
