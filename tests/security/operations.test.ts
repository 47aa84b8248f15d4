import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasUsers } from '#content-store/drafts/people/find-user.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { type CallPath, calls } from '#editor-service/contract/calls.ts';
import { startTestService, type TestClient, type TestService } from '#editor-service/server/testing/test-service.ts';
import { COMPILED } from '#editor-service/server/testing/test-settings.ts';
import { createUser, logIn, PASSWORD } from '../editing-client.ts';
import { IS_LONG } from '../run/long-form.ts';
import { discard, startProduct } from '../running-product.ts';
import { openDb, send, visitor } from './cast.ts';

const GONE = 'This form has changed or been removed. Please reload the page and try again.';
const PLANTED = 'planted-secret-that-nobody-may-see-0123456789';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ authSecret: PLANTED });
});

afterAll(() => service.discard());

describe('installed versions', () => {
  it.each([
    ['kysely', '0.28.17'],
    ['nodemailer', '9.1.1'],
    ['multer', '2.3.0'],
    ['sanitize-html', '2.17.4'],
    ['swiper', '12.1.2'],
    ['path-to-regexp', '8.4.0'],
  ])('%s is %s or later', async (name, floor) => {
    const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
    expect(isAtLeast(packages[`node_modules/${name}`].version, floor)).toBe(true);
  });

  it('SQLite is 3.51.3 or later', () => {
    const version = String(new Database(':memory:').prepare('select sqlite_version()').pluck().get());
    expect(isAtLeast(version, '3.51.3')).toBe(true);
  });
});

describe('a fresh installation', () => {
  it('admits nobody except through the printed link, once', async () => {
    const db = await openDb(service);
    expect(await hasUsers(db)).toBe(false);
    await db.destroy();
    for (const username of ['admin', 'root', 'administrator', 'pagewright']) {
      for (const password of ['admin', 'password', username, '']) {
        expect((await visitor(service).call('user/login', { username, password })).status).not.toBe(200);
      }
    }
    expect(service.firstAdministratorLink).toMatch(/token=[\w-]{40,}$/);
  });

  it('keeps its secrets out of everything it serves', async () => {
    const folders = [join(service.folder, 'dist'), join(service.folder, 'data', 'published')];
    const texts = (await Promise.all(folders.map(textsIn))).flat();
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text).not.toContain(PLANTED);
    for (const path of ['/', '/_canvas/', '/api/openapi.json', '/health', '/readyz']) {
      expect((await visitor(service).get(path)).body).not.toContain(PLANTED);
    }
  });

  it('keeps its data unreadable for other users of the machine', async () => {
    const modeOf = async (path: string) => (await stat(join(service.folder, path))).mode & 0o077;
    expect(await modeOf('data')).toBe(0);
    if (!isOnSqlite) return;
    expect(await modeOf('data/drafts.sqlite')).toBe(0);
    const generated = await startTestService();
    expect((await stat(join(generated.folder, 'data', 'auth-secret'))).mode & 0o077).toBe(0);
    await generated.discard();
  });
});

describe('the audit trail', () => {
  it('records who did what, and when, in UTC', async () => {
    const admin = await service.as(['admin']);
    const { body: me } = await admin.call('user/me', {});
    const { body: page } = await admin.call('page/publishPage', { page: { domainId: 'main', slug: 'trail' } });
    await admin.call('roles/save', { role: { _id: 'trail', name: 'Trail' } });
    await admin.call('page/delete', { _id: page._id });
    await visitor(service).call('user/login', { username: me.user?.username ?? '', password: 'wrong password' });
    const { body } = await admin.call('audit/list', { size: 5 });
    const said = body.entries.map(({ actor, action, subject }) => [actor, action, subject]);
    const name = me.user?.username;
    expect(said).toEqual([
      ['', 'login refused', name],
      [name, 'delete', `/trail (${page._id})`],
      [name, 'role change', 'Trail (trail)'],
      [name, 'publish', `/trail (${page._id})`],
      [name, 'login', 'password'],
    ]);
    for (const { at } of body.entries) expect(new Date(at).toISOString()).toBe(at);
    for (const [path, call] of Object.entries(calls)) {
      if (
        /publish(?!Status)[A-Z]|unpublish|\/delete(?!Item)|generateCSV|disable|invite|roles\//.test(path) &&
        call.access !== 'public'
      )
        expect([path, path === 'roles/list' || call.audit !== undefined]).toEqual([path, true]);
    }
  });
});

