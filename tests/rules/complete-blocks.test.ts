import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nameOfFolder } from '#build/site-folder/find-units.ts';
import { PRODUCT } from '#build/site-folder/site-folder.mjs';
import { builtInLists } from '#build/site-folder/write-built-in.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { definitions } from '#site/blocks/definitions.ts';
import { cleanContents } from '#site/content/clean-contents.ts';
import { blockOf, slotsOf } from '#site/content/item-schema.ts';
import { sampleWordsIn } from '#site/content/sample-words.ts';
import { demoPages } from '#site/demo/content/demo-pages.ts';
import { headers } from '#site/headers/headers.ts';
import { templates } from '#site/templates/definitions.ts';

const SITE = join(PRODUCT, 'site');
const README = readFileSync(join(SITE, 'blocks/README.md'), 'utf8');

const isShowcase = ({ slug }: { slug: string }): boolean => slug.startsWith('blocks/');
const shown = demoPages.filter(isShowcase);
const used = demoPages
  .filter((page) => !isShowcase(page))
  .flatMap((page) => typesIn(cleanContents(page.contents ?? []).contents));

/** The component types of these items and their children. */
function typesIn(items: readonly ContentItem[]): string[] {
  return items.flatMap((item) => {
    const block = blockOf(item.componentType);
    const children = block ? slotsOf(block.definition, item).flatMap(({ path }) => childrenAt(item, path)) : [];
    return [item.componentType, ...typesIn(children)];
  });
}

function childrenAt(item: ContentItem, path: string): ContentItem[] {
  return path
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], item) as ContentItem[];
}

/** Everything that the block of a folder lacks besides the files that `findUnits()` asks for, one line each. */
function lacking(folder: string): string[] {
  const type = nameOfFolder(folder);
  const definition = definitions.find(({ componentType }) => componentType === type);
  const sample =
    definition?.sample && blockOf(type)?.schema.parse({ ...definition.sample, componentType: type, key: 'k' });
  const page = shown.find(({ slug }) => slug === `blocks/${folder}`);
  const uses = used.filter((name) => name === type).length;
  const needs: [isThere: boolean, what: string][] = [
    [definition !== undefined, `the componentType ${type} in definition.ts`],
    [existsSync(join(SITE, 'blocks', folder, `${type}.test.tsx`)), `the test ${type}.test.tsx`],
    [
      !sample || sampleWordsIn(sample as ContentItem) !== null,
      'a text of 20 letters or more in its sample: unchanged, it prevents publishing',
    ],
    [page !== undefined, `a page that shows it, demo/content/pages/blocks/${folder}.ts`],
    [page === undefined || page.title === definition?.label, `the title ${definition?.label} on that page`],
    [page === undefined || Boolean(page.hideFromSitemap && page.hideFromRobots), 'that page made by blockPage()'],
    [uses >= 2, `two uses on other pages of the demo (${uses} now)`],
    [
      new RegExp(`\\b${type}\\b`).test(README),
      'its name in the table of site/blocks/README.md, after looking at it so',
    ],
  ];
  return needs.filter(([isThere]) => !isThere).map(([, what]) => what);
}

/** One message for a block, with all it lacks; empty if it is complete. */
function message(folder: string): string {
  const lines = lacking(folder);
  return lines.length === 0 ? '' : `site/blocks/${folder} lacks\n${lines.map((line) => `  - ${line}`).join('\n')}`;
}

describe('what is built in', () => {
  test('every block is complete', () => {
    const folders = readdirSync(join(SITE, 'blocks'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const messages = folders.map(({ name }) => message(name)).filter(Boolean);
    expect(messages.join('\n')).toBe('');
  });

  test('one message says everything that a new block lacks', () => {
    expect(message('price-list').split('\n')).toEqual([
      'site/blocks/price-list lacks',
      '  - the componentType PriceList in definition.ts',
      '  - the test PriceList.test.tsx',
      '  - a page that shows it, demo/content/pages/blocks/price-list.ts',
      '  - two uses on other pages of the demo (0 now)',
      '  - its name in the table of site/blocks/README.md, after looking at it so',
    ]);
  });

  test('the lists of blocks, templates and headers are those of their folders', () => {
    for (const [path, text] of Object.entries(builtInLists(SITE))) {
      expect(readFileSync(join(SITE, path), 'utf8'), `${path}: node build/cli/write-registry.ts writes it`).toBe(text);
    }
  });

  test('every header that a template offers has its view', () => {
    const missing = templates.flatMap(({ headerTypes }) => headerTypes).filter((type) => !Object.hasOwn(headers, type));
    expect(missing).toEqual([]);
  });
});
