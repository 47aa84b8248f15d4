import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBuilder } from '#build/open-builder.ts';
import { builtTexts } from '#build/testing/built-texts.ts';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { parseSiteDocument } from '#content-store/model/entities/site-document.ts';
import { runProgram } from '../run-program.ts';
import { environment } from '../running-product.ts';
import { COMPILED_IN_LANGUAGES, SITE_IN_LANGUAGES } from './site-in-languages.ts';
import { ENVIRONMENT } from './temporary-site.ts';

vi.mock('#site/fields/own-config.ts', async () => ({
  ownConfig: (await import('./site-in-languages/site.config.ts')).default,
}));

const DOMAINS = [
  { _id: 'main', name: 'Common Ground', siteUrl: 'https://example.org', published: true },
  { _id: 'jp', name: '共有地', siteUrl: 'https://example.jp', published: true },
];

/** Domain, address, translation key, title. */
const PAGES = [
  ['main', '', 'home', 'Welcome'],
  ['main', 'de', 'home', 'Willkommen'],
  ['main', 'ar', 'home', 'مرحبا'],
  ['jp', '', 'home', 'ようこそ'],
  ['main', 'about', 'about', 'About us'],
  ['main', 'de/ueber-uns', 'about', 'Über uns'],
  ['jp', 'about', 'about', '私たちについて'],
  ['main', 'contact', '', 'Contact'],
  ['main', 'de/a/b', '', 'Tief'],
  ['main', 'news/soup', '', 'Soup'],
  ['main', 'de/news/suppe', '', 'Suppe'],
  ['main', 'fr/nouvelles/soupe', '', 'Soupe'],
] as const;
const NEWS = ['Content type:News'];
const LIST = { componentType: 'RelatedPages', key: 'r', tagFilter: { include: NEWS, exclude: [], selected: [] } };
const HUB = { componentType: 'Hub', key: 'h', hubFilters: { include: NEWS, exclude: [], selected: [] } };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-languages-'));
  const files = join(folder, 'published');
  for (const domain of DOMAINS) await put(join(files, 'domains'), `${domain._id}.json`, domain);
  for (const [index, [domainId, slug, translationKey, title]] of PAGES.entries()) {
    // The original's own id is the key of all its translations.
    const own = PAGES.findIndex((other) => other[2] === translationKey);
    const key = translationKey && own !== index && { translationKey: `p${own}` };
    const tags = slug.includes('news/') ? NEWS : [];
    const contents = translationKey === 'about' ? [LIST, HUB] : [];
    const header = { heading: title };
    const fields = { _id: `p${index}`, domainId, slug, title, header, tags, contents, published: true };
    const page = pageSchema.parse({ ...fields, ...key });
    await put(join(files, domainId, 'pages'), `p${index}.json`, page);
  }
  const footer = parseSiteDocument('footer', { _id: 'footer_main_lang-de', domainId: 'main', copyright: 'Gemeingut' });
  await put(join(files, 'main/languages/de'), 'footer.json', footer);
  const env = { ...environment(folder), ...SITE_IN_LANGUAGES, CONTENT_DIR: files };
  await runProgram(['build/cli/build.ts'], env);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, name: string, document: object): Promise<void> {
  const file = join(path, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(document));
}

const text = (path: string): string => readFileSync(join(folder, 'dist', path), 'utf8');
const page = (path: string): string => text(join(path, 'index.html'));
const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
const languageOf = (html: string) => first(html, /<html lang="([^"]*)"/);
const directionOf = (html: string) => first(html, /<html[^>]* dir="([^"]*)"/);
const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, href]) => [tag, href]),
  );
const linksOf = (html: string) =>
  [...(html.split('</header>')[0] ?? '').matchAll(/<a href="([^"]*)" lang="([^"]*)"[^>]*><bdi>([^<]*)</g)].map(
    ([, href, lang, name]) => `${lang} ${href} ${name}`,
  );

