import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { type PageWeight, weigh } from './page-weight.ts';
import { type RenderedDemo, renderDemo } from './rendered-demo.ts';

const KB = 1024;
const LIMITS = {
  fonts: 60 * KB,
  editor: 200 * KB,
};

const hasIslands = (html: string) => html.includes('<astro-island');
const hasCarousel = (html: string) => html.includes('data-carousel');

/** Scripts by the kind of page. */
const SCRIPTS = [
  { kind: 'a page with a carousel', limit: 100 * KB, isMeant: hasCarousel },
  { kind: 'a page with islands', limit: 85 * KB, isMeant: hasIslands },
  { kind: 'a page of text', limit: 4 * KB, isMeant: () => true },
];
/** Said with a page that has too many. */
const LIGHTER_SCRIPTS =
  'Load it where it is needed: what few visitors use by import() when they touch it, as the masks of forms, an effect as ' +
  'an island of its own. What site/scripts/site.ts imports is on every page.';

/** Styles by the kind of page: the frame alone, a frame with one kind of block, the fullest pages. */
const STYLES = [
  {
    kind: 'a page without blocks',
    limit: 8 * KB,
    isMeant: (address: string) => /^\/(?:404|health|search)$/.test(address),
  },
  {
    kind: 'a page that shows one block',
    limit: 10.5 * KB,
    isMeant: (address: string) => address.startsWith('/blocks/'),
  },
  { kind: 'any other page', limit: 15 * KB, isMeant: () => true },
];
/** Said with a page that has too many. */
const LIGHTER_STYLES =
  'Make the heaviest sheet lighter. What only one block, card or header needs belongs into its own CSS module: ' +
  'site.css is on every page, the sheet of a module only on those that show it.';

let demo: RenderedDemo;
let weights: ReadonlyMap<string, PageWeight>;

beforeAll(async () => {
  demo = await renderDemo();
  weights = new Map([...demo.pages].map(([address, html]) => [address, weigh(html, demo.clientFolder)]));
});

describe('a compressed demo page', () => {
  it('exists in each kind', () => {
    const pages = [...demo.pages.values()];
    expect(pages.some((html) => !hasIslands(html) && !hasCarousel(html))).toBe(true);
    expect(pages.some((html) => hasIslands(html) && !hasCarousel(html))).toBe(true);
    expect(pages.some(hasCarousel)).toBe(true);
    expect(Math.min(...[...weights.values()].map(({ scripts }) => scripts))).toBeGreaterThan(KB);
  });

  it('has no more script than its kind needs', () => {
    const tooHeavy = [...weights].flatMap(([address, { scripts }]) => {
      const html = demo.pages.get(address) ?? '';
      const { kind, limit } = SCRIPTS.find(({ isMeant }) => isMeant(html)) ?? { kind: '', limit: 0 };
      return scripts > limit
        ? [`${address}: ${scripts} bytes of script; ${kind} may have ${limit}. ${LIGHTER_SCRIPTS}`]
        : [];
    });
    expect(tooHeavy).toEqual([]);
  });

  it('has few styles besides those of what it shows', () => {
    const tooHeavy = [...weights].flatMap(([address, { styles, sheets }]) => {
      const { kind, limit } = STYLES.find(({ isMeant }) => isMeant(address)) ?? { kind: '', limit: 0 };
      if (styles <= limit) return [];
      return [
        `${address}: ${styles} bytes of styles; ${kind} may have ${limit}. ${sheets.join(', ')}. ${LIGHTER_STYLES}`,
      ];
    });
    expect(tooHeavy).toEqual([]);
  });

  it('shares the largest sheet, and no other, with all pages', () => {
    const linked = [...demo.pages.values()].map((html) =>
      Array.from(html.matchAll(/\/([^/".]+)\.[\w-]{8}\.css"/g), ([, name]) => name),
    );
    const [first = [], ...others] = linked;
    expect(first.filter((name) => others.every((names) => names.includes(name)))).toEqual(['site']);
    expect(Math.max(...linked.map(({ length }) => length))).toBeLessThan(16);
  });

  it('has at most 60 KB of fonts', () => {
    expect([...weights].filter(([, { fonts }]) => fonts > LIMITS.fonts)).toEqual([]);
  });
});

test('the editor has at most 200 KB of compressed script before anything is opened', () => {
  const folder = join(siteFolder().compiledDir, 'editor');
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('"/_editor/', '"/');
  const { scripts } = weigh(html, folder);
  expect(scripts).toBeGreaterThan(LIMITS.editor / 2);
  expect(scripts).toBeLessThan(LIMITS.editor);
});

test('the editor contains no tests: an installation without development packages could not compile them', () => {
  const assets = readdirSync(join(siteFolder().compiledDir, 'editor/assets'));
  expect(assets.length).toBeGreaterThan(100);
  expect(assets.filter((name) => name.includes('.test'))).toEqual([]);
});
