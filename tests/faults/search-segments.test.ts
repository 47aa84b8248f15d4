import { spawnSync } from 'node:child_process';
import fileSystem, { existsSync, readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSmallSite, page, type SmallSite } from '#build/testing/small-site.ts';
import { searchSite } from '#content-store/search/search-site.ts';

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
  await (await site.open()).catchUp();
});
afterEach(() => site.close());

const inIndex = (name: string) => join(site.folder, 'dist/main/_search', name);
const find = (query: string) =>
  searchSite(query, async (name) => (existsSync(inIndex(name)) ? readFileSync(inIndex(name), 'utf8') : null));
const segments = async () => (await readdir(inIndex(''))).filter((name) => name.startsWith('segment-'));

/** A builder that has published a new and a changed page, whose segment waits. */
async function withSegment() {
  const builder = await site.open();
  await builder.catchUp();
  const changes = [
    await site.write(...page('river', { slug: 'river', title: 'Rivers' })),
    await site.write(...page('about', { slug: 'about', title: 'About rivers', tags: ['Topic:Food'] })),
  ];
  await builder.rebuild(changes);
  expect(await segments()).toHaveLength(1);
  return builder;
}

describe.each([
  ['damaged', (file: string) => writeFile(file, '{"terms":[["riv')],
  ['missing', (file: string) => rm(file)],
])('a segment that is %s', (_, harm) => {
  it('leaves a search that answers and says what is missing, until idle time', async () => {
    const builder = await withSegment();
    expect((await find('rivers')).total).toBe(2);
    for (const name of await segments()) await harm(inIndex(name));
    expect(await find('home')).toMatchObject({ total: 1, isIncomplete: true });
    await builder.tidy();
    expect(await find('rivers')).toMatchObject({ total: 2 });
    expect(await site.built('bytes')).toEqual(await site.cleanBuild('bytes'));
  });

  it('is made good by the next start', async () => {
    await withSegment();
    for (const name of await segments()) await harm(inIndex(name));
    await (await site.open()).catchUp();
    expect(await site.built()).toEqual(await site.cleanBuild());
  });
});

describe.each(['mid-merge', 'before-statistics', 'after-statistics'])('a merge that is killed at %s', (step) => {
  it('answers as before, and the next start and idle time complete it', async () => {
    await site.write(...page('river', { slug: 'river', title: 'Rivers' }));
    await site.write('main/pages/about.json', null);
    const script = fileURLToPath(new URL('../../build/testing/killed-build.ts', import.meta.url));
    expect(spawnSync(process.execPath, [script, step, JSON.stringify(site.options)]).signal).toBe('SIGKILL');
    expect(await site.built()).toEqual(await site.cleanBuild());

    const builder = await site.open();
    await builder.catchUp();
    await builder.tidy();
    expect(await site.built('bytes')).toEqual(await site.cleanBuild('bytes'));
  });
});

describe('a disk that is full', () => {
  const { writeFileSync } = fileSystem;
  afterEach(() => refuse(Number.POSITIVE_INFINITY));

  /** Lets so many files be written, then none. */
  function refuse(after: number): void {
    let written = 0;
    fileSystem.writeFileSync = (...given: Parameters<typeof writeFileSync>) => {
      written += 1;
      if (written > after) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      writeFileSync(...given);
    };
    syncBuiltinESMExports();
  }

  it.each([0, 1, 2, 3])(
    'during a merge, after %d files, changes no answer; the next merge completes it',
    async (files) => {
      const builder = await withSegment();
      refuse(files);
      await expect(builder.tidy()).rejects.toThrow('no space left');
      refuse(Number.POSITIVE_INFINITY);
      expect(await site.built()).toEqual(await site.cleanBuild());
      await builder.tidy();
      expect(await site.built('bytes')).toEqual(await site.cleanBuild('bytes'));
    },
  );

  it.each([3, 5, 6, 7])(
    'during a publish, after %d files, leaves an index that the next publish makes good',
    async (files) => {
      const builder = await withSegment();
      const change = await site.write(...page('about', { slug: 'about', title: 'Lakes', tags: ['Topic:Food'] }));
      const added = await site.write(...page('lake', { slug: 'lake', title: 'Lakes' }));
      refuse(files);
      await builder.rebuild([change, added]).catch(() => {}); // a page that cannot be written is reported instead
      refuse(Number.POSITIVE_INFINITY);
      await builder.rebuild([await site.write(...page('home', { slug: '', title: 'Dams' }))]);
      expect(await site.built()).toEqual(await site.cleanBuild());
      await builder.tidy();
      expect(await site.built('bytes')).toEqual(await site.cleanBuild('bytes'));
    },
  );
});