const HOME = {
  en: 'https://example.org/',
  de: 'https://example.org/de',
  ar: 'https://example.org/ar',
  ja: 'https://example.jp/',
  'x-default': 'https://example.org/',
};
const ABOUT = {
  en: 'https://example.org/about',
  de: 'https://example.org/de/ueber-uns',
  ja: 'https://example.jp/about',
  'x-default': 'https://example.org/about',
};

describe('a site in four languages', () => {
  test.each([
    ['main/', 'en', undefined, HOME, 'https://example.org/'],
    ['main/de', 'de', undefined, HOME, 'https://example.org/de'],
    ['main/ar', 'ar', 'rtl', HOME, 'https://example.org/ar'],
    ['jp/', 'ja', undefined, HOME, 'https://example.jp/'],
    ['main/about', 'en', undefined, ABOUT, 'https://example.org/about'],
    ['main/de/ueber-uns', 'de', undefined, ABOUT, 'https://example.org/de/ueber-uns'],
    ['jp/about', 'ja', undefined, ABOUT, 'https://example.jp/about'],
    ['main/contact', 'en', undefined, {}, 'https://example.org/contact'],
  ])('%s says its language, its own address and those of all its versions', (path, lang, dir, versions, own) => {
    const html = page(path);
    expect(languageOf(html)).toBe(lang);
    expect(directionOf(html)).toBe(dir);
    expect(first(html, /<link rel="canonical" href="([^"]*)"/)).toBe(own);
    expect(alternatesOf(html)).toEqual(versions);
  });

  test('every page says its language, direction and address, and its versions say the same of it', () => {
    const hosts = { main: 'https://example.org/', jp: 'https://example.jp/' };
    const pages = new Map(PAGES.map(([domain, slug]) => [hosts[domain] + slug, page(join(domain, slug))]));
    for (const [address, html] of pages) {
      const [, path = address.includes('.jp') ? 'ja' : 'en'] = /\.org\/(de|ar|fr)(?![^/])/.exec(address) ?? [];
      const says = {
        lang: languageOf(html),
        dir: directionOf(html),
        own: first(html, /rel="canonical" href="([^"]*)"/),
      };
      expect(says).toEqual({ lang: path, dir: path === 'ar' ? 'rtl' : undefined, own: address });
      const versions: Record<string, string> = alternatesOf(html);
      if (Object.keys(versions).length === 0) continue;
      expect(versions[path]).toBe(address);
      for (const other of Object.values(versions)) expect(alternatesOf(pages.get(other) ?? '')).toEqual(versions);
    }
  });

  test('a page leads to its version in each language, or else to the home page there', () => {
    const links = (path: string) => linksOf(page(path));
    expect(links('main/about')).toEqual([
      'en /about English',
      'de /de/ueber-uns Deutsch',
      'ar /ar العربية',
      'ja https://example.jp/about 日本語',
    ]);
    expect(links('jp/about')).toEqual([
      'en https://example.org/about English',
      'de https://example.org/de/ueber-uns Deutsch',
      'ar https://example.org/ar العربية',
      'ja /about 日本語',
    ]);
  });

  test('lists and feeds of a language have its pages', () => {
    const shown = (html: string) => ['Soup', 'Suppe'].filter((title) => html.includes(`>${title}<`));
    expect(shown(page('main/about'))).toEqual(['Soup']);
    expect(shown(page('main/de/ueber-uns'))).toEqual(['Suppe']);
    expect(shown(text('main/news.xml'))).toEqual(['Soup']);
    expect(shown(text('main/de/news.xml'))).toEqual(['Suppe']);
    expect(text('main/de/news.xml')).toContain('<language>de</language>');
    const refs = globSync('main/_hub/*/index.json', { cwd: join(folder, 'dist') }).map(
      (path) => JSON.parse(text(path)).refs,
    );
    expect(refs.map((list) => list.length)).toEqual([1, 1]);
  });

  test('a language has its own footer, or else that of the first', () => {
    const hasOwn = (path: string) => page(path).includes('Gemeingut');
    expect(['main/de', 'main/de/ueber-uns', 'main/ar', 'main/about', 'jp/about'].map(hasOwn)).toEqual([
      ...[true, true],
      ...[false, false, false],
    ]);
  });

  test('a breadcrumb begins with the home page of its language', () => {
    const trail = first(page('main/de/a/b'), /<ol class="[^"]*trail[^"]*">(.*?)<\/ol>/s) ?? '';
    expect([...trail.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/de']);
  });

  test('a language without a home page leads to that of the whole site', () => {
    const html = page('main/fr/nouvelles/soupe');
    expect(first(html, /<a class="[^"]*logo[^"]*" href="([^"]*)"/)).toBe('/');
    expect(first(html, /<ol class="[^"]*trail[^"]*"><li><a href="([^"]*)"/)).toBe('/');
    expect(first(html, /"position":1,"name":"Accueil","item":"([^"]*)"/)).toBe('https://example.org/');
    expect(first(text('main/fr/404.html'), /<a class="text-link" href="([^"]*)"/)).toBe('/');
    expect(first(text('main/fr/news.xml'), /<link>([^<]*)/)).toBe('https://example.org/');
    expect(first(text('main/de/news.xml'), /<link>([^<]*)/)).toBe('https://example.org/de');
  });

  test('a home page that comes or goes is followed by all that leads to it', async () => {
    const [distDir, clean] = [join(folder, 'dist-again'), join(folder, 'dist-clean')];
    const [contentDir, compiledDir] = [join(folder, 'published'), COMPILED_IN_LANGUAGES];
    const open = (dir: string) =>
      openBuilder({ contentDir, compiledDir, distDir: dir, dataDir: dir, environment: ENVIRONMENT, graceDays: 0 });
    const builder = await open(distDir);
    await builder.catchUp();
    const path = 'main/pages/home-fr.json';
    const fields = { _id: 'home-fr', domainId: 'main', slug: 'fr', title: 'Bienvenue', published: true };
    await put(contentDir, path, pageSchema.parse({ ...fields, translationKey: 'p0' }));
    await builder.rebuild([{ domainId: 'main', path }]);
    const files = ['fr/nouvelles/soupe/index.html', 'fr/404.html', 'fr/news.xml'];
    const texts = () => files.map((file) => readFileSync(join(distDir, 'main', file), 'utf8'));
    for (const html of texts()) expect(html).toMatch(/(?:href="|<link>https:\/\/example\.org)\/fr["<]/);
    const built = async (dir: string) => Object.fromEntries(await builtTexts(dir, 'answers'));
    await (await open(clean)).buildAll();
    expect(await built(join(distDir, 'main'))).toEqual(await built(join(clean, 'main')));
    await rm(join(contentDir, path));
    await builder.rebuild([{ domainId: 'main', path }]);
    expect(texts()).toEqual(files.map((file) => text(`main/${file}`)));
  });

  test('the sitemap names the versions of a page', () => {
    const entry = first(text('main/sitemap.xml'), /<url><loc>https:\/\/example\.org\/about<\/loc>(.*?)<\/url>/) ?? '';
    const named = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, href]) => [tag, href]);
    expect(Object.fromEntries(named)).toEqual(ABOUT);
  });

  test('each language has its own search and page for what is not found', () => {
    expect(languageOf(text('main/de/404.html'))).toBe('de');
    expect(directionOf(text('main/ar/404.html'))).toBe('rtl');
    expect(text('main/de/404.html')).toContain('href="/de">');
    expect(languageOf(text('jp/404.html'))).toBe('ja');
    expect(languageOf(page('main/ar/search'))).toBe('ar');
    expect(page('main/de/ueber-uns')).toContain('action="/de/search"');
  });
});
