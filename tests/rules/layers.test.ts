import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageStyles } from '#build/compile/page-styles.ts';
import { siteFolder } from '#build/site-folder/site-folder.mjs';

const ROOT = new URL('../..', import.meta.url).pathname;

test('the layers of the compiled styles come in the order that main.css says, which the common sheet begins with', () => {
  const [statement = '', order = ''] =
    /@layer ([\w, ]+);/.exec(readFileSync(join(ROOT, 'site/styles/main.css'), 'utf8')) ?? [];
  const site = join(siteFolder().compiledDir, 'site');
  const { common, sheets } = JSON.parse(readFileSync(join(site, 'styles.json'), 'utf8')) as PageStyles;
  const textOf = (address: string) => readFileSync(join(site, 'client', address), 'utf8');
  expect(textOf(common).replaceAll(', ', ',')).toContain(statement.replaceAll(', ', ','));
  const layers = [common, ...sheets.map(([, address]) => address)].flatMap((address) =>
    Array.from(textOf(address).matchAll(/@layer ([\w, ]+)[;{]/g), ([, names = '']) => names.split(/[, ]+/)).flat(),
  );
  expect([...new Set(layers)]).toEqual(order.split(', '));
});
