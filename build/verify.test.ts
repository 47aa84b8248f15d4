import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockOutput } from './output/lock-output.ts';
import { makeSmallSite, page, type SmallSite, writeCompiledSite } from './testing/small-site.ts';
import { lookUntilStill, verify } from './verify.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
  await (await site.open()).buildAll();
});
afterEach(() => site.close());

const inDist = (path: string) => join(site.folder, 'dist/main', path);

describe('verify()', () => {
  it('reports nothing for a fresh build', async () => {
    expect(await verify(site.options)).toEqual([]);
  });

  it('compares what the search answers from while its segments wait, and its bytes afterwards', async () => {
    const builder = await site.open();
    await builder.catchUp();
    await builder.rebuild([await site.write(...page('about', { slug: 'about', title: 'Rivers' }))]);
    const [segment = ''] = (await readdir(inDist('_search'))).filter((name) => name.startsWith('segment-'));
    expect(await verify(site.options)).toEqual([]);
    const text = await readFile(inDist(`_search/${segment}`), 'utf8');
    await writeFile(inDist(`_search/${segment}`), text.replaceAll('rivers', 'rivets'));
    expect(await verify(site.options)).toEqual([
      expect.stringMatching(/^main\/_search\/segment-.* was changed since it was built$/),
      'main/_search/ answers differently from a clean build: term rivers',
      'main/_search/ answers differently from a clean build: term rivets',
      'main/_search/ answers differently from a clean build: word rivers',
      'main/_search/ answers differently from a clean build: word rivets',
    ]);
    await builder.tidy();
    expect(await verify(site.options)).toEqual([]);
    await writeFile(inDist('_search/lists-.json'), '{"words":"","documents":[]}');
    expect(await verify(site.options)).toEqual(['main/_search/lists-.json was changed since it was built']);
  });

  it('reports nothing for the lock of a build of one site into a plain folder', async () => {
    lockOutput({ distDir: inDist('.'), manifestDir: join(site.folder, 'manifests') }, 'npm run build')();
    expect(await verify(site.options)).toEqual([]);
  });

  it('finds files that were changed, removed or added by hand', async () => {
    await writeFile(inDist('about/index.html'), 'About [] '.replace('A', 'B'));
    await rm(inDist('sitemap.xml'));
    await writeFile(inDist('stranger.html'), 'hello');
    expect(await verify(site.options)).toEqual([
      'main/about/index.html was changed since it was built',
      'main/sitemap.xml is missing',
      'main/stranger.html is not in the manifest',
    ]);
  });

  it('reports nothing after an upgrade, even if files of the earlier version were lost', async () => {
    await writeCompiledSite(join(site.folder, 'compiled'), 'two');
    const options = { ...site.options, graceDays: 7 };
    const start = async () => (await site.open(options)).catchUp();
    await start();
    expect(await verify(options)).toEqual([]);
    await rm(inDist('_astro/site.one.css'));
    await start();
    expect(await verify(options)).toEqual([]);
  });

  it('reports different settings once, instead of naming every page', async () => {
    const environment = { ...site.options.environment, siteUrl: 'https://elsewhere.example' };
    const [sentence, ...more] = await verify({ ...site.options, environment });
    expect(sentence).toMatch(/^main was built with different settings: set PUBLIC_SITE_URL/);
    expect(more).toEqual([]);
  });

  it('finds pages that were changed, added or removed in the content since', async () => {
    await site.write(...page('home', { slug: '', title: 'Other' }));
    await site.write(...page('about', { slug: 'about-us', title: 'About', tags: ['Topic:Food'] }));
    const found = (await verify(site.options)).filter((sentence) => !sentence.startsWith('main/_search/'));
    expect(found).toEqual([
      'main/about-us/index.html is missing',
      'main/about/index.html would not exist after a clean build',
      'main/index.html differs from a clean build',
      'main/sitemap.xml differs from a clean build',
    ]);
  });
});

describe('lookUntilStill()', () => {
  const gone = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  /** Looks that find these one after the other, while dist is in these states before and after each. */
  const looks = (found: (string[] | Error)[], states: string[]) =>
    lookUntilStill(
      () => states.shift() ?? 'still',
      async () => {
        const next = found.shift() ?? [];
        if (next instanceof Error) throw next;
        return next;
      },
    );

  it('looks again when a service wrote meanwhile, or a file was gone', async () => {
    expect(await looks([['a differs'], ['b differs']], ['1', '2', '2', '2'])).toEqual(['b differs']);
    expect(await looks([gone, []], [])).toEqual([]);
    expect(await looks([['a differs']], ['1', '1'])).toEqual(['a differs']);
    await expect(looks([new Error('broken')], [])).rejects.toThrow('broken');
  });

  it('says that a service writes all the time', async () => {
    const differences = Array.from({ length: 9 }, () => ['a differs']);
    await expect(
      looks(
        differences,
        Array.from({ length: 9 }, (_, index) => `${index}`),
      ),
    ).rejects.toThrow('A service is writing dist all the time');
  });
});
