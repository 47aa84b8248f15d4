import type { Page } from 'playwright/test';
import { publishAllBlocks } from './all-blocks.ts';
import { expect, test } from './journey.ts';

// What visitors get of every block on paper, with text twice as large, right to left and without script;
// site/blocks/README.md says of each what that is.

const SLUG = 'all-blocks-in-five-ways';

test('every block is whole on paper, with text twice as large, right to left and without JavaScript', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  await publishAllBlocks(product, SLUG);
  await open(page, product.siteUrl);

  await page.setViewportSize({ width: 720, height: 1000 }); // A4 without its margins
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  expect(await leftOut(page), 'on paper').toEqual([]);
  expect(await covered(page), 'on paper').toEqual([]);
  await page.emulateMedia({ media: null });

  await open(page, product.siteUrl);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [390, 1280]) await expectWhole(page, width, `text twice as large at ${width} px`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expectWhole(page, 1280, 'right to left');

  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  await open(plain, product.siteUrl);
  expect(await covered(plain), 'without JavaScript').toEqual([]);
  await plain.close();
});

async function open(page: Page, siteUrl: string): Promise<void> {
  await page.route(/^https:/, (route) => route.abort()); // third-party players and flipbooks
  await page.goto(`${siteUrl}/${SLUG}`);
}

/** Nothing leaves the page, and no text covers another. */
async function expectWhole(page: Page, width: number, way: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), way).toBeLessThanOrEqual(width);
  // Polled, because carousels adapt to a new width a moment later.
  await expect.poll(() => covered(page), way).toEqual([]);
}

/** Panels and slides of which nothing is printed. */
const leftOut = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const parts = '[role="tabpanel"], [role="radiogroup"] > *, [data-carousel] li';
    const texts = [...main.querySelectorAll(parts)].flatMap((part) => [...part.querySelectorAll('p, h2, h3, a')]);
    const isPrinted = (text: Element) => {
      const { left, right, width } = text.getBoundingClientRect();
      return width > 0 && left >= -1 && right <= innerWidth + 1 && text.checkVisibility({ visibilityProperty: true });
    };
    return texts.filter((text) => text.textContent.trim() && !isPrinted(text)).map(({ textContent }) => textContent);
  });

/** Pairs of visible texts of which one lies on the other. */
const covered = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const hidden = '.visually-hidden, option, dialog:not([open]), [aria-hidden="true"], script, style';
    const elements = [...main.querySelectorAll('*')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        !element.closest(hidden) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const lines = elements.flatMap((element) => {
      const { bottom } = element.getBoundingClientRect(); // a clamped text has further lines below, which nobody sees
      return [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .flatMap((text) => {
          const range = document.createRange();
          range.selectNode(text);
          return [...range.getClientRects()].filter(({ top }) => top < bottom - 4).map((box) => ({ element, box }));
        });
    });
    const isOn = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.45;
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          ({ element, box }) => !one.element.contains(element) && !element.contains(one.element) && isOn(one.box, box),
        )
        .map(({ element }) => `${one.element.textContent.trim()} | ${element.textContent.trim()}`),
    );
  });
