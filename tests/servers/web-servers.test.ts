import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSmallSite, page, type SmallSite } from '#build/testing/small-site.ts';
import { caddyConfiguration } from '#build/write/caddy.ts';
import { headerRules } from '#build/write/headers.ts';
import { nginxConfiguration } from '#build/write/nginx.ts';
import { servedRedirects } from '#build/write/redirects.ts';
import type { ServerRules } from '#build/write/server-rules.ts';
import { redirectSchema } from '#content-store/model/entities/redirect.ts';
import { emptySiteDocument } from '#content-store/model/entities/site-document.ts';
import { DomainContent } from '#content-store/published/domain-content.ts';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { findWebServer } from '../set-up/web-servers.mjs';
import { checkConfiguration, startBuiltIn, startWebServer, type WebServer } from './start-web-server.ts';

vi.mock('#site/fields/own-config.ts', () => ({ ownConfig: { languages: { en: {}, de: { path: 'de' } } } }));

const SERVERS = ['nginx', 'caddy'] as const;

const REDIRECTS: [from: string, to: string][] = [
  ['/old', '/about'],
  ['/joined', '/about?x=1'],
  ['/contact', '/about#form'],
  ['/both', 'https://example.org/a?b=1&c=2#part'],
  ['/grün', '/größe'],
  ['/annual%20report.pdf', '/about'],
  [`/odd;{$uri}"'(a|b)`, '/a;b{c}$uri"\'$1'],
  ['/docs', '/about'],
  ['/?p=12', '/about'],
  ['/古い', '/ニュース/日本語'],
  ['/о-нас', '/الأخبار-٢٠٢٦'],
  ['/old.php?id=1&kind=a', '/about#form'],
];

const OTHER_SCRIPTS = ['ニュース/日本語', 'الأخبار-٢٠٢٦'];

/** Beside what is built: large enough to be compressed. */
const FILES = [
  ...[
    'docs/more/index.html',
    '_astro/app.js',
    '_astro/font.woff2',
    '_media/a.webp',
    '_media/b.webp',
    '_media/b.avif',
    '_astro/small.js',
    '_files/1/Report.PDF',
  ],
  ...['_search/data.json', '.git/config', '.well-known/security.txt', 'favicon.ico', 'news.xml'],
];

const text = (name: string): string => `"${name} ${'and more '.repeat(200)}"`;

/** Every address, with the status and the location it is answered with. */
const ANSWERS: [address: string, status: number, location?: string][] = [
  ['/', 200],
  ['/about', 200],
  ['/about/', 200],
  ['/about/index.html', 200],
  ['//about//', 200],
  ['/about?from=mail', 200],
  ['/food/list', 200],
  ['/robots.txt', 200],
  ['/robots.txt/', 404],
  ['/favicon.ico', 200],
  ['/manifest.webmanifest', 200],
  ['/news.xml', 200],
  ['/.well-known/security.txt', 200],
  ['/sitemap.xml', 200],
  ['/_astro/site.one.css', 200],
  ['/_astro/app.js', 200],
  ['/_astro/font.woff2', 200],
  ['/_media/a.webp', 200],
  ['/_files/1/Report.PDF', 200],
  ['/%5Ffiles%2F1/Report.PDF', 200],
  ['/_search/data.json', 200],
  ['/old', 301, '/about'],
  ['//old//', 301, '/about'],
  ['/OLD/?b=2', 301, '/about?b=2'],
  ['/joined', 301, '/about?x=1'],
  ['/joined?b=2', 301, '/about?x=1&b=2'],
  ['/contact', 301, '/about#form'],
  ['/contact?b=2', 301, '/about?b=2#form'],
  ['/both?d=3&e', 301, 'https://example.org/a?b=1&c=2&d=3&e#part'],
  ['/gr%C3%BCn', 301, '/gr%C3%B6%C3%9Fe'],
  ['/GR%C3%9CN', 301, '/gr%C3%B6%C3%9Fe'],
  ['/Annual%20Report.pdf', 301, '/about'],
  [`/odd;%7B$uri%7D%22'(a%7Cb)`, 301, "/a;b%7Bc%7D%24uri%22'%241"],
  ['/docs/', 301, '/about'],
  [encodeURI('/ニュース/日本語'), 200],
  [encodeURI('/ニュース/日本語/').toLowerCase(), 200],
  [encodeURI('/الأخبار-٢٠٢٦'), 200],
  [encodeURI('/古い'), 301, encodeURI('/ニュース/日本語')],
  [encodeURI('/О-НАС?b=2'), 301, encodeURI('/الأخبار-٢٠٢٦?b=2')],
  [encodeURI('/日本'), 404],
  ['/docs/more', 200],
  ['/?p=12', 301, '/about'],
  ['/?x=1&p=12', 301, '/about'],
  ['/?p=123', 200],
  ['/old.php?id=1&kind=a', 301, '/about#form'],
  ['/old.php', 404],
  ['/nothing-here', 404],
  ['/de/nothing-here', 404],
  ['/de/nothing-here/', 404],
  ['/de', 404],
  ['/department', 404],
  ['/de/404', 404],
  ['/de/404.html', 404],
  ['/de/search', 200],
  ['/gr%FCn', 404],
  ['/old%0A', 404],
  ['/404', 404],
  ['/404.html', 404],
  ['/404.html/', 404],
  ['/_astro/missing.js', 404],
  ['/_astro/', 404],
  ['/_files/missing.pdf', 404],
  ['/_headers', 404],
  ['/_redirects', 404],
  ['/nginx.conf', 404],
  ['/Caddyfile', 404],
  ['/.git/config', 404],
];

