import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import * as fieldsDoor from '#site/entries/fields.ts';
import { type Deprecation, findDeprecated } from './find-deprecated.ts';

/** Of the present version. */
const LIST: Deprecation[] = JSON.parse(readFileSync('build/package/files/deprecations.json', 'utf8'));

async function siteWith(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

test('findDeprecated() finds properties, imports and custom properties, by file and line', async () => {
  const folder = await siteWith({
    'blocks/price/definition.ts':
      "import { defineBlock, old, z } from 'pagewright/fields';\n\nexport const price = defineBlock({\n  label: 'Price',\n  schema: z.object({}),\n});\n",
    'blocks/price/Price.module.css': '.price {\n  color: var(--ink);\n  --ink-strong: red;\n}\n',
    'theme.css': ':root {\n  --ink: #000;\n}\n',
    'node_modules/other/index.ts': "import { old } from 'pagewright/fields';\n",
  });
  const list = [
    { call: 'defineBlock', property: 'schema', instead: 'content' },
    { import: 'old', instead: 'newer' },
    { css: '--ink', instead: '--on-paper' },
    { kind: 'of a later version', instead: 'anything' },
  ];
  expect(findDeprecated(folder, list)).toEqual([
    'blocks/price/Price.module.css:2: --ink is deprecated; write --on-paper',
    'blocks/price/definition.ts:1: old is deprecated; write newer',
    'blocks/price/definition.ts:5: schema in defineBlock() is deprecated; write content',
    'theme.css:2: --ink is deprecated; write --on-paper',
  ]);
});

test('findDeprecated() takes no name of another module, in a text or in a comment for one', async () => {
  const text =
    "import { old } from './own.ts';\n// schema: old\nexport const a = other({ schema: 'defineBlock({ schema: 1 })', old });\n";
  const folder = await siteWith({ 'blocks/a/A.tsx': text, 'a.css': '/* --ink */\n' });
  const list = [
    { call: 'defineBlock', property: 'schema', instead: '' },
    { import: 'old', instead: '' },
    { css: '--ink', instead: '' },
  ];
  expect(findDeprecated(folder, list)).toEqual([]);
});

test('the list of this version finds what an earlier site folder has in the old form', () => {
  const found = findDeprecated('tests/upgrades/site-2026-11', LIST);
  expect(found.map((sentence) => sentence.split(' is deprecated')[0])).toEqual([
    'blocks/counter/definition.ts:8: schema in defineBlock()',
    'blocks/price-list/definition.ts:7: schema in defineBlock()',
    ...['headerShape', 'PAGE_BACKGROUND', 'TRAIL', 'trailSchema', 'WORDS'].map(
      (name) => `templates/recipe/definition.ts:1: ${name}`,
    ),
    'templates/recipe/definition.ts:13: fields in defineTemplate()',
  ]);
  for (const { import: name } of LIST) if (name) expect(fieldsDoor).toHaveProperty(name);
});

test.each(['site/demo', 'build/create/looks', 'site/examples'])('nothing in %s is deprecated', (folder) => {
  expect(findDeprecated(folder, LIST)).toEqual([]);
});
