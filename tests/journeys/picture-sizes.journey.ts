import type { Page } from 'playwright/test';
import { IS_LONG } from '../run/long-form.ts';
import { publishAllBlocks } from './all-blocks.ts';
import { expect, test } from './journey.ts';

const ALL_BLOCKS = 'all-blocks-with-pictures';

test('pictures are drawn about as wide as they tell the browser, on phone, tablet and desktop', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await publishAllBlocks(product, ALL_BLOCKS);
  await page.route(/\.webp|\.woff2/, (route) => route.fulfill({ body: '' }));
  // The page of all blocks has each block's pictures; those of headers are left to the long form.
  for (const slug of IS_LONG ? [ALL_BLOCKS, 'about', 'projects'] : [ALL_BLOCKS]) {
    await page.goto(`${product.siteUrl}/${slug}`);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Polled, because carousels adapt to a new width a moment later.
      await expect.poll(() => misfits(page), { message: `${slug} at ${width}` }).toEqual([]);
    }
  }
});

/** A picture cannot know how narrow its column is, so it may tell a larger width; a smaller one would blur it. */
async function misfits(page: Page): Promise<string[]> {
  const found = await pictures(page);
  const wrong = found.filter(({ told, drawn }) => drawn > 0 && (told < 0.9 * drawn || told > 1.8 * drawn));
  return wrong.map(({ told, drawn }) => `told ${told}, drawn ${drawn}`);
}

/** For each picture of the page, the width in its `sizes` and the width on screen. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')].map((image) => {
      const source = image.parentElement?.querySelector('source');
      const isForPhones = source && matchMedia(source.media).matches;
      const choices = (isForPhones ? source : image).sizes.split(', ').map((choice) => /^(\(.*\) )?(.*)$/.exec(choice));
      const chosen = choices.find((parts) => !parts?.[1] || matchMedia(parts[1]).matches);
      const ruler = document.createElement('div');
      ruler.style.cssText = `position: absolute; inline-size: ${chosen?.[2]}`;
      document.body.append(ruler);
      const told = Math.round(ruler.offsetWidth);
      ruler.remove();
      return { told, drawn: image.offsetWidth };
    }),
  );
