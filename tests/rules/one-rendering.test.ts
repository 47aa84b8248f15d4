import { expect, it } from 'vitest';
import { loadCompiledSite } from '#build/render/compiled-site.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import { withDemo } from './rendered-demo.ts';

/** Only Astro renders it, and with it all of its page. */
const ISLAND = { componentType: 'Timeline', key: 'island-of-the-test', title: 'An island', tabs: [] };

/** The same content with an island at the end of each page. */
const withIsland = (reader: Reader): Reader => ({
  async ask(kind, input) {
    const answer = await reader.ask(kind, input);
    if (kind !== 'page' || answer === null) return answer;
    return 'contents' in answer ? Object.assign({}, answer, { contents: [...answer.contents, ISLAND] }) : answer;
  },
});

/** As in a site with a tag manager. */
const withTagManager = (reader: Reader): Reader => ({
  async ask(kind, input) {
    const answer = await reader.ask(kind, input);
    return kind === 'environment' ? Object.assign({}, answer, { gtmId: 'GTM-TEST' }) : answer;
  },
});

/** Islands that only Astro renders. */
const ASTROS = /component-export="(?!Carousel)/;

const withoutStyles = (html: string): string => html.replaceAll(/<link rel="stylesheet"[^>]*>/g, '');

/** What two texts have in common at their beginning. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

it('a page of strings is what Astro renders when a block of it hydrates', {
  timeout: 60_000,
}, async () => {
  const { renderPage } = await loadCompiledSite();
  await withDemo(async (stored, addresses) => {
    let compared = 0;
    for (const [index, address] of addresses.entries()) {
      const reader = index % 3 === 0 ? withTagManager(stored) : stored;
      const locals = index % 2 === 0 ? { canvas: true } : {};
      const plain = withoutStyles((await renderPage(address, { ...locals, reader })).html);
      if (ASTROS.test(plain)) continue;
      const whole = withoutStyles((await renderPage(address, { ...locals, reader: withIsland(reader) })).html);
      const start = commonStart(plain, whole);
      const added = whole.length - plain.length;
      expect(whole.slice(0, start) + whole.slice(start + added), address).toBe(plain);
      expect(whole.slice(start, start + added), address).toContain('component-export="Timeline"');
      compared += 1;
    }
    expect(compared).toBeGreaterThan(70);
  });
});
