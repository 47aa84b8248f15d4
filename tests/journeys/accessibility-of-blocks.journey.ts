import { publishAllBlocks } from './all-blocks.ts';
import { violations } from './axe.ts';
import { expect, test } from './journey.ts';

const EVERY_BLOCK = 'every-block';

/** One page of each template and header, and all blocks on one. */
const PAGES = [
  ...['', 'about', 'what-we-do', 'listen', 'learn', 'events/shed-day', 'library', 'careers/cook-port-ansell'],
  ...['about/team/jun-okada-price', 'search', 'nowhere', EVERY_BLOCK],
];
const WIDTHS = [390, 820, 1440];

test('every block and every template is free of accessibility violations on phone, tablet and desktop', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000);
  await publishAllBlocks(product, EVERY_BLOCK);
  await page.route(/^https:/, (route) => route.abort()); // players and flipbooks of others
  for (const slug of PAGES) {
    await page.goto(`${product.siteUrl}/${slug}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${slug} at ${width} px`).toEqual([]);
    }
  }
});
