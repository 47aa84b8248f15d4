import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuilderOptions } from './builder-options.ts';
import { killedBuild } from './testing/run-killed-build.ts';
import { ENVIRONMENT, makeSmallSite, page, type SmallSite, writeCompiledSite } from './testing/small-site.ts';

const MOVED = 'https://moved.example.org';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
  await showAddress();
  for (const number of [1, 2, 3, 4])
    await site.write(...page(`p${number}`, { slug: `p${number}`, title: `River ${number}` }));
  await (await site.open()).catchUp();
  site.options.environment = { ...ENVIRONMENT, siteUrl: MOVED };
});
afterEach(() => site.close());

/** Pages contain the site's address. */
async function showAddress() {
  const entry = join(site.folder, 'compiled/site/server/entry.mjs');
  const text = await readFile(entry, 'utf8');
  await writeFile(entry, text.replace('const html =', "const html = (await reader.ask('environment', {})).siteUrl +"));
}

const news: string[] = [];
const open = (changes: Partial<BuilderOptions> = {}) => {
  news.length = 0;
  return site.open({ onNews: (sentence) => news.push(sentence), ...changes });
};
const AT_ONCE = { isNewer: () => true };
const built = async (path: string) => (await site.built('bytes'))[path];

describe('a start with another address of the site', () => {
  it('says how many pages are rendered again, and why', async () => {
    await (await open()).catchUp();
    expect(news).toEqual([
      `10 pages are rendered again because the site's address changed from https://example.org to ${MOVED}`,
    ]);
    await (await open()).catchUp();
    expect(news).toEqual([]);
  });

  it('tells pages that have another reason from those', async () => {
    await site.write(...page('p1', { slug: 'p1', title: 'Lake' }));
    await site.write(...page('new', { slug: 'new', title: 'New' }));
    await (await open()).catchUp();
    expect(news).toEqual([
      `10 pages are rendered again, 9 of them because the site's address changed from https://example.org to ${MOVED}`,
    ]);
  });

  it('gives no reason for a new compile, or for other settings', async () => {
    await writeCompiledSite(join(site.folder, 'compiled'), 'two');
    await (await open()).catchUp();
    expect(news).toEqual(['10 pages are rendered again']);
    await (await open({ environment: { ...site.options.environment, gtmId: 'GTM-1' } })).catchUp();
    expect(news).toEqual(['10 pages are rendered again']);
  });
});

describe('a publish while a start renders pages again', () => {
  it('goes before the rest, which the next catch-up renders once', async () => {
    const builder = await open();
    const start = await builder.catchUp(undefined, AT_ONCE);
    expect(start.isInterrupted).toBe(true);
    const { changed } = await builder.rebuild([await site.write(...page('p3', { slug: 'p3', title: 'Flood' }))]);
    expect(changed).toEqual(['/p3']);
    expect(await built('p3/index.html')).toContain(`${MOVED}Flood`);
    expect(await built('p4/index.html')).not.toContain(MOVED);
    const rest = await builder.catchUp();
    expect([...start.changed, '/p3', ...rest.changed].sort()).toEqual([
      ...['/', '/about', '/food/list', '/p1', '/p2', '/p3', '/p4'],
    ]);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it.each(['moved', 'compiled anew'])('leaves the search that a clean build has: %s', async (kind) => {
    if (kind === 'compiled anew') {
      await writeCompiledSite(join(site.folder, 'compiled'), 'two');
      await showAddress();
    }
    await site.write(...page('p1', { slug: 'p1', title: 'Lake' }));
    await site.write(...page('p2', { slug: 'p2', title: 'Pond' }));
    await site.write(...page('early', { slug: 'early', title: 'Early' }));
    await site.write('main/pages/p4.json', null);
    const builder = await open();
    const interrupt = async (...files: [string, object | null][]) => {
      expect((await builder.catchUp(undefined, AT_ONCE)).isInterrupted).toBe(true);
      await builder.rebuild(await Promise.all(files.map(([path, file]) => site.write(path, file))));
    };
    await interrupt(page('p1', { slug: 'p1', title: 'Sea' }), page('late', { slug: 'late', title: 'Late' }));
    await interrupt(
      ['main/pages/early.json', null],
      ['main/pages/p3.json', null],
      page('p4', { slug: 'p4', title: 'Rain' }),
    );
    expect((await builder.catchUp()).isInterrupted).toBeUndefined();
    expect(await site.built()).toEqual(await site.cleanBuild());
    await builder.tidy();
    expect(await site.built('bytes')).toEqual(await site.cleanBuild('bytes'));
  });

  it('loses nothing when the builder is killed before the rest is rendered', async () => {
    await site.write(...page('p2', { slug: 'p2', title: 'Pond' }));
    const builder = await open();
    await builder.catchUp(undefined, AT_ONCE);
    await builder.rebuild([await site.write(...page('p3', { slug: 'p3', title: 'Flood' }))]);
    expect(killedBuild('mid-render', site.options, 'resumed')).toBe('SIGKILL');
    const { changed } = await (await open()).catchUp();
    expect(changed).not.toContain('/p3');
    expect(changed).toContain('/p4');
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('does not interrupt a first build, whose pages link to each other before they are there', async () => {
    for (let number = 0; number < 501; number += 1) await site.write(...page(`n${number}`, { slug: `n${number}` }));
    expect((await (await open()).catchUp(undefined, AT_ONCE)).isInterrupted).toBeUndefined();
  });
});
