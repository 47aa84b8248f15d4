import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../testing/files-below.ts';
import { rawStatus } from '../testing/raw-request.ts';
import { client, startTestService, type TestService } from '../testing/test-service.ts';

const PUBLIC = { publicEditorUrl: 'https://edit.example.org', publicApiUrl: 'https://forms.example.org' };

/** Sends a GET, or a POST with an empty JSON object, for another host. */
async function send({ editorUrl }: TestService, path: string, headers: Record<string, string>, method = 'GET') {
  const { hostname, port } = new URL(editorUrl);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const asked = request({ hostname, port, path, method, headers: { 'content-type': 'application/json', ...headers } });
  asked.on('error', reject).on('response', (response) => {
    text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
  });
  asked.end(method === 'POST' ? '{}' : undefined);
  return promise;
}

describe('in production, a service with an address for editors and one for forms', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ ...PUBLIC, isProduction: true, trustProxy: 1 });
  });
  afterAll(() => service.discard());

  it.each([
    ['edit.example.org', 200],
    ['EDIT.example.org:443', 200],
    ['forms.example.org', 200],
    ['edit.example.org.evil.example', 421],
    ['localhost', 421],
    ['127.0.0.1', 421],
  ])('answers requests for %s with %i', async (host, status) => {
    expect((await send(service, '/', { host })).status).toBe(status);
    expect((await send(service, '/api/user/me', { host, origin: `http://${host}` }, 'POST')).status).toBe(status);
  });

  it('refuses a request that names no host', async () => {
    expect(await rawStatus(service.editorUrl, 'GET / HTTP/1.0\r\n\r\n')).toBe(421);
  });

  it('reads the host that a proxy forwards', async () => {
    const headers = { host: '127.0.0.1:4000', 'x-forwarded-host': 'edit.example.org', 'x-forwarded-proto': 'https' };
    expect((await send(service, '/', headers)).status).toBe(200);
    const me = await send(service, '/api/user/me', { ...headers, origin: 'https://edit.example.org' }, 'POST');
    expect(me).toEqual({ status: 200, body: '{"user":null}' });
  });

  it('says at which address it is', async () => {
    expect((await send(service, '/', { host: 'evil.example' })).body).toContain('https://edit.example.org');
  });

  it.each(['/healthz', '/readyz', '/health'])('answers %s for any host', async (path) => {
    expect((await send(service, path, { host: '10.1.2.3' })).status).toBe(200);
  });

  it('prints a link for the first administrator that leads to its public address', () => {
    expect(service.firstAdministratorLink).toMatch(/^https:\/\/edit\.example\.org\/\?token=/);
  });
});

describe('links that leave the service', () => {
  it('lead to its public address, in invitations and in mails', async () => {
    const service = await startTestService(PUBLIC);
    const admin = await service.as(['admin']);
    const invited = await admin.call('user/invite', { username: 'nina', email: 'nina@example.org' });
    expect(invited.body.link).toMatch(/^https:\/\/edit\.example\.org\/\?token=/);

    await client(service.editorUrl, '').call('user/forgotPassword', { email: 'nina@example.org' });
    const mails = () => filesBelow(service.folder, 'data', 'mail').catch(() => []); // no folder before the first mail
    await expect.poll(mails).toEqual([expect.stringContaining('https://edit.example.org/')]);
    await service.discard();
  });
});
