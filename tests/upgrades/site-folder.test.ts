import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../run-program.ts';
import { discard, environment, type RunningProduct, startProduct } from '../running-product.ts';

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

function first(): Site {
  const [site] = sites;
  if (!site) throw new Error('No site was started');
  return site;
}

/** The environment of a command on the first site folder and its published files, in an empty folder of its own. */
function uncompiled(name: string): Record<string, string> {
  const folder = join(first().parent, name);
  return {
    ...ADDRESSES,
    ...environment(folder),
    SITE_DIR: join(first().parent, 'one'),
    COMPILED_DIR: join(folder, 'compiled'),
    CONTENT_DIR: join(first().product.folder, 'data', 'published'),
  };
}

/** Every file of a built site, by path. */
function filesOf({ product }: Site): Map<string, string> {
  const dist = join(product.folder, 'dist', 'main');
  return new Map(
    globSync('**/*.*', { cwd: dist })
      .sort()
      .map((path) => [path, readFileSync(join(dist, path)).toString('base64')]),
  );
}

const page = async (slug: string) => (await fetch(`${first().product.siteUrl}/${slug}`)).text();

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
    const css = await (await fetch(`${first().product.siteUrl}${sheet}`)).text();
    expect(css.replaceAll(/\s/g, '')).toContain('--paper:#fcfbf7');
  });

  it('is built from published files alone, with nothing compiled, and reports nothing about its own blocks', async () => {
    const lines = (await runProgram(['build/cli/build.ts'], uncompiled('build'))).trim().split('\n');
    expect(lines).toEqual(['Compiling the site ...', expect.stringMatching(/^Built in .* 0 failed$/)]);
  });

  it('knows its own blocks when content is imported with nothing compiled', async () => {
    const exported = join(first().parent, 'content.ndjson');
    await runProgram(['editor-service/cli/export.ts', exported], environment(first().product.folder));
    const lines = await runProgram(['editor-service/cli/import.ts', exported], uncompiled('import'));
    expect(lines).toMatch(/^Imported \d+ documents\.\n$/);
  });

  it('builds identical sites at two paths, side by side with one product', () => {
    const [one, another] = sites.map(filesOf);
    expect([...(one?.keys() ?? [])]).toEqual([...(another?.keys() ?? [])]);
    const differing = [...(one ?? [])].filter(([path, bytes]) => another?.get(path) !== bytes).map(([path]) => path);
    expect(differing).toEqual([]);
  });
});