/** A built site with the redirects and a few files of each kind, below its folder's `dist/main`. */
async function makeBuiltSite(): Promise<SmallSite> {
  const site = await makeSmallSite();
  const list = REDIRECTS.map(([from, to], index) => redirectSchema.parse({ _id: `r${index}`, from, to }));
  await site.write('main/redirects.json', { _id: 'redirects_main', domainId: 'main', redirects: list });
  for (const [index, slug] of OTHER_SCRIPTS.entries()) await site.write(...page(`p${index}`, { slug, title: slug }));
  const { failures } = await (await site.open()).buildAll();
  expect(failures).toEqual([]);
  return site;
}

describe.each(SERVERS)('%s with the part that the build writes', (name) => {
  const isMissing = !findWebServer(name);
  let site: SmallSite;
  let server: WebServer;
  let builtIn: WebServer;

  beforeAll(async () => {
    if (isMissing) return;
    site = await makeBuiltSite();
    for (const path of FILES) {
      const file = join(site.folder, 'dist/main', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text(path));
    }
    await writeFile(join(site.folder, 'dist/main/_astro/small.js.gz'), gzipSync('from beside'));
    await writeFile(join(site.folder, 'dist/main/404.html'), text('not found'));
    await writeFile(join(site.folder, 'dist/main/de/404.html'), text('nicht gefunden'));
    [server, builtIn] = await Promise.all([startWebServer(name, site.folder), startBuiltIn(site.folder)]);
  });

  afterAll(async () => {
    await Promise.all([server?.stop(), builtIn?.stop()]);
    await site?.close();
  });

  it.skipIf(isMissing)('answers every address as the built-in server does', async () => {
    const expected = await answersOf(builtIn);
    const stated = expected.map(({ address, status, location }) => [address, status, location]);
    expect(stated).toEqual(ANSWERS.map(([address, status, location]) => [address, status, location]));
    expect(await answersOf(server)).toEqual(expected);
    const inGerman = ANSWERS.filter(([address, status]) => status === 404 && /^\/de(?:\/|$)/.test(address));
    for (const [address] of inGerman) expect((await ask(server, address)).body, address).toBe(text('nicht gefunden'));
  });

  it.skipIf(isMissing)('sends smaller forms to those who take them, as the built-in server does', async () => {
    const browser = { accept: 'image/avif,image/webp,*/*' };
    for (const one of [server, builtIn]) {
      const avif = await ask(one, '/_media/b.webp', browser);
      expect(avif).toMatchObject({ status: 200, body: text('_media/b.avif') });
      expect(avif.headers['content-type']).toBe('image/avif');
      expect(avif.headers['cache-control']).toBe('private, max-age=31536000, immutable');
      expect(String(avif.headers.vary)).toMatch(/\bAccept(?:,|$)/);
      for (const [path, headers] of [['/_media/a.webp', browser] as const, ['/_media/b.webp', {}] as const]) {
        const webp = await ask(one, path, headers);
        expect(webp).toMatchObject({ status: 200, body: text(path.slice(1)) });
        expect(webp.headers['content-type']).toBe('image/webp');
        expect(webp.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(String(webp.headers.vary)).toMatch(/\bAccept(?:,|$)/);
      }
      expect((await ask(one, '/_astro/small.js')).body).toBe('from beside');
      expect((await ask(one, '/_astro/small.js', { 'accept-encoding': '' })).body).toBe(text('_astro/small.js'));
    }
  });

  it.skipIf(isMissing)('keeps the headers that the operator adds', async () => {
    const { headers } = await ask(server, '/_astro/site.one.css');
    expect(headers['strict-transport-security']).toBe('max-age=1');
  });

  it.skipIf(isMissing)('accepts whatever redirects editors save', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'dist/main'), { recursive: true });
    const longest = [`/${'ა'.repeat(299)}`, `/${'ж'.repeat(333)}`];
    const property = fc.asyncProperty(
      fc.array(fc.tuple(odd, odd), { minLength: 50, maxLength: 100 }),
      async (pairs) => {
        await writeFile(join(folder, 'dist/main', PARTS[name].file), PARTS[name].text([...pairs, longest]));
        await checkConfiguration(name, folder);
      },
    );
    await fc.assert(property, { numRuns: 20 });
  });
});

