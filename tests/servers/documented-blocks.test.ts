import { readFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfFile } from '#content-store/model/media/file.ts';
import type { Settings } from '#editor-service/server/runtime/settings.ts';
import { PASSWORD, SOON, startTestService, type TestService } from '#editor-service/server/testing/test-service.ts';
import { freePort } from '../running-product.ts';
import { findWebServer } from '../set-up/web-servers.mjs';
import { blocksBelow, countBlocks, documentedBlocks, WITH_SERVICE, WITHOUT_SERVICE } from './documented-blocks.ts';
import { startWebServer, type WebServer } from './start-web-server.ts';

const MEGABYTE = 1024 * 1024;
/** Larger than what nginx, unasked, lets through. */
const LARGE = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * MEGABYTE, ' '), Buffer.from('%%EOF\n')]);

it('every block of nginx and Caddy in the documents is one of those that run here', () => {
  expect(countBlocks()).toBe(2 * [...WITH_SERVICE, ...WITHOUT_SERVICE].length);
});

it('pagewright add writes the documented blocks', async () => {
  const written = (name: string) => readFile(`build/add/files/${name}`, 'utf8');
  expect(await written('nginx.conf')).toBe(blocksBelow('nginx', WITH_SERVICE));
  expect(await written('Caddyfile')).toBe(blocksBelow('caddy', WITH_SERVICE));
});

describe.each(['nginx', 'caddy'] as const)('the documented blocks of %s', (name) => {
  const isMissing = !findWebServer(name);
  const scheme = name === 'caddy' ? 'https' : 'http';
  let settings: Partial<Settings>;
  let service: TestService;
  let inFront: WebServer;
  let cookie = '';

  const visit = (path: string, headers = {}, server = inFront) =>
    ask(`${scheme}://example.org:${server.port}${path}`, { headers });
  const edit = async (path: string, body: unknown) => {
    const { text } = await ask(`${scheme}://edit.example.org:${inFront.port}/api/${path}`, {
      body,
      headers: { cookie },
    });
    return JSON.parse(text);
  };
  const withoutService = () => startWebServer(name, service.folder, documentedBlocks(name, WITHOUT_SERVICE));

  beforeAll(async () => {
    if (isMissing) return;
    const [port, sitePort] = await Promise.all([freePort(), freePort()]);
    const publicSiteUrl = `${scheme}://example.org`;
    settings = { port, sitePort, publicSiteUrl, publicEditorUrl: `${scheme}://edit.example.org`, trustProxy: 1 };
    service = await startTestService(settings);
    const blocks = documentedBlocks(name, WITH_SERVICE, { editorPort: `${port}`, sitePort: `${sitePort}` });
    inFront = await startWebServer(name, service.folder, blocks);
  });

  afterAll(async () => {
    await inFront?.stop();
    await service?.discard();
  });

  it.skipIf(isMissing)(
    'log people in, take 20 MB, and send what is published, moved or asked for in parts',
    async () => {
      const { username } = (await (await service.as(['publisher'])).call('user/me', {})).body.user ?? {};
      const login = `${scheme}://edit.example.org:${inFront.port}/api/user/login`;
      const { status, headers } = await ask(login, { body: { username, password: PASSWORD } });
      const [set = ''] = headers['set-cookie'] ?? [];
      expect([status, /; Secure/.test(set)]).toEqual([200, scheme === 'https']);
      cookie = set.split(';')[0] ?? '';

      const form = new FormData();
      form.append('file', new Blob([LARGE]), 'Report.pdf');
      const report = addressOfFile(await edit('media/upload', form));

      const page = { domainId: 'main', slug: 'about', header: { heading: `Our report: ${report}` } };
      const { _id } = await edit('page/publishPage', { page });
      await expect.poll(async () => (await visit('/about')).status, SOON).toBe(200);
      const part = await visit(report, { range: 'bytes=0-7' });
      expect(part).toMatchObject({ status: 206, text: '%PDF-1.7' });
      expect(part.headers['content-disposition']).toMatch(/^attachment/);

      await edit('page/move', { domainId: 'main', _id, slug: 'who-we-are' });
      await edit('page/publishPage', { page: { ...page, _id, slug: 'who-we-are' } });
      await expect.poll(async () => (await visit('/who-we-are')).status, SOON).toBe(200);
      const former = async () => {
        const { status: answer, headers: sent } = await visit('/about');
        return [answer, sent.location];
      };
      await expect.poll(former, { ...SOON, message: 'without a reload' }).toEqual([301, '/who-we-are']);

      const alone = await withoutService();
      expect((await visit('/about', {}, alone)).headers.location).toBe('/who-we-are');
      expect(await visit(report, { range: 'bytes=0-7' }, alone)).toMatchObject({ status: 206, text: '%PDF-1.7' });
      await alone.stop();
    },
  );

  it.skipIf(isMissing)('send a new security policy, and the pages while the service is stopped', async () => {
    await service.close();
    const stopped = await visit('/who-we-are');
    expect([stopped.status, stopped.headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/html/)]);
    expect((await visit('/not-there')).status, 'it may be a page that moved').toBe(502);

    service = await startTestService({ ...settings, imageBaseUrl: 'https://images.example.org' }, service.folder);
    const policyAt = async (server: WebServer) =>
      (await visit('/who-we-are', {}, server)).headers['content-security-policy'];
    await expect.poll(() => policyAt(inFront), SOON).toContain('images.example.org');
    const part = join(service.folder, 'dist/main', name === 'nginx' ? 'nginx.conf' : 'Caddyfile');
    await expect.poll(() => readFile(part, 'utf8'), SOON).toContain('images.example.org');
    const alone = await withoutService();
    expect(await policyAt(alone)).toContain('images.example.org');
    await alone.stop();
  });
});

interface Asked {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Asks a server on this machine for an address of any host, as a browser on its page does. */
function ask(
  address: string,
  { body, headers = {} }: Asked,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const { protocol, hostname, port, origin, pathname } = new URL(address);
  const isForm = body instanceof FormData;
  const sent = body === undefined ? null : new Response(isForm ? body : JSON.stringify(body));
  const options = {
    ...{ host: '127.0.0.1', port, path: pathname, servername: hostname, rejectUnauthorized: false },
    method: sent ? 'POST' : 'GET',
    headers: {
      host: `${hostname}:${port}`,
      ...(sent && { origin, 'content-type': isForm ? (sent.headers.get('content-type') ?? '') : 'application/json' }),
      ...headers,
    },
  };
  return new Promise((resolve, reject) => {
    const asked = (protocol === 'https:' ? requestHttps : requestHttp)(options, (response) => {
      const answered = (text: string) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      response.toArray().then((parts) => answered(parts.join('')), reject);
    });
    asked.on('error', reject);
    if (sent) sent.arrayBuffer().then((bytes) => asked.end(Buffer.from(bytes)), reject);
    else asked.end();
  });
}
