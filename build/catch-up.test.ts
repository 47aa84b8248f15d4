import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSmallSite, page, type SmallSite, writeCompiledSite } from './testing/small-site.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => site.close());

const opened = async () => {
  const builder = await site.open();
  await builder.catchUp();
  return builder;
};

describe('catchUp()', () => {
  it('builds everything into an empty folder', async () => {
    const { changed, failures } = await (await site.open()).catchUp();
    expect(changed).toEqual(['/', '/404', '/about', '/food/list', '/health', '/search']);
    expect(failures).toEqual([]);
    const paths = Object.keys(await site.built()).filter((path) => !path.startsWith('_search/'));
    expect(paths).toEqual([
      '404.html',
      'Caddyfile',
      '_astro/site.one.css',
      '_headers',
      '_redirects',
      'about/index.html',
      'food/list/index.html',
      'health/index.html',
      'index.html',
      'manifest.webmanifest',
      'nginx.conf',
      'robots.txt',
      'search/index.html',
      'sitemap.xml',
    ]);
  });

  it('does nothing when nothing changed', async () => {
    await opened();
    const before = await stat(join(site.folder, 'dist/main/index.html'));
    const { changed, removed } = await (await site.open()).catchUp();
    expect({ changed, removed }).toEqual({ changed: [], removed: [] });
    expect((await stat(join(site.folder, 'dist/main/index.html'))).mtimeMs).toBe(before.mtimeMs);
  });

  it('rebuilds what was edited, added or removed while it was not running', async () => {
    await opened();
    await site.write(...page('home', { slug: '', title: 'Welcome' }));
    await site.write(...page('new', { slug: 'new', title: 'New' }));
    await site.write('main/pages/about.json', null);
    const { changed, removed } = await (await site.open()).catchUp();
    expect(changed).toEqual(['/', '/food/list', '/new']);
    expect(removed).toEqual(['/about']);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('rewrites files that are missing or truncated in dist', async () => {
    await opened();
    await rm(join(site.folder, 'dist/main/about/index.html'));
    await writeFile(join(site.folder, 'dist/main/index.html'), '');
    for (const name of ['_headers', 'nginx.conf', 'Caddyfile']) await rm(join(site.folder, 'dist/main', name));
    expect((await (await site.open()).catchUp()).changed).toEqual(['/', '/about']);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('removes pages and data that nobody published here, and leaves other files alone', async () => {
    await opened();
    const put = async (path: string) => {
      await mkdir(join(site.folder, 'dist/main', path, '..'), { recursive: true });
      await writeFile(join(site.folder, 'dist/main', path), 'x');
    };
    for (const path of ['old/index.html', '_hub/x.json', 'google1.html', 'about/notes.txt']) await put(path);
    await (await site.open()).catchUp();
    const left = Object.entries(await site.built()).filter(([, text]) => text === 'x');
    expect(left.map(([path]) => path)).toEqual(['about/notes.txt', 'google1.html']);
  });

  it('continues with a manifest whose last line is torn', async () => {
    await opened();
    const manifest = join(site.folder, 'build/main.jsonl');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.slice(0, -20));
    const builder = await opened();
    await builder.rebuild([await site.write(...page('home', { slug: '', title: 'After' }))]);
    expect((await (await site.open()).catchUp()).changed).toEqual([]);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('renders every page again after a new compile and keeps the previous assets for a while', async () => {
    const days = { graceDays: 7, now: () => new Date('2026-03-01T00:00:00Z') };
    await (await site.open(days)).catchUp();
    await writeCompiledSite(join(site.folder, 'compiled'), 'two');
    await (await site.open(days)).catchUp();
    expect(Object.keys(await site.built())).toContain('_astro/site.one.css');
    await (await site.open({ ...days, now: () => new Date('2026-03-09T00:00:00Z') })).catchUp();
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('refuses a single domain that does not exist, and names those that do', async () => {
    await expect(site.open({ onlyDomain: 'nope' })).rejects.toThrow(
      'There is no published domain nope; published: main',
    );
  });

  it('removes all output of a domain whose files are gone', async () => {
    await opened();
    await rm(join(site.folder, 'published'), { recursive: true });
    expect((await (await site.open()).catchUp()).removed).toContain('/about');
    await expect(stat(join(site.folder, 'dist/main/index.html'))).rejects.toThrow('ENOENT');
  });
});
