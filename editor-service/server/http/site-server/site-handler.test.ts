import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartProgress } from '../../runtime/start-progress.ts';
import { siteFilesIn } from '../static-files/site-files.ts';
import { waitingPage } from '../waiting/waiting-page.ts';
import { siteHandler } from './site-handler.ts';

const CODE = `let a = ${'1 + '.repeat(500)} 1;`;
const HOME = `<h1>${'Welcome '.repeat(400)}</h1>`;

/** A picture that is made when it is asked for. */
const LATER = '_media/later.webp';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist', 'main');
  await mkdir(join(dist, 'about', 'us'), { recursive: true });
  await mkdir(join(dist, '_astro'));
  await mkdir(join(dist, '.git'));
  await writeFile(join(dist, 'index.html'), HOME);
  await writeFile(join(dist, '404.html'), 'This page could not be found');
  await writeFile(join(dist, 'about', 'us', 'index.html'), 'About us');
  await mkdir(join(dist, 'ガイド'));
  await writeFile(join(dist, 'ガイド', 'index.html'), 'Guide');
  await writeFile(join(dist, '_astro', 'page.css'), 'body{}');
  await writeFile(join(dist, '.git', 'config'), 'secret');
  await writeFile(join(dist, '_astro', 'code.a1b2c3d4.js'), CODE);
  await writeFile(join(dist, '_astro', 'code.a1b2c3d4.js.br'), brotliCompressSync(`${CODE}//`));
  await mkdir(join(dist, '_media'));
  for (const name of ['a.webp', 'a.avif', 'b.webp']) await writeFile(join(dist, '_media', name), name);
  await writeFile(join(folder, 'outside.txt'), 'secret');
  await symlink(join(folder, 'outside.txt'), join(dist, 'link.txt'));
  await writeFile(
    join(dist, '_headers'),
    "/*\n  Content-Security-Policy: default-src 'self'\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  await writeFile(
    join(dist, '_redirects'),
    '/old /about/us 301\n/mixed https://example.org/a?b=1#c 301\n/about/us /never 301\n/grün /größe 301\n',
  );
  const domainOf: Record<string, string> = { 'main.test': 'main', 'new.test': 'new' };
  const domainIdOf = async (hostname: string) => domainOf[hostname];
  const whileBuilding = waitingPage(new StartProgress());
  const makePicture = async (domainId: string, path: string) => {
    if (path === LATER) await writeFile(join(folder, 'dist', domainId, path), 'later');
  };
  const sites = siteFilesIn(join(folder, 'dist'));
  server = createServer(siteHandler({ sites, domainIdOf, whileBuilding, makePicture }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests the path exactly as given: `fetch` would normalise it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers: { host: 'main.test', ...headers } };
    const request = get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
  });
}

