import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { BuilderOptions } from '../builder-options.ts';
import { type PageStyles, STYLES_FILE } from '../compile/page-styles.ts';
import { type Builder, openBuilder } from '../open-builder.ts';
import { builtTexts, type Compared } from './built-texts.ts';

export const ENVIRONMENT: PublicEnvironment = {
  siteUrl: 'https://example.org',
  apiUrl: 'https://edit.example.org',
  imageBaseUrl: '',
  fileBaseUrl: '',
  gtmId: '',
  recaptchaSiteKey: '',
};

/**
 * A compiled site of a few lines: a page shows its title, the navigation, the pages with the tags in its keywords and
 * the image named in its description, first of all, and its translations; with the template `hub` it shows a hub of those tags instead. A page titled
 * `boom` throws, as a broken block would; each block of another is a warning.
 */
const ENTRY = `
/** Never rejects, as the real one. */
export const renderPage = (path, locals) => render(path, locals).catch((thrown) => ({ status: 500, headers: {}, html: '', warnings: [], thrown }));

async function render(path, { reader }) {
  const headers = { 'content-security-policy': "script-src 'self'; style-src 'self';" };
  if (path === '/health' || path.endsWith('/search')) return { status: 200, headers, html: path.slice(1), warnings: [] };
  const page = /^(\\/\\w{2})?\\/404$/.test(path) ? null : await reader.ask('page', { slug: path.slice(1) });
  const navigation = await reader.ask('navigation', { slugPrefix: '' });
  const links = navigation.items.map((item) => item.link.text).join();
  if (!page) return { status: 404, headers, html: 'not found [' + links + ']', warnings: [] };
  if (page.title === 'boom') {
    const thrown = Object.assign(new Error('it broke'), { block: 'Headline k1' });
    return { status: 500, headers: {}, html: '', warnings: [], thrown };
  }
  const filter = { include: page.keywords.split(' ').filter(Boolean), exclude: [], selected: [], limit: 8, sort: 'a-z' };
  const related = filter.include.length ? await reader.ask('pagesTagged', { filter }) : [];
  const warnings = page.contents.map(({ componentType }) => componentType + ' is not shown');
  const base = { include: filter.include, exclude: [], selected: [] };
  const hub = page.template === 'hub' ? await reader.ask('hub', { filter: base, sort: 'a-z' }) : null;
  if (hub) return { status: 200, headers, html: hub.count + ' ' + hub.pages.map((card) => card.slug).join(), warnings };
  const html = page.title + ' [' + links + '] ' + related.map((card) => card.header.heading).join();
  const key = page.translationKey;
  const versions = key ? await reader.ask('translations', { translationKey: key }) : [];
  const others = key ? ' ' + versions.map((one) => one.siteUrl + '/' + one.slug).join() : '';
  const picture = '<picture><img src="/_media/' + page.description + '" fetchPriority="high"></picture>';
  return { status: 200, headers, html: html + others + (page.description && ' ' + picture), warnings };
}
`;

/** A small site in a temporary folder: published files that tests write, and the output built from them. */
export interface SmallSite {
  folder: string;
  options: BuilderOptions;
  open: (changes?: Partial<BuilderOptions>) => Promise<Builder>;
  /** Writes a published file; null removes it. Returns the change to rebuild. */
  write: (path: string, value: object | string | null) => Promise<{ domainId: string; path: string }>;
  built: (compared?: Compared) => Promise<Record<string, string>>;
  cleanBuild: (compared?: Compared) => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

/** A domain `main` with a home page, an about page and a page that lists the pages tagged `Topic:Food`. */
export async function makeSmallSite(): Promise<SmallSite> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-build-'));
  const write = async (path: string, value: object | string | null) => {
    const file = join(folder, 'published', path);
    await mkdir(dirname(file), { recursive: true });
    if (value === null) await rm(file, { force: true });
    else await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
    return { domainId: 'main', path };
  };
  await writeCompiledSite(join(folder, 'compiled'));
  await write('domains/main.json', { _id: 'main', name: 'Main', published: true });
  await write(...page('home', { slug: '', title: 'Home' }));
  await write(...page('about', { slug: 'about', title: 'About', tags: ['Topic:Food'] }));
  await write(...page('list', { slug: 'food/list', title: 'List', keywords: 'Topic:Food' }));

  const options: BuilderOptions = {
    contentDir: join(folder, 'published'),
    distDir: join(folder, 'dist'),
    dataDir: folder,
    compiledDir: join(folder, 'compiled'),
    environment: ENVIRONMENT,
    graceDays: 0,
  };
  const open = (changes: Partial<BuilderOptions> = {}) => openBuilder({ ...options, ...changes });
  let builds = 0;
  return {
    folder,
    options,
    open,
    write,
    built: async (compared = 'answers') => Object.fromEntries(await builtTexts(join(folder, 'dist/main'), compared)),
    cleanBuild: async (compared = 'answers') => {
      const clean = join(folder, `clean-${++builds}`);
      await (await open({ distDir: clean, manifestDir: join(clean, 'manifests') })).buildAll();
      return Object.fromEntries(await builtTexts(join(clean, 'main'), compared));
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The path and the document of a published page. */
export function page(_id: string, fields: Record<string, unknown>): [path: string, document: object] {
  const heading = fields.title;
  const document = publishedPageSchema.parse({
    _id,
    domainId: 'main',
    published: true,
    header: { heading },
    ...fields,
  });
  return [`main/pages/${_id}.json`, document];
}

/** The path and the document of the published navigation. */
export function navigation(...texts: string[]): [path: string, document: object] {
  const items = texts.map((text) => ({ key: text, link: { href: '/about', text } }));
  return ['main/navigation.json', { _id: 'nav_main', domainId: 'main', items }];
}

/** Writes the compiled site; `version` changes its styles and compile id. */
export async function writeCompiledSite(folder: string, version = 'one'): Promise<void> {
  await mkdir(join(folder, 'site/server'), { recursive: true });
  await rm(join(folder, 'site/client'), { recursive: true, force: true });
  await mkdir(join(folder, 'site/client/_astro'), { recursive: true });
  await writeFile(join(folder, 'site/server/entry.mjs'), ENTRY);
  await writeFile(join(folder, `site/client/_astro/site.${version}.css`), `.${version} {}`);
  const styles: PageStyles = { link: '', common: '', sheets: [], scripts: {} };
  await writeFile(join(folder, 'site', STYLES_FILE), JSON.stringify(styles));
  await writeFile(join(folder, 'site.json'), JSON.stringify({ stamp: version, compileId: version }));
}
