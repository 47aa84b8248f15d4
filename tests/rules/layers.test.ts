import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '#build/site-folder/site-folder.mjs';

const ROOT = new URL('../..', import.meta.url).pathname;

test('the layers of the compiled stylesheet come in the order that main.css says', () => {
  const [, order = ''] = /@layer ([\w, ]+);/.exec(readFileSync(join(ROOT, 'site/styles/main.css'), 'utf8')) ?? [];
  const assets = join(siteFolder().compiledDir, 'site/client/_astro');
  const [sheet = '', ...others] = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const layers = readFileSync(join(assets, sheet), 'utf8').matchAll(/@layer ([\w, ]+)[;{]/g);
  expect(others).toEqual([]);
  expect([...new Set([...layers].flatMap(([, names = '']) => names.split(/[, ]+/)))]).toEqual(order.split(', '));
});
