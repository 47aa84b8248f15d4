import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerOf, startMailSink } from '../testing/mail-sink.ts';
import {
  client,
  PASSWORD,
  SOON,
  startTestService,
  type TestClient,
  type TestService,
} from '../testing/test-service.ts';

let service: TestService;
let admin: TestClient;

beforeAll(async () => {
  service = await startTestService();
  admin = await service.as(['admin']);
});

afterAll(() => service.discard());

const visitor = () => client(service.editorUrl, '');
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';

async function invited(username: string, roles: string[] = []) {
  const { body } = await admin.call('user/invite', { username, email: `${username}@example.org`, roles });
  return body;
}

/** An invited user who has chosen a password and logged in. */
async function person(username: string, roles: string[] = []) {
  const { user, link } = await invited(username, roles);
  await visitor().call('user/setPassword', { email: user.email, password: PASSWORD, token: tokenOf(link) });
  const { body } = await visitor().call('user/login', { username, password: PASSWORD });
  return { user, client: client(service.editorUrl, `authToken=${body.token}`) };
}

describe('user/invite', () => {
  it('adds a user who can choose a password with the link, once', async () => {
    const { user, link } = await invited('dora', ['editor']);
    expect(user).toMatchObject({ username: 'dora', email: 'dora@example.org', roles: ['editor'], verified: false });
    const chosen = { email: user.email, password: PASSWORD, token: tokenOf(link) };
    expect((await visitor().call('user/setPassword', chosen)).status).toBe(200);
    expect((await visitor().call('user/setPassword', chosen)).status).toBe(400);
    const { body } = await admin.call('user/list', {});
    expect(body.total).toBe(body.users.length);
    expect(body.users.find(({ username }) => username === 'dora')).toMatchObject({ verified: true });
    expect(JSON.stringify(body)).not.toContain('$2b$');
  });

  it('mails the link where a mail server is configured, and shows it to nobody else', async () => {
    const sink = await startMailSink();
    const mailing = await startTestService({ smtpUrl: sink.url });
    try {
      const root = await mailing.as(['admin']);
      const email = 'flora@example.org';
      const { body } = await root.call('user/invite', { username: 'flora', email });
      expect(body.link).toBeNull();
      await expect.poll(() => sink.to(email), SOON).toHaveLength(1);
      const [mail] = sink.to(email);
      expect(headerOf(mail, 'Subject')).toMatch(/^person\d+ invites you to edit \w/);
      expect(mail?.source).toContain('Your username is flora');
      const [link = ''] = /http\S+token=\S+/.exec(mail?.source ?? '') ?? [];
      const chosen = { email, password: PASSWORD, token: tokenOf(link) };
      expect((await client(mailing.editorUrl, '').call('user/setPassword', chosen)).status).toBe(200);
    } finally {
      await mailing.discard();
      await sink.close();
    }
  });

  it('reports the e-mail address that is taken, not the username derived from it', async () => {
    const { user } = await invited('egon');
    const { status, body } = await admin.call('user/invite', { username: 'egon', email: user.email });
    expect([status, body.error.message]).toEqual([409, 'egon@example.org belongs to another user']);
  });

  it('refuses a taken username, an unknown role and an invalid address', async () => {
    await invited('emil');
    const email = 'other@example.org';
    expect((await admin.call('user/invite', { username: 'emil', email })).status).toBe(409);
    expect((await admin.call('user/invite', { username: 'other', email, roles: ['root'] })).status).toBe(400);
    expect((await admin.call('user/invite', { username: 'other', email: 'no address' })).status).toBe(400);
  });
});

describe('user/disable', () => {
  it('ends the sessions of an account and blocks its login until it is enabled again', async () => {
    const { user, client: fred } = await person('fred');
    const { body } = await admin.call('user/disable', { _id: user._id });
    expect(body.disabled).toBe(true);
    expect((await fred.call('trash/list', { domainId: 'main' })).status).toBe(401);
    expect((await visitor().call('user/login', { username: 'fred', password: PASSWORD })).status).toBe(401);
    await admin.call('user/disable', { _id: user._id, disabled: false });
    expect((await visitor().call('user/login', { username: 'fred', password: PASSWORD })).status).toBe(200);
    expect((await fred.call('trash/list', { domainId: 'main' })).status).toBe(401);
  });

  it('refuses to disable or demote the last administrator', async () => {
    const { body } = await admin.call('user/list', {});
    const self = body.users.find(({ roles }) => roles.includes('admin'));
    const refused = await admin.call('user/disable', { _id: self?._id ?? '' });
    expect([refused.status, refused.body.error.message]).toEqual([409, 'There must be at least one administrator']);
    expect((await admin.call('roles/applyToUser', { _id: self?._id ?? '', roles: [] })).status).toBe(409);
    expect((await admin.call('user/list', {})).status).toBe(200);
  });

  it('answers 404 for an unknown user', async () => {
    expect((await admin.call('user/disable', { _id: 'nobody' })).status).toBe(404);
  });
});

