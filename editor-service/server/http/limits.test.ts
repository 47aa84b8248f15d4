import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallPath, calls } from '../../contract/calls.ts';
import { connectTo } from '../testing/raw-request.ts';
import { startTestService, type TestClient, type TestService } from '../testing/test-service.ts';

const KILOBYTE = 1024;

let service: TestService;
let admin: TestClient;

beforeAll(async () => {
  service = await startTestService();
  admin = await service.as(['admin']);
});

afterAll(() => service.discard());

/** Sends a JSON body of `size` bytes. */
function sendBytes(path: CallPath, size: number): Promise<Response> {
  const body = JSON.stringify({ filler: '' });
  return fetch(`${service.editorUrl}/api/${path}`, {
    method: 'POST',
    headers: { cookie: admin.cookie, origin: service.editorUrl, 'content-type': 'application/json' },
    body: body.replace('""', `"${'x'.repeat(size - body.length)}"`),
  });
}

describe('a body that is too large', () => {
  const limits = { document: 1024 * KILOBYTE, plain: 64 * KILOBYTE, login: 16 * KILOBYTE };
  const paths = Object.keys(calls) as CallPath[];
  const cases = paths.flatMap((path) => {
    const { method, body } = calls[path];
    return method === 'POST' && body !== 'upload' ? [[path, limits[body]] as const] : [];
  });

  it.each(cases)('is refused by %s over %i bytes, in JSON', async (path, limit) => {
    const response = await sendBytes(path, limit + 1);
    expect([response.status, await response.json()]).toEqual([
      413,
      { status: 413, error: { message: 'This is too large' } },
    ]);
  });

  it('is refused without a declared size too', async () => {
    const body = new Blob(['x'.repeat(2_000_000)]).stream();
    const headers = { cookie: admin.cookie, origin: service.editorUrl, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    expect((await fetch(`${service.editorUrl}/api/page/save`, init)).status).toBe(413);
  });

  it('is not one of exactly the allowed size', async () => {
    expect((await sendBytes('page/save', limits.document)).status).toBe(400);
    expect((await sendBytes('user/login', limits.login)).status).toBe(400);
  });

  it.each([
    ['document', ['page/save', 'page/publishPage', 'site/saveNav', 'forms/submit']],
    ['login', ['user/login', 'user/setPassword', 'hub/filter', 'hub/loadAllTags', 'hub/loadFilterTags']],
  ])('has the %s limit for the calls that need it', (size, of) => {
    for (const path of of.filter((name) => name in calls)) expect(calls[path as CallPath].body).toBe(size);
  });
});

describe('silent connections', () => {
  it.concurrent.each([
    ['from the start', ''],
    ['in the middle of a head', 'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ])(
    '500 of them, silent %s, leave room for other connections and are closed',
    { timeout: 60_000 },
    async (_, sent) => {
      const sockets = await Promise.all(Array.from({ length: 500 }, () => connectTo(service.editorUrl)));
      const closed = Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
      for (const socket of sockets) socket.write(sent);
      expect((await admin.get('/health')).status).toBe(200);
      await closed;
    },
  );
});
