import { beforeAll, describe, expect, it } from 'vitest';
import { type PageWeight, weigh } from './page-weight.ts';
import { type RenderedDemo, renderDemo } from './rendered-demo.ts';

const KB = 1024;
const LIMITS = { text: 10 * KB, islands: 85 * KB, carousels: 110 * KB, styles: 18 * KB, fonts: 60 * KB };

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
const hasCarousel = (html: string) => html.includes('data-carousel') || html.includes('data-hub');

describe('a compressed demo page', () => {
  it('exists in each kind', () => {
    const pages = [...demo.pages.values()];
    expect(pages.some((html) => !hasIslands(html) && !hasCarousel(html))).toBe(true);
    expect(pages.some((html) => hasIslands(html) && !hasCarousel(html))).toBe(true);
    expect(pages.some(hasCarousel)).toBe(true);
    expect(Math.min(...[...weights.values()].map(({ scripts }) => scripts))).toBeGreaterThan(KB);
  });

  it('has at most 10 KB of script if it is plain text', () => {
    expect(over('scripts', LIMITS.text, (html) => !hasIslands(html) && !hasCarousel(html))).toEqual([]);
  });

  it('has at most 85 KB of script with islands', () => {
    expect(over('scripts', LIMITS.islands, (html) => hasIslands(html) && !hasCarousel(html))).toEqual([]);
  });

  it('has at most 110 KB of script with a carousel or the hub', () => {
    expect(over('scripts', LIMITS.carousels)).toEqual([]);
  });

  it('has at most 18 KB of styles', () => {
    expect(over('styles', LIMITS.styles)).toEqual([]);
  });

  it('has at most 60 KB of fonts', () => {
    expect(over('fonts', LIMITS.fonts)).toEqual([]);
  });
});
