import { expect, test } from './journey.ts';

test('the preview of every demo page is the live page but for its envelope', async ({ product }) => {
  const sitemap = await (await fetch(`${product.siteUrl}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) {
    const live = await (await fetch(product.siteUrl + address)).text();
    const preview = await (await fetch(`${product.editorUrl}/_canvas${address}`)).text();
    expect(preview, address).not.toBe(live);
    expect(withoutEnvelope(preview), address).toBe(live);
  }
});

/** The envelope: one script in the head, and the keys of blocks on their roots. */
const withoutEnvelope = (html: string): string =>
  html.replace('<script src="/_editor/canvas.js"></script>', '').replaceAll(/ data-block="[^"]*"/g, '');
