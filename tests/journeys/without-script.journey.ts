import type { Page } from 'playwright/test';
import { blockPages } from '#site/demo/content/pages/blocks/block-pages.ts';
import { publishAllBlocks } from './all-blocks.ts';
import { expect, LONG_ONLY, test } from './journey.ts';

// In each run: `five-ways`, without JavaScript.
test(
  'a visitor without JavaScript can reach the text and links of every block',
  LONG_ONLY,
  async ({ browser, product }) => {
    test.setTimeout(180_000);
    const together = 'all-blocks-without-script';
    await publishAllBlocks(product, together);
    const page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    await page.route(/^https:/, (route) => route.abort()); // third-party players and flipbooks
    for (const slug of [together, ...blockPages.map((one) => one.slug)]) {
      await page.goto(`${product.siteUrl}/${slug}`);
      expect(await neverSeen(page), slug).toEqual([]);
      expect(await stuckCarousels(page), slug).toEqual([]);
    }
    await page.close();
  },
);

/** Texts and links of the page that stay hidden, whatever is chosen with native controls. */
async function neverSeen(page: Page): Promise<string[]> {
  let hidden = await hiddenNow(page);
  if (hidden.length === 0) return [];
  for (const choice of await page.getByRole('main').getByRole('radio').all()) {
    await choice.check({ force: true });
    const still = new Set(await hiddenNow(page));
    hidden = hidden.filter((what) => still.has(what));
  }
  return hidden;
}

/** Everything hidden at the moment, except controls that do nothing without JavaScript. */
const hiddenNow = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const controls =
      'button, dialog, option, label:has(select), [aria-hidden="true"], [role="status"], [role="tablist"], script, style, template';
    const isControl = (element: Element) => element.closest(controls);
    const isSeen = (element: Element) =>
      element.getClientRects().length > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const holders = [...main.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    );
    const parts = new Set([...holders, ...main.querySelectorAll('a[href]')]);
    return [...parts]
      .filter((element) => !isControl(element) && !isSeen(element))
      .map((element) => `${element.tagName} ${element.getAttribute('href') ?? ''} ${element.textContent}`);
  });

/** Carousels longer than their viewport that do not scroll from slide to slide. */
const stuckCarousels = (page: Page): Promise<string[]> =>
  page.locator('[data-carousel] .swiper').evaluateAll((views) =>
    views
      .filter((view) => view.scrollWidth > view.clientWidth + 1)
      .filter((view) => {
        const { overflowX, scrollSnapType } = getComputedStyle(view);
        return overflowX !== 'auto' || scrollSnapType === 'none';
      })
      .map((view) => view.outerHTML.slice(0, 120)),
  );
