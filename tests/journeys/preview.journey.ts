import { demoPages } from '#site/demo/content/demo-pages.ts';
import { IS_LONG } from '../run/long-form.ts';
import type { RunningProduct } from '../running-product.ts';
import { publishAllBlocks } from './all-blocks.ts';
import { expect, LONG_ONLY, test } from './journey.ts';

/** In the short form every third, and one of each template. */
const templates = new Set<string>();
const comparedPages = demoPages.filter(({ template = 'generic' }, index) => {
  const isFirst = !templates.has(template);
  templates.add(template);
  return IS_LONG || isFirst || index % 3 === 0;
});

// In each run: the page with all blocks below, and `rules/one-rendering.test.ts`.
test('the preview of demo pages equals the live page except for its envelope', LONG_ONLY, async ({ product }) => {
  test.setTimeout(120_000);
  expect(comparedPages.length).toBeGreaterThan(40);
  for (const { slug } of comparedPages) await expectSame(product, `/${slug}`);
});

test('an editor publishes a page with all blocks, and the live page equals its preview', async ({ product }) => {
  test.setTimeout(120_000);
  await publishAllBlocks(product, 'all-blocks');
  await expectSame(product, '/all-blocks');
});

/** A copy of a site renders its pages again for its own address; the live page follows soon after the start. */
async function expectSame({ siteUrl, editorUrl }: RunningProduct, address: string): Promise<void> {
  const textOf = async (url: string) => (await fetch(url + address)).text();
  const preview = await textOf(`${editorUrl}/_canvas`);
  const expected = tagsOf(withoutEnvelope(preview));
  await expect.poll(async () => tagsOf(await textOf(siteUrl)), { message: address }).toEqual(expected);
  expect(preview, address).not.toBe(await textOf(siteUrl));
}

/** Removes the envelope: one script in the head, and the keys of blocks on their roots. */
const withoutEnvelope = (html: string): string =>
  html.replace('<script src="/_editor/canvas.js"></script>', '').replaceAll(/ data-block="[^"]*"/g, '');

/** One tag per line, for a readable diff. */
const tagsOf = (html: string): string[] => html.split(/(?<=>)/);
