import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import type { Reader } from '#content-store/model/published/reader.ts';
import type { renderInAstro, renderPage } from '#site/render-page.ts';
import { withDemo } from './rendered-demo.ts';

interface Entry {
  renderPage: typeof renderPage;
  renderInAstro: typeof renderInAstro;
}

/** As in a site with a tag manager. */
const withTagManager = (reader: Reader): Reader => ({
  async ask(kind, input) {
    const answer = await reader.ask(kind, input);
    return kind === 'environment' ? Object.assign({}, answer, { gtmId: 'GTM-TEST' }) : answer;
  },
});

it('every page is what Astro renders, with all blocks, headers, templates and islands', {
  timeout: 60_000,
}, async () => {
  const { renderPage, renderInAstro } = (await import(
    join(siteFolder().compiledDir, 'site/server/entry.mjs')
  )) as Entry;
  await withDemo(async (stored, addresses) => {
    for (const [index, address] of addresses.entries()) {
      const reader = index % 3 === 0 ? withTagManager(stored) : stored;
      const locals = { reader, canvas: index % 2 === 0 };
      const { html, headers } = await renderPage(address, locals);
      const whole = await renderInAstro(address, { ...locals });
      expect(html, address).toBe(whole.html);
      expect(headers, address).toEqual(whole.headers);
    }
  });
});
