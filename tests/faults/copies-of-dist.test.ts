import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeSmallSite, page, writeCompiledSite } from '#build/testing/small-site.ts';

const ASSETS = '_astro';

it('a copy of dist, pages first and assets second, is complete even if made during a publish', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.close());
  const dist = join(site.folder, 'dist/main');
  const compiledDir = join(site.folder, 'compiled');
  await compileWithAsset(compiledDir, 'one');
  await (await site.open({ graceDays: 7 })).catchUp();

  for (const version of ['two', 'three', 'four']) {
    await compileWithAsset(compiledDir, version);
    for (let number = 0; number < 30; number += 1) {
      await site.write(...page(`p${number}`, { slug: `p${number}`, title: `${version} ${number}` }));
    }
    const builder = await site.open({ graceDays: 7 });
    const copies: Promise<string>[] = [];
    let pages = 0;
    await builder.catchUp(() => {
      pages += 1;
      if (pages % 10 === 0) copies.push(copyOf(dist, join(site.folder, `copy-${version}-${pages}`)));
    });
    expect(copies.length).toBeGreaterThan(1);
    for (const copy of await Promise.all(copies)) {
      const missing = await missingAssets(copy);
      expect(missing).toEqual([]);
      await rm(copy, { recursive: true });
    }
  }
});

/** A compiled site whose pages reference their own style sheet. */
async function compileWithAsset(compiledDir: string, version: string): Promise<void> {
  await writeCompiledSite(compiledDir, version);
  const entry = join(compiledDir, 'site/server/entry.mjs');
  const source = await readFile(entry, 'utf8');
  await writeFile(
    entry,
    source.replace('const html = page.title +', `const html = '/${ASSETS}/site.${version}.css ' + page.title +`),
  );
}

/** As in “Serve the site” of the documentation: assets are copied after the pages, and no asset is deleted for a week. */
async function copyOf(dist: string, copy: string): Promise<string> {
  const isAsset = (path: string) => path.startsWith(join(dist, ASSETS));
  const isThere = (path: string) => !path.includes('.tmp');
  await cp(dist, copy, { recursive: true, filter: (path) => isThere(path) && !isAsset(path) });
  await cp(join(dist, ASSETS), join(copy, ASSETS), { recursive: true });
  return copy;
}

async function missingAssets(copy: string): Promise<string[]> {
  const files = await readdir(copy, { recursive: true });
  const pages = files.filter((path) => path.endsWith('.html'));
  const asked = await Promise.all(
    pages.map(async (path) => (await readFile(join(copy, path), 'utf8')).match(/\/_astro\/[\w.]+/g) ?? []),
  );
  return asked.flat().filter((address) => !files.includes(address.slice(1)));
}
