import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { databaseIn } from '#content-store/testing/test-database.ts';
import { startTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { client, startTestService, type TestService } from '../../testing/test-service.ts';

let company: TestCompany;
let service: TestService;

beforeAll(async () => {
  company = await startTestCompany({ domains: ['example.org'], roles: { web: 'editor', chiefs: 'publisher' } });
  company.people.set('s1', { email: 'ann@example.org', email_verified: true });
  service = await startTestService({ companies: [company.company] });
  company.open(service.editorUrl);
});
afterAll(async () => {
  await service.discard();
  await company.close();
});

const database = () => openDatabase(databaseIn(join(service.folder, 'data')));
const comeIn = (subject: string) => company.comeIn(service.editorUrl, subject);

/** The company was asked more than a minute ago; `silent`: it has not answered for so many minutes. */
async function minutesLater(silent?: number) {
  await using db = await database();
  const since = silent === undefined ? {} : { unansweredSince: new Date(Date.now() - silent * 60_000).toISOString() };
  await db
    .updateTable('companySessions')
    .set({ askedAt: '2026-01-01T00:00:00.000Z', ...since })
    .execute();
}

describe('while a person of a company works', () => {
  it('a group that goes takes its rights within a minute, and one that comes gives them', async () => {
    company.people.set('t1', { email: 'jan@example.org', email_verified: true, groups: ['web'] });
    const { browser } = await comeIn('t1');
    company.people.set('t1', { email: 'jan@example.org', email_verified: true, groups: [] });
    const roles = async () => (await browser.call('user/me', {})).body.user?.roles;
    expect(await roles()).toEqual(['editor']);
    await minutesLater();
    expect(await roles()).toEqual([]);
    company.people.set('t1', { email: 'jan@example.org', email_verified: true, groups: ['web'] });
    await minutesLater();
    expect(await roles()).toEqual(['editor']);
  });

  it('a group that goes takes its rights from their API tokens, too; the end of a session leaves these', async () => {
    company.people.set('t2', { email: 'kai@example.org', email_verified: true, groups: ['web'] });
    const { browser } = await comeIn('t2');
    const { secret } = (await browser.call('token/create', { name: 'Deploy', scope: 'edit' })).body;
    const byToken = async () => {
      const headers = { authorization: `Bearer ${secret}` };
      return (await client(service.editorUrl, '').call('user/me', {}, headers)).body.user;
    };
    expect(await byToken()).toEqual({ username: 'kai', roles: ['editor'] });
    company.people.set('t2', { email: 'kai@example.org', email_verified: true, groups: [] });
    await minutesLater();
    await browser.call('user/me', {});
    expect(await byToken()).toEqual({ username: 'kai', roles: [] });
    await minutesLater();
    company.state.isOver = true;
    expect((await browser.call('user/me', {})).body.user).toBeNull();
    company.state.isOver = false;
    expect(await byToken()).toEqual({ username: 'kai', roles: [] });
  });

  it('many requests ask once', async () => {
    const { browser } = await comeIn('t1');
    await minutesLater();
    company.state.asked = 0;
    const replies = await Promise.all(Array.from({ length: 8 }, () => browser.call('user/me', {})));
    expect(new Set(replies.map(({ body }) => body.user?.username))).toEqual(new Set(['jan']));
    expect(company.state.asked).toBe(1);
    await minutesLater();
    expect((await browser.call('user/me', {})).body.user?.username).toBe('jan');
    expect(company.state.asked).toBe(2);
  });

  it('the session ends when the company no longer knows them', async () => {
    const { browser } = await comeIn('t1');
    await minutesLater();
    company.state.isOver = true;
    expect((await browser.call('user/me', {})).body.user).toBeNull();
    company.state.isOver = false;
    expect((await browser.call('user/me', {})).body.user).toBeNull();
  });

  it('goes on for 15 minutes without new rights while the company does not answer', async () => {
    const { browser } = await comeIn('t1');
    const user = async () => (await browser.call('user/me', {})).body.user;
    company.people.set('t1', { email: 'jan@example.org', email_verified: true, groups: ['web', 'chiefs'] });
    company.state.isDown = true;
    await minutesLater();
    expect((await user())?.roles).toEqual(['editor']);
    await minutesLater(14);
    expect((await user())?.roles).toEqual(['editor']);
    await minutesLater(16);
    expect(await user()).toBeNull();
    company.state.isDown = false;
  });

  it('its tokens are encrypted', async () => {
    await comeIn('s1');
    await using db = await database();
    const [row] = await db.selectFrom('companySessions').selectAll().execute();
    expect(Buffer.from(row?.sealed ?? '', 'base64url').toString('latin1')).not.toContain('refresh');
  });

  it('a log-out ends the session at the company, too', async () => {
    const { browser } = await comeIn('s1');
    const { body } = await browser.call('user/logout', {});
    expect((await browser.call('user/me', {})).body.user).toBeNull();
    const address = new URL(body.goTo ?? '');
    expect(address.origin).toBe(company.issuer);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${service.editorUrl}/`);
    const page = await fetch(address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/session/end/confirm')]);
  });

  it('they confirm who they are by logging in at the company again, as nobody else', async () => {
    const { browser } = await comeIn('s1');
    await using db = await database();
    const provedAt = '2026-01-01T00:00:00.000Z';
    await db.updateTable('sessions').set({ provedAt }).execute();
    const isConfirmed = async () => (await browser.call('user/checkConfirmed', {})).status;
    expect(await isConfirmed()).toBe(403);
    await browser.open(await company.sentBack(browser, 't1'));
    expect(await isConfirmed()).toBe(403);
    const { text } = await browser.open(await company.sentBack(browser, 's1'));
    expect(text).toBe('Thank you. You can close this window and go on.');
    expect(await isConfirmed()).toBe(200);
  });
});
