import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../run-program.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';

const OLD = fileURLToPath(new URL('site-2026-11', import.meta.url));
/** Both sites render the same addresses into their pages. */
const ADDRESSES = { PUBLIC_SITE_URL: 'https://site.example', PUBLIC_API_URL: 'https://edit.example' };

interface Site {
  product: RunningProduct;
  parent: string;
}

/** The old site folder, copied to its own path, compiled and started. */
async function startAt(name: string): Promise<Site> {
  const parent = await mkdtemp(join(tmpdir(), 'pagewright-site-'));
  const siteDir = join(parent, name);
  await cp(OLD, siteDir, { recursive: true });
  const env = { ...ADDRESSES, SITE_DIR: siteDir, COMPILED_DIR: join(parent, 'compiled') };
  await runProgram(['build/cli/compile.ts'], env);
  return { parent, product: await startProduct({ env }) };
}

let sites: Site[];
beforeAll(async () => {
  sites = [await startAt('one'), await startAt('another')];
});
afterAll(async () => {
  for (const { product, parent } of sites) {
    await discard(product);
    await rm(parent, { recursive: true, force: true });
  }
});

/** Every file of a built site, by path. */
function filesOf({ product }: Site): Map<string, string> {
  const dist = join(product.folder, 'dist', 'main');
  return new Map(
    globSync('**/*.*', { cwd: dist })
      .sort()
      .map((path) => [path, readFileSync(join(dist, path)).toString('base64')]),
  );
}

const page = async (slug: string) => (await fetch(`${sites[0]?.product.siteUrl}/${slug}`)).text();

describe('a site folder of November 2026', () => {
  it('is served with its own blocks, template, header, texts and language', async () => {
    const soup = await page('soup');
    expect(soup).toContain('<html lang="de-AT"');
    expect(soup).toContain('Zum Inhalt');
    expect(soup).toMatch(/<h1[^>]*>Soup for forty<\/h1>/);
    expect(soup).toMatch(/<h2[^>]*>What it costs<\/h2>/);
    expect(soup).toMatch(/<astro-island[^>]*Counter/);
  });

  it('has the name of its configuration', async () => {
    expect(await page('')).toContain('<title>Hof Lindental');
  });

  it('brings its theme and its icon', async () => {
    const home = await page('');
    expect(home).toContain('href="/favicon.svg"');
    const [, sheet] = /href="(\/_astro\/[^"]+\.css)"/.exec(home) ?? [];
    const css = await (await fetch(`${sites[0]?.product.siteUrl}${sheet}`)).text();
    expect(css.replaceAll(/\s/g, '')).toContain('--paper:#fcfbf7');
  });

  it('is built from published files alone, with nothing compiled, and reports nothing about its own blocks', async () => {
    const [site] = sites;
    if (!site) throw new Error('No site was started');
    const folder = join(site.parent, 'clean');
    const env = {
      ...ADDRESSES,
      SITE_DIR: join(site.parent, 'one'),
      COMPILED_DIR: join(folder, 'compiled'),
      CONTENT_DIR: join(site.product.folder, 'data', 'published'),
      DATA_DIR: join(folder, 'data'),
      DIST_DIR: join(folder, 'dist'),
    };
    const lines = (await runProgram(['build/cli/build.ts'], env)).trim().split('\n');
    expect(lines).toEqual(['Compiling the site ...', expect.stringMatching(/^Built in .* 0 failed$/)]);
  });

  it('builds identical sites at two paths, side by side with one product', () => {
    const [one, another] = sites.map(filesOf);
    expect([...(one?.keys() ?? [])]).toEqual([...(another?.keys() ?? [])]);
    const differing = [...(one ?? [])].filter(([path, bytes]) => another?.get(path) !== bytes).map(([path]) => path);
    expect(differing).toEqual([]);
  });
});
