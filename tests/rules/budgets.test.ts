import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { type PageWeight, weigh } from './page-weight.ts';
import { type RenderedDemo, renderDemo } from './rendered-demo.ts';

const KB = 1024;
const LIMITS = {
  text: 4 * KB,
  islands: 85 * KB,
  carousels: 100 * KB,
  fonts: 60 * KB,
  editor: 200 * KB,
};

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

/** Pages that exceed `limit` in one respect, with their weight. */
function over(part: 'scripts' | 'fonts', limit: number, isMeant: (html: string) => boolean = () => true): string[] {
  return [...weights]
    .filter(([address, weight]) => isMeant(demo.pages.get(address) ?? '') && weight[part] > limit)
    .map(([address, weight]) => `${address}: ${weight[part]} bytes of ${part}`);
}

const hasIslands = (html: string) => html.includes('<astro-island');
const hasCarousel = (html: string) => html.includes('data-carousel');

describe('a compressed demo page', () => {
  it('exists in each kind', () => {
    const pages = [...demo.pages.values()];
    expect(pages.some((html) => !hasIslands(html) && !hasCarousel(html))).toBe(true);
    expect(pages.some((html) => hasIslands(html) && !hasCarousel(html))).toBe(true);
    expect(pages.some(hasCarousel)).toBe(true);
    expect(Math.min(...[...weights.values()].map(({ scripts }) => scripts))).toBeGreaterThan(KB);
  });

  it('has at most 4 KB of script if it is plain text', () => {
    expect(over('scripts', LIMITS.text, (html) => !hasIslands(html) && !hasCarousel(html))).toEqual([]);
  });

  it('has at most 85 KB of script with islands', () => {
    expect(over('scripts', LIMITS.islands, (html) => hasIslands(html) && !hasCarousel(html))).toEqual([]);
  });

  it('has at most 100 KB of script with a carousel', () => {
    expect(over('scripts', LIMITS.carousels)).toEqual([]);
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
      Array.from(html.matchAll(/[^/]+(?=\.[\w-]{8}\.css")/g), ([name]) => name),
    );
    const [first = [], ...others] = linked;
    expect(first.filter((name) => others.every((names) => names.includes(name)))).toEqual(['site']);
    expect(Math.max(...linked.map(({ length }) => length))).toBeLessThan(16);
  });

  it('has at most 60 KB of fonts', () => {
    expect(over('fonts', LIMITS.fonts)).toEqual([]);
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
