import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../run/long-form.ts';
import { runProgram } from '../run-program.ts';
import { discard, environment, type RunningProduct, startProduct } from '../running-product.ts';

/** What `new:site` of earlier versions made: each folder must start unchanged. The short form, as a compile takes seconds, opens the newest. */
const FOLDERS = globSync('site-*-*', { cwd: fileURLToPath(new URL('.', import.meta.url)) })
  .sort()
  .slice(IS_LONG ? 0 : -1);
/** The service and the build render the same addresses into their pages. */
const ADDRESSES = { PUBLIC_SITE_URL: 'https://site.example', PUBLIC_API_URL: 'https://edit.example' };

describe.each(FOLDERS)('%s', (folderName) => {
  const OLD = fileURLToPath(new URL(folderName, import.meta.url));
  let parent: string;
  let product: RunningProduct;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'pagewright-site-'));
    const env = { ...ADDRESSES, SITE_DIR: await siteAt('one'), COMPILED_DIR: join(parent, 'one-compiled') };
    await runProgram(['build/cli/compile.ts'], env);
    product = await startProduct({ env });
  });
  afterAll(async () => {
    await discard(product);
    await rm(parent, { recursive: true, force: true });
  });

  /** A copy of the old site folder. */
  async function siteAt(name: string): Promise<string> {
    const siteDir = join(parent, name);
    await cp(OLD, siteDir, { recursive: true });
    return siteDir;
  }

  /** The environment of a command on a site folder of which nothing is compiled, and in a product folder of its own. */
  const uncompiled = (siteDir: string, folder: string) => ({
    ...ADDRESSES,
    ...environment(folder),
    SITE_DIR: siteDir,
    COMPILED_DIR: join(folder, 'compiled'),
  });

  /** Every file of the site built in a product folder, by path, but for the smaller forms that idle time makes. */
  function filesOf(folder: string): Map<string, string> {
    const dist = join(folder, 'dist', 'main');
    return new Map(
      globSync('**/*.*', { cwd: dist })
        .filter((path) => !/\.(?:avif|br|gz)$/.test(path))
        .sort()
        .map((path) => [path, readFileSync(join(dist, path)).toString('base64')]),
    );
  }

  const page = async (slug: string) => (await fetch(`${product.siteUrl}/${slug}`)).text();

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
    const css = await (await fetch(`${product.siteUrl}${sheet}`)).text();
    expect(css.replaceAll(/\s/g, '')).toContain('--paper:#fcfbf7');
  });

  // Each compiles once more. In each run: the compile above, `words.test.ts` (a build) and `transfer.test.ts` (an import).
  if (IS_LONG) {
    it('is built equal at another path, from published files alone, with nothing compiled', async () => {
      const folder = join(parent, 'another-product');
      const env = {
        ...uncompiled(await siteAt('another'), folder),
        CONTENT_DIR: join(product.folder, 'data', 'published'),
      };
      const lines = (await runProgram(['build/cli/build.ts'], env)).trim().split('\n');
      expect(lines).toEqual(['Compiling the site ...', expect.stringMatching(/^Built in .* 0 failed$/)]);

      const [one, another] = [filesOf(product.folder), filesOf(folder)];
      expect([...another.keys()]).toEqual([...one.keys()]);
      expect([...one].filter(([path, bytes]) => another.get(path) !== bytes).map(([path]) => path)).toEqual([]);
    });

    it('knows its own blocks when content is imported with nothing compiled', async () => {
      const exported = join(parent, 'content.ndjson');
      await runProgram(['editor-service/cli/export.ts', exported], environment(product.folder));
      const env = uncompiled(join(parent, 'one'), join(parent, 'imported'));
      const lines = await runProgram(['editor-service/cli/import.ts', exported], env);
      expect(lines).toMatch(/^Imported \d+ documents\.$/m);
    });
  }
});