describe('siteHandler()', () => {
  it('serves a page at its address, with and without a trailing slash', async () => {
    expect((await ask('/')).body.toString()).toBe(HOME);
    expect((await ask('/about/us')).body.toString()).toBe('About us');
    expect((await ask('/about/us/?from=mail')).body.toString()).toBe('About us');
  });

  it('serves a page in another script, and leads there from the same address in another form', async () => {
    expect((await ask(encodeURI('/ガイド'))).body.toString()).toBe('Guide');
    const { status, headers } = await ask(`${encodeURI('/ガイド'.normalize('NFD'))}?a=%25`);
    expect([status, headers.location]).toEqual([301, `${encodeURI('/ガイド')}?a=%25`]);
    expect((await ask(`/%2Fevil.example/${encodeURI('ガ'.normalize('NFD'))}`)).status).toBe(404);
  });

  it('asks visitors to wait for a site that was never built', async () => {
    const { status, headers } = await ask('/about/us', { host: 'new.test' });
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect((await ask('/nothing')).status, 'not for a page that is missing').toBe(404);
  });

  it('sends the headers that the site configures', async () => {
    expect((await ask('/')).headers['content-security-policy']).toBe("default-src 'self'");
    expect((await ask('/')).headers['cache-control']).toMatch('must-revalidate');
    expect((await ask('/_astro/page.css')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('compresses for clients that accept it', async () => {
    const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(HOME);
    const gzip = await ask('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.body).toString()).toBe(HOME);
    expect(gzip.headers.vary).toBe('Accept-Encoding');
  });

  it('sends the compressed form that lies beside an asset, and makes the others', async () => {
    const br = await ask('/_astro/code.a1b2c3d4.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(br.body).toString()).toBe(`${CODE}//`);
    const gzip = await ask('/_astro/code.a1b2c3d4.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(CODE);
    expect((await ask('/_astro/code.a1b2c3d4.js.br')).status).toBe(404);
  });

  it('sends a picture as AVIF if there is one and the browser shows it, and lets no shared cache keep that', async () => {
    const browser = { accept: 'image/avif,image/webp,*/*' };
    const avif = await ask('/_media/a.webp', browser);
    expect(avif.body.toString()).toBe('a.avif');
    expect(avif.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' });
    expect(avif.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    for (const webp of [await ask('/_media/b.webp', browser), await ask('/_media/b.webp', { accept: '*/*' })]) {
      expect(webp.body.toString()).toBe('b.webp');
      expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
      expect(webp.headers['cache-control']).not.toMatch('private');
    }
    expect((await ask('/_media/a.webp', { accept: 'image/webp' })).body.toString()).toBe('a.webp');
  });

  it('has a picture made that is not there yet, and answers 404 where there is none', async () => {
    expect((await ask(`/${LATER}`)).body.toString()).toBe('later');
    expect((await ask('/_media/none.webp')).status).toBe(404);
  });

  it('answers 404 to a known address whose folder was replaced by a link', async () => {
    const dist = join(folder, 'dist', 'main');
    expect((await ask('/_media/b.webp')).status).toBe(200);
    await rename(join(dist, '_media'), join(folder, 'before'));
    await mkdir(join(folder, 'elsewhere'));
    await writeFile(join(folder, 'elsewhere', 'b.webp'), 'secret');
    await symlink(join(folder, 'elsewhere'), join(dist, '_media'));
    expect((await ask('/_media/b.webp')).status).toBe(404);
    await rm(join(dist, '_media'));
    await rename(join(folder, 'before'), join(dist, '_media'));
  });

  it('answers 304 for known content until it changes', async () => {
    const { headers } = await ask('/about/us');
    const known = { 'if-none-match': String(headers.etag) };
    expect(await ask('/about/us', known)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    await writeFile(join(folder, 'dist', 'main', 'about', 'us', 'index.html'), 'About all of us');
    expect((await ask('/about/us', known)).body.toString()).toBe('About all of us');
  });

  it.each([
    ['/old', '/about/us'],
    ['/Old/?from=mail', '/about/us?from=mail'],
    ['/mixed?x=2', 'https://example.org/a?b=1&x=2#c'],
    ['/gr%C3%BCn', '/gr%C3%B6%C3%9Fe'],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it('never redirects away from an existing page', async () => {
    expect((await ask('/about/us')).status).toBe(200);
  });

  it('answers a HEAD without a body', async () => {
    expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  it('answers an unknown page with the 404 page of the site', async () => {
    const { status, body } = await ask('/nothing-here');
    expect([status, body.toString()]).toEqual([404, 'This page could not be found']);
  });

  it.each([
    '/.git/config',
    '/_headers',
    '/_redirects',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/..%5coutside.txt',
    '/link.txt',
    '/_astro',
    '/_astro/',
    '/about/.well-known/secret.txt',
    '/_astro/page.css/',
    '/%00',
    '/%ff',
    `/${'a'.repeat(5000)}`,
  ])('answers 404 to %s', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, 'This page could not be found']);
  });

  it('answers 404 for an unknown hostname', async () => {
    expect((await ask('/', { host: 'other.test' })).status).toBe(404);
  });

  it('answers only GET and HEAD', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });
});
