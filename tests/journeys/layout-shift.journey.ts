import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** One page of each kind: every template, hub, carousels, tabs, forms, players, pictures in their own shape. */
const PAGES = [
  ...['', 'about', 'about/team/jun-okada-price', 'careers', 'careers/cook-port-ansell', 'contact', 'library', 'listen'],
  ...['learn/visiting-well', 'watch/the-stove-goes-up', 'ideas/handshake-money', 'search', 'blocks/freeform-image'],
];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('nothing that a visitor reads moves while a page loads', async ({ page, product }) => {
  test.setTimeout(120_000);
  await page.addInitScript(noteShifts);
  await page.route(/^https:/, (route) => route.abort());
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const slug of PAGES) {
      await page.goto(`${product.siteUrl}/${slug}`, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page), `${slug} at ${size.width} px`).toEqual([]);
    }
  }
});

/** Runs in the page: what moves without anybody's doing is kept for `shiftsOf`. */
function noteShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Two frames later, so that what moved last is noted too. */
const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const answer = () => resolve((window as unknown as { shifts: string[] }).shifts);
        requestAnimationFrame(() => requestAnimationFrame(answer));
      }),
  );
