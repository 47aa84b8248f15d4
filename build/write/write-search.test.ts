import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfBytes } from '../output/hash.ts';
import { makeSmallSite, page, type SmallSite } from '../testing/small-site.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => site.close());

const about = (description: string) => page('about', { slug: 'about', title: 'About', header: { description } });

describe('the search of a site', () => {
  it('needs no file of each page, and a publish of a text touches its page, a segment and the statistics', async () => {
    for (let number = 0; number < 200; number += 1) await site.write(...page(`p${number}`, { slug: `p${number}` }));
    await site.write(...about('Rivers'));
    const builder = await site.open();
    await builder.catchUp();
    const before = await site.built('bytes');
    expect(Object.keys(before).filter((path) => path.startsWith('_search/')).length).toBeLessThan(20);
    await builder.rebuild([await site.write(...about('Lakes'))]);
    const after = await site.built('bytes');
    const touched = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(touched.sort()).toEqual([expect.stringMatching(/^_search\/segment-/), '_search/statistics.json']);
  });

  it('follows pages that were written by a rebuild that never ended, after the next start', async () => {
    const builder = await site.open();
    await builder.catchUp();
    const changes = [
      await site.write(...about('Rivers')),
      await site.write(...page('home', { slug: '', title: 'Dams' })),
    ];
    let asked = 0;
    const isNewer = () => asked++ >= 1;
    expect((await builder.rebuild(changes, undefined, { isNewer })).isInterrupted).toBe(true);
    const next = await site.open();
    expect((await next.catchUp()).changed).toHaveLength(1); // the other one was written, and the manifest says so
    expect(await site.built()).toEqual(await site.cleanBuild());
  });

  it('has a page once whose file could not be read at a start, and then could', async () => {
    await (await site.open()).catchUp();
    const [path, document] = about('Rivers');
    await site.write(path, '{');
    const builder = await site.open();
    await builder.catchUp();
    await builder.rebuild([await site.write(path, document)]);
    expect(await site.built()).toEqual(await site.cleanBuild());
    await builder.tidy();
    expect(await site.built('bytes')).toEqual(await site.cleanBuild('bytes'));
  });

  it('is rebuilt at a start when a shard was damaged that still has its size', async () => {
    await (await site.open()).catchUp();
    const file = join(site.folder, 'dist/main/_search/postings-.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"food",{', '"food",['));
    await site.write(...about('Rivers'));
    await (await site.open()).catchUp();
    expect(await site.built('bytes')).toEqual(await site.cleanBuild('bytes'));
  });

  it('keeps the pages’ files of version 4 for search pages that are open, and removes them some days later', async () => {
    const at = (day: string) => ({ graceDays: 7, now: () => new Date(`${day}T00:00:00Z`) });
    await (await site.open(at('2026-03-01'))).catchUp();
    const statistics = join(site.folder, 'dist/main/_search/statistics.json');
    await writeFile(statistics, (await readFile(statistics, 'utf8')).replace('"version":6', '"version":4'));
    const earlier = join(site.folder, 'dist/main/_search/pages/abc.json');
    await mkdir(join(earlier, '..'));
    await writeFile(earlier, '{}');
    const record = { path: '_search/pages/abc.json', kind: 'index', hash: hashOfBytes('{}'), size: 2 };
    await appendFile(join(site.folder, 'build/main.jsonl'), `${JSON.stringify(record)}\n`);
    await (await site.open(at('2026-03-01'))).catchUp();
    expect(await readFile(statistics, 'utf8')).toContain('"version":6');
    expect(existsSync(earlier)).toBe(true);
    await (await site.open(at('2026-03-09'))).catchUp();
    expect(existsSync(earlier)).toBe(false);
    expect(await site.built('bytes')).toEqual(await site.cleanBuild('bytes'));
  });
});