const PARTS = {
  nginx: { file: 'nginx.conf', text: (pairs: string[][]) => nginxConfiguration(rulesOf(pairs)) },
  caddy: { file: 'Caddyfile', text: (pairs: string[][]) => caddyConfiguration(rulesOf(pairs)) },
};

/** What the servers are told about those of the redirects that are valid. */
function rulesOf(pairs: readonly string[][]): ServerRules {
  const all = pairs.map(([from, to], index) => redirectSchema.safeParse({ _id: `r${index}`, from, to }));
  const document = { ...emptySiteDocument('redirects', 'main'), redirects: all.flatMap(({ data }) => data ?? []) };
  const content = new DomainContent('main');
  content.add({ kind: 'siteDocument', domainId: 'main', slugPrefix: '', name: 'redirects', document });
  return { headers: headerRules("default-src 'self'"), redirects: servedRedirects(content) };
}

/** Text of signs that mean something to configuration files, and of any others. */
const odd = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from(';{}$"\'`\\#%&@~^|<>()[]+=,!\u0085\u2028'), '${', '{$', '%2a', '%0a', '%22', '%61'),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 12 },
  )
  .map((signs) => `/${signs.join('')}`);

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests the path exactly as given: `fetch` would normalise it. */
function ask({ port }: WebServer, path: string, more: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'gzip', ...more } };
    get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        const bytes = Buffer.concat(chunks);
        const body = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
        resolve({ status: statusCode, headers, body });
      });
    }).on('error', reject);
  });
}

/** What visitors notice of each answer. */
const answersOf = (server: WebServer) => Promise.all(ANSWERS.map(([address]) => answerOf(server, address)));

async function answerOf(server: WebServer, address: string) {
  const { status, headers, body } = await ask(server, address);
  const isRedirect = status === 301;
  return {
    address,
    status,
    location: headers.location,
    caching: headers['cache-control'],
    encoding: headers['content-encoding'],
    disposition: String(headers['content-disposition'] ?? '').split(';')[0],
    security: ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy'].map(
      (name) => headers[name],
    ),
    type: isRedirect ? '' : headers['content-type'],
    body: isRedirect ? '' : body,
  };
}
