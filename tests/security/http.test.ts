import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallPath, calls } from '#editor-service/contract/calls.ts';
import { startTestService, type TestClient, type TestService } from '#editor-service/server/testing/test-service.ts';
import { databaseHash, send, visitor } from './cast.ts';

let service: TestService;
/** Behind a proxy, with a site that uses other hosts. */
let tracked: TestService;
let admin: TestClient;

beforeAll(async () => {
  service = await startTestService();
  tracked = await startTestService({ trustProxy: 1, gtmId: 'GTM-TEST', recaptchaSiteKey: 'key' });
  admin = await service.as(['admin']);
});

afterAll(() => Promise.all([service.discard(), tracked.discard()]));

/** Requests the address exactly as given, because `fetch` would normalise it. */
function raw(base: string | null, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(base ?? '');
  return new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const asked = request({ hostname, port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += String(chunk);
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }),
      );
    });
    asked.on('error', reject).end();
  });
}

describe('requests from elsewhere', () => {
  const page = JSON.stringify({ page: { domainId: 'main', slug: 'forged' } });
  it.each<[string, Record<string, string>, number]>([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['a sibling', { origin: 'http://other.localhost' }, 403],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a same-site page', { 'sec-fetch-site': 'same-site' }, 403],
    ['a typed address', { 'sec-fetch-site': 'none' }, 403],
    ['plain text', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('%s changes nothing', async (_what, headers, status) => {
    const before = await databaseHash(service);
    const all = { cookie: admin.cookie, ...headers };
    const response = await send(service, '/api/page/save', { method: 'POST', body: page, headers: all });
    expect(response.status).toBe(status);
    expect(await databaseHash(service)).toBe(before);
  });

  it('get no CORS headers to read a response', async () => {
    for (const path of Object.keys(calls).filter((name) => calls[name as CallPath].access !== 'public')) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const response = await send(service, `/api/${path}`, { method: 'OPTIONS', headers });
      expect([path, response.headers.get('access-control-allow-origin')]).toEqual([path, null]);
      expect([path, response.headers.get('access-control-allow-credentials')]).toEqual([path, null]);
    }
  });
});

describe('public access', () => {
  it('visitors see only the public fields of the domain of their hostname', async () => {
    await admin.call('config/publishDomain', { domain: { name: 'Other', hostnames: ['other.test'] } });
    const { body } = await visitor(service).call('config/loadDomain', {});
    expect(body.domains.map(({ _id }) => _id)).toEqual(['main']);
    expect(Object.keys(body.domain).sort()).toEqual(['_id', 'name', 'siteUrl']);
    expect((await visitor(service).call('config/loadDomain', { hostname: 'draft.test' })).status).toBe(404);
  });

  it('no GET request changes the database', async () => {
    const { body: page } = await admin.call('page/load', { slug: '' });
    const query = new URLSearchParams({
      domainId: 'main',
      slug: '',
      _id: page._id,
      id: page._id,
      bannerId: 'banner_main',
    });
    const before = await databaseHash(service);
    for (const [path, call] of Object.entries(calls)) {
      if (call.method !== 'GET' || call.isStream || call.audit) continue;
      for (let round = 0; round < 2; round++) await admin.get(`/api/${path}?${query}`);
    }
    expect(await databaseHash(service)).toBe(before);
  });

  it.each([
    '//api/trash/list?domainId=main',
    '/API/trash/list?domainId=main',
    '/%61pi/trash/list?domainId=main',
    '/api/trash%2flist?domainId=main',
    '/api/%2e%2e/api/trash/list?domainId=main',
    '/api/trash/list/?domainId=main',
    '/api/Trash/list?domainId=main',
    '/api/trash/list%3FdomainId=main',
    '/api//trash/list?domainId=main',
    '/api/trash/list;x?domainId=main',
  ])('no spelling bypasses the guard: %s', async (path) => {
    expect([401, 404]).toContain((await raw(service.editorUrl, path)).status);
  });

  it.each(['//evil.example', '/\\evil.example', '//evil.example/%2f..', '/%5cevil.example', '/%09/evil.example'])(
    'no visitor is redirected to another site by %s',
    async (path) => {
      for (const base of [service.editorUrl, service.siteUrl]) {
        const { status, location } = await raw(base, path);
        expect([base, status >= 300 && status < 400, location]).toEqual([base, false, undefined]);
      }
    },
  );

  it('responses carry the security headers', async () => {
    for (const path of ['/', '/_canvas/', '/api/config/loadDomain', '/health', '/api/nothing']) {
      const { headers } = await visitor(service).get(path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('referrer-policy')]).not.toEqual([path, null]);
      expect([path, headers.get('x-powered-by')]).toEqual([path, null]);
      expect([path, headers.get('strict-transport-security')]).toEqual([path, null]);
    }
    const secure = await send(tracked, '/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('strict-transport-security')).toMatch('max-age');
  });

  it.each(['.git/config', '.env', 'drafts.sqlite', 'drafts.sqlite-wal', 'app.js.map', '.htaccess', '.tmp/next'])(
    '%s is not served, even if the file exists',
    async (path) => {
      const file = join(service.folder, 'dist', 'main', path);
      await mkdir(join(file, '..'), { recursive: true });
      if (path.startsWith('.')) await writeFile(file, 'PLANTED');
      for (const base of [service.siteUrl, service.editorUrl]) {
        const { status, body } = await raw(base, `/${path}`);
        expect([base, status]).toEqual([base, 404]);
        expect(body).not.toContain('PLANTED');
      }
    },
  );

  it('the shell loads nothing from other hosts, whatever the site uses', async () => {
    const { body, headers } = await visitor(tracked).get('/');
    expect(body).not.toMatch(/googletagmanager|recaptcha|GTM-TEST/);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(?:;|$)/);
  });

  it('nobody may frame the shell, and only the shell may frame the canvas', async () => {
    const policyOf = async (path: string) => (await visitor(service).get(path)).headers.get('content-security-policy');
    expect(await policyOf('/')).toContain("frame-ancestors 'none'");
    expect(await policyOf('/_canvas/')).toContain("frame-ancestors 'self'");
  });
});
