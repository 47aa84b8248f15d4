import { lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSmallSite, page, type SmallSite } from './testing/small-site.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => site.close());

/** A builder with manifests of its own that writes the same `dist`. */
const other = () => site.open({ manifestDir: join(site.folder, 'other') });

describe('a rebuild', () => {
  it('reads the manifest again when another program has written it', async () => {
    const builder = await site.open();
    await builder.catchUp();
    await site.write(...page('new', { slug: 'new', title: 'New' }));
    await (await site.open()).buildAll();
    await site.write('main/pages/new.json', null);
    const { removed } = await builder.rebuild([
      { domainId: 'main', path: 'main/pages/new.json' },
      await site.write(...page('home', { slug: '', title: 'Later' })),
    ]);
    expect(removed).toEqual(['/new']);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('writes the search index again in idle time when one of its files is damaged', async () => {
    const builder = await site.open();
    await builder.catchUp();
    const shards = (await readdir(join(site.folder, 'dist/main/_search'))).filter((name) =>
      name.startsWith('postings-'),
    );
    for (const name of shards) await writeFile(join(site.folder, 'dist/main/_search', name), 'damaged');
    await builder.rebuild([await site.write(...page('home', { slug: '', title: 'Other' }))]);
    await builder.tidy();
    expect(await site.built('bytes')).toEqual(await site.cleanBuild('bytes'));
  });

  it('builds everything when dist was removed or replaced', async () => {
    const builder = await site.open();
    await builder.catchUp();
    for (const gone of ['dist', 'dist/main']) {
      await rm(join(site.folder, gone), { recursive: true });
      await builder.rebuild([await site.write(...page('home', { slug: '', title: gone }))]);
      expect(await site.built()).toEqual(await site.cleanBuild());
    }
  });

  it('builds everything when dist was written with other manifests, though all sizes are the same', async () => {
    const builder = await site.open();
    await builder.catchUp();
    const change = await site.write(...page('about', { slug: 'about', title: 'Aboot', tags: ['Topic:Food'] }));
    await (await other()).buildAll();
    await site.write(...page('about', { slug: 'about', title: 'About', tags: ['Topic:Food'] }));
    await builder.rebuild([change]);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });
});

describe('a start', () => {
  it('replaces links in place of its own folders, and touches nothing that links lead to', async () => {
    await (await site.open()).catchUp();
    const [dist, outside] = [join(site.folder, 'dist/main'), join(site.folder, 'outside')];
    await mkdir(outside);
    await writeFile(join(outside, 'index.html'), 'not of this site');
    await rename(join(dist, '_astro'), join(outside, '_astro'));
    await symlink(join(outside, '_astro'), join(dist, '_astro'));
    await rm(join(dist, 'about'), { recursive: true });
    for (const name of ['about', 'other']) await symlink(outside, join(dist, name));
    await (await site.open()).catchUp();
    expect(await readdir(outside)).toEqual(['_astro', 'index.html']);
    expect(await readFile(join(outside, 'index.html'), 'utf8')).toBe('not of this site');
    const isLink = async (name: string) => (await lstat(join(dist, name))).isSymbolicLink();
    expect(await Promise.all(['_astro', 'about', 'other'].map(isLink))).toEqual([false, false, true]);
    await rm(join(dist, 'other'));
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('compares bytes, not sizes, when dist was last written with other manifests', async () => {
    await (await site.open()).catchUp();
    await site.write(...page('about', { slug: 'about', title: 'Aboot', tags: ['Topic:Food'] }));
    await (await other()).buildAll();
    await site.write(...page('about', { slug: 'about', title: 'About', tags: ['Topic:Food'] }));
    await (await site.open()).catchUp();
    expect(await site.built()).toEqual(await site.cleanBuild());
  });
});