describe('the log', () => {
  it('is one JSON object per line, whatever is sent, and contains no secret', async () => {
    const env = {
      DEMO: '0',
      COMPILED_DIR: COMPILED,
      LOG_LEVEL: 'trace',
      AUTH_SECRET: PLANTED,
      MAILCHIMP_API_KEY: `${PLANTED}-us1`,
    };
    const product = await startProduct({ env });
    onTestFinished(() => discard(product));
    await createUser(product.folder, 'ada', 'admin');
    const ada = await logIn(product.editorUrl, 'ada');
    await ada.post('user/invite', { username: 'ben', email: 'private@example.org', roles: [] });
    const forged = '%0a{"level":60,"msg":"forged"}\n';
    for (const path of [`/api/page/load?slug=x${forged}`, `/${forged}`, `/?token=${PLANTED}`]) {
      await fetch(`${product.editorUrl}${path}`, {
        headers: { authorization: `Bearer ${PLANTED}`, cookie: `a=${PLANTED}` },
      });
    }
    await expect(ada.post('user/login', { username: `x\r\n${PLANTED}`, password: PLANTED })).rejects.toThrow('401');
    const submission = { settings: { identifier: 'gone' }, form: { name: 'private@example.org' } };
    await expect(ada.post('forms/submit', submission)).rejects.toThrow('404');
    await product.stop();
    const lines = product
      .output()
      .split('\n')
      .filter((line) => !/^(?:ready|No user exists)/.test(line));
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    expect(lines.map((line) => JSON.parse(line).msg)).not.toContain('forged');
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'form submitted', identifier: 'gone', outcome: 'refused', reasons: [GONE] }),
    );
    expect(lines.join('\n')).not.toMatch(new RegExp(`${PLANTED}|${PASSWORD}|private@example`));
  });
});

describe('error messages', () => {
  const INNER = /\bat .+:\d+:\d+|node_modules|SQLITE|select |insert |\/(?:tmp|work|home|usr)\/|\.ts\b|ZodError/i;
  const junk: unknown[] = [
    null,
    1,
    'text',
    [],
    {},
    { page: 1 },
    { page: { slug: [] } },
    { _id: { $ne: 1 } },
    { roles: {} },
  ];
  /** Of GET, only the query says something: once is enough. A POST meets one piece of the junk, the next one another. */
  const junkFor = (index: number, method: string) => {
    if (method === 'GET') return junk.slice(0, 1);
    return IS_LONG ? junk : junk.filter((_, place) => place === index % junk.length);
  };
  const paths = (Object.keys(calls) as CallPath[]).filter((path) => !calls[path].isStream && path !== 'user/logout');

  it('contain no stack, SQL or path, and never come with status 500', { timeout: 120_000 }, async () => {
    const admin: TestClient = await service.as(['admin']);
    for (const [index, path] of paths.entries()) {
      const { method } = calls[path];
      for (const value of junkFor(index, method)) {
        const init = method === 'GET' ? {} : { method, body: JSON.stringify(value) };
        const query = method === 'GET' ? `?${new URLSearchParams({ _id: String(value), slug: "'", page: '1e9' })}` : '';
        const response = await send(service, `/api/${path}${query}`, { ...init, headers: { cookie: admin.cookie } });
        const text = await response.text();
        expect([path, value, response.status < 500]).toEqual([path, value, true]);
        if (response.status >= 400) expect([path, INNER.exec(text)?.[0]]).toEqual([path, undefined]);
      }
    }
  });
});

function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) >= 0;
}

async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map((file) => readFile(file, 'latin1')));
}
