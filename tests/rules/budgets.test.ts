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
  styles: 18 * KB,
  fonts: 60 * KB,
  editor: 200 * KB,
};

let demo: RenderedDemo;
let weights: ReadonlyMap<string, PageWeight>;

beforeAll(async () => {
  demo = await renderDemo();
  weights = new Map([...demo.pages].map(([address, html]) => [address, weigh(html, demo.clientFolder)]));
});

/** Pages that exceed `limit` in one respect, with their weight. */
function over(part: keyof PageWeight, limit: number, isMeant: (html: string) => boolean = () => true): string[] {
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

  it('has at most 18 KB of styles', () => {
    expect(over('styles', LIMITS.styles)).toEqual([]);
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