describe('roles/save', () => {
  it('adds a custom role and renames it', async () => {
    const { body: role } = await admin.call('roles/save', { role: { name: 'Proof-readers' } });
    expect(role).toEqual({ _id: expect.any(String), name: 'Proof-readers', admin: false });
    await admin.call('roles/save', { role: { ...role, name: 'Readers' } });
    const { body } = await admin.call('roles/list', {});
    expect(body.roles.map(({ name }) => name)).toEqual(['Administrator', 'Editor', 'Publisher', 'Readers']);
  });

  it('refuses a name that is taken', async () => {
    expect((await admin.call('roles/save', { role: { name: 'Editor' } })).status).toBe(409);
    expect((await admin.call('roles/save', { role: { name: 'editor' } })).status).toBe(409);
  });

  it('lets a custom role administer if it is marked as admin', async () => {
    const { body: role } = await admin.call('roles/save', { role: { name: 'Owners', admin: true } });
    const { client: gina } = await person('gina', [role._id]);
    expect((await gina.call('user/list', {})).status).toBe(200);
    await admin.call('roles/save', { role: { ...role, admin: false } });
    expect((await gina.call('user/list', {})).status).toBe(403);
  });
});

describe('roles/applyToUser', () => {
  it('takes effect from the next call on', async () => {
    const { user, client: hans } = await person('hans');
    const page = { domainId: 'main', slug: 'by-hans' };
    expect((await hans.call('page/publishPage', { page })).status).toBe(403);
    const { body } = await admin.call('roles/applyToUser', { _id: user._id, roles: ['publisher'] });
    expect(body.roles).toEqual(['publisher']);
    expect((await hans.call('page/publishPage', { page })).status).toBe(200);
  });

  it('refuses an unknown role', async () => {
    const { user } = await invited('ida');
    expect((await admin.call('roles/applyToUser', { _id: user._id, roles: ['root'] })).status).toBe(400);
  });
});

describe('roles/applyToPage', () => {
  const page = (slug: string) => ({ domainId: 'main', slug });
  const demanding = (_id: string, level: object) => ({ page: { _id }, roles: [{ _id: 'editor', level }] });

  it('sets the roles that the page requires and nothing else', async () => {
    const { body: saved } = await admin.call('page/save', { page: { ...page('demanding'), title: 'Kept' } });
    const posted = { ...saved, title: 'Not posted here' };
    const { body } = await admin.call('roles/applyToPage', {
      page: posted,
      roles: [
        { _id: 'editor', level: { viewer: true, editor: true } },
        { _id: 'publisher', level: { viewer: true, publisher: true } },
        { _id: 'admin', level: {} },
      ],
    });
    expect(body).toMatchObject({ title: 'Kept', revision: 2 });
    expect([body.viewerRoles, body.editorRoles, body.publisherRoles]).toEqual([
      ['editor', 'publisher'],
      ['editor'],
      ['publisher'],
    ]);
  });

  it('refuses to hide a public page and to publish a hidden one', async () => {
    const { body: published } = await admin.call('page/publishPage', { page: page('public-already') });
    const refused = await admin.call('roles/applyToPage', demanding(published._id, { viewer: true }));
    expect([refused.status, refused.body.error.message]).toEqual([400, expect.stringContaining('Unpublish')]);
    const { body: hidden } = await admin.call('page/save', { page: page('hidden') });
    await admin.call('roles/applyToPage', demanding(hidden._id, { viewer: true }));
    const { revision: _, ...latest } = hidden;
    expect((await admin.call('page/publishPage', { page: latest })).status).toBe(400);
  });
});

describe('audit/list', () => {
  it('reports who did what and when, latest first', async () => {
    const { body: page } = await admin.call('page/publishPage', { page: { domainId: 'main', slug: 'traced' } });
    await visitor().call('user/login', { username: 'nobody', password: 'wrong' });
    const { body } = await admin.call('audit/list', { size: 2 });
    const { body: me } = await admin.call('user/me', {});
    expect(body.entries).toEqual([
      expect.objectContaining({ action: 'login refused', actor: '', address: expect.stringContaining('127.0.0.1') }),
      expect.objectContaining({ action: 'publish', actor: me.user?.username, subject: `/${page.slug} (${page._id})` }),
    ]);
    expect(body.entries[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const refused = await admin.call('audit/list', { action: 'login refused', size: 100 });
    expect(refused.body.total).toBe(refused.body.entries.length);
    expect(new Set(refused.body.entries.map(({ action }) => action))).toEqual(new Set(['login refused']));
  });

  it('names pages as they are called now, also after a move', async () => {
    const page = { domainId: 'main', slug: 'open-day', header: { heading: 'Our open day' } };
    const { body: live } = await admin.call('page/publishPage', { page });
    await admin.call('page/save', { page: { ...live, slug: 'open-days' } });
    const entry = async () => (await admin.call('audit/list', { action: 'publish', size: 1 })).body.entries[0];
    expect((await entry())?.page).toEqual({
      _id: live._id,
      domainId: 'main',
      slug: 'open-days',
      title: 'Our open day',
    });
    await admin.call('page/save', { page: { ...live, revision: undefined, title: 'Open day 2026' } });
    expect((await entry())?.page?.title).toBe('Open day 2026');
  });
});
