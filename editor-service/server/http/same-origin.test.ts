import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

let service: TestService;
let editor: TestClient;

beforeAll(async () => {
  service = await startTestService();
  editor = await service.as(['editor']);
});

afterAll(() => service.discard());

const page = { domainId: 'main', slug: 'cross-site' };

async function save(headers: Record<string, string>, body = JSON.stringify({ page })): Promise<number> {
  const response = await fetch(`${service.editorUrl}/api/page/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return response.status;
}

const token = () => editor.cookie.replace('authToken=', '');

describe('a call that changes something', () => {
  it.each([
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
    ['another Origin', { origin: 'https://evil.example' }],
    ['a sibling Origin', { origin: 'http://sub.localhost' }],
    ['the Origin of another port', { origin: 'http://localhost:1' }],
    ['the Origin null', { origin: 'null' }],
    ['neither header', {}],
  ])('is refused with %s', async (_, headers) => {
    expect(await save({ cookie: editor.cookie, ...headers })).toBe(403);
  });

  it('names the proxy that does not say https, and nobody else', async () => {
    const refusalOf = async (origin: string) =>
      (await editor.call('page/save', { page }, { origin })).body.error.message;
    expect(await refusalOf(service.editorUrl.replace('http', 'https'))).toMatch(/X-Forwarded-Proto.*TRUST_PROXY/);
    expect(await refusalOf('https://evil.example')).toBe('This request did not come from the editor');
  });

  it('is refused for the login calls too', async () => {
    for (const path of ['user/login', 'user/logout', 'user/setPassword'] as const) {
      const response = await fetch(`${service.editorUrl}/api/${path}`, {
        method: 'POST',
        headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
        body: '{}',
      });
      expect(response.status).toBe(403);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused as %s',
    async (type) => {
      const headers = { cookie: editor.cookie, origin: service.editorUrl, 'content-type': type };
      expect(await save(headers)).toBe(415);
    },
  );

  it('stores nothing when it is refused', async () => {
    expect((await editor.call('page/load', { slug: 'cross-site', domainId: 'main' })).status).toBe(404);
  });

  it('passes with the Origin of this service, or with Sec-Fetch-Site: same-origin', async () => {
    expect(await save({ cookie: editor.cookie, origin: service.editorUrl })).toBe(200);
    expect(await save({ cookie: editor.cookie, 'sec-fetch-site': 'same-origin' })).toBe(409);
  });

  it('passes with a Bearer token and no origin; the cookie is then ignored', async () => {
    expect(await save({ authorization: `Bearer ${token()}` })).toBe(409);
    expect(await save({ authorization: 'Bearer forged', cookie: editor.cookie })).toBe(401);
    expect(await save({ authorization: `Bearer ${token()}`, origin: 'https://evil.example' })).toBe(403);
  });
});

describe('a body', () => {
  const headers = () => ({ cookie: editor.cookie, origin: service.editorUrl });

  it('is refused when it is larger than the call takes', async () => {
    expect(await save(headers(), JSON.stringify({ page, filler: 'x'.repeat(1024 * 1024) }))).toBe(413);
    const login = await editor.call('user/login', { username: 'x', password: 'x'.repeat(17_000) });
    expect(login.status).toBe(413);
  });

  it('is refused when it is nested too deeply', async () => {
    expect(await save(headers(), `{"page":${'['.repeat(40_000)}${']'.repeat(40_000)}}`)).toBe(400);
  });

  it('is refused when it is not JSON', async () => {
    expect(await save(headers(), '{"page":')).toBe(400);
  });

  it('cannot reach a prototype', async () => {
    expect(await save(headers(), '{"page":{"__proto__":{"polluted":1},"domainId":"main","slug":"proto"}}')).toBe(200);
    const { body } = await editor.call('page/load', { slug: 'proto', domainId: 'main' });
    expect(body).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});
