import type { Page } from 'playwright/test';
import { demoPages } from '#site/demo/content/demo-pages.ts';
import { publishAllBlocks } from './all-blocks.ts';
import { expect, LONG_ONLY, test } from './journey.ts';
import { hiddenStops } from './tab-through.ts';

const WINDOWS = [
  { width: 1440, height: 700 },
  { width: 820, height: 500 },
];

test('a visitor who tabs through a page always sees where the focus is', async ({ page, product }) => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.goto(`${product.siteUrl}/about`);
    expect(await hiddenStops(page), `${size.width} px`).toEqual([]);
  }
});

// In each run: another page above.
test('a visitor who tabs through long filters always sees where the focus is', LONG_ONLY, async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`${product.siteUrl}/library`);
  expect(await hiddenStops(page)).toEqual([]);
});

// In each run: one page, with banner and acknowledgement box.
test('a visitor sees the focus on every page of the demo', LONG_ONLY, async ({ page, product }) => {
  test.setTimeout(1_200_000);
  await publishAllBlocks(product, 'all-blocks-by-keyboard'); // with it, every page gets the addresses of this copy
  for (const [index, { slug }] of demoPages.entries()) {
    await page.setViewportSize(WINDOWS[index % WINDOWS.length] ?? { width: 1440, height: 700 });
    await page.goto(`${product.siteUrl}/${slug}`);
    expect(await hiddenStops(page), slug).toEqual([]);
  }
});

test('the full-screen menu closes when the focus leaves it, either way', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.siteUrl}/about`);
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.locator('[data-site-menu]');
  await button.press('Enter');
  await expect(menu.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await hiddenStops(page)).toEqual([]);
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a notice is closed early, and the focus is in the page then', async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/contact`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const closes = (name: string) => page.getByRole('button', { name: `Close: ${name}` });
  await expect(closes('Acknowledgement')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(closes('Acknowledgement')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await closes('Banner').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the acknowledgement box gives way to a field that is filled in', async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/contact`);
  const box = page.locator('[data-kind="acknowledgementBox"]');
  await expect(box).toHaveCSS('position', 'sticky');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.click();
  await expect(box).toHaveCSS('position', 'static');
  // Nor over a button below it while that is pressed.
  await page.getByRole('main').getByRole('button').last().hover();
  await page.mouse.down();
  await expect(box).toHaveCSS('position', 'static');
  await page.mouse.up();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${product.siteUrl}/contact`);
  await expect(box).toHaveCSS('position', 'static');
});

// In each run: the menu and the notice above; filters and timeline are left to the long form.
test('what closes or goes returns the focus to where it was', LONG_ONLY, async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.siteUrl}/blocks/hub`);
  const explore = page.getByRole('main').getByRole('button', { name: 'Explore By' });
  await explore.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(explore).toBeFocused();
  await page.goto(`${product.siteUrl}/blocks/timeline`);
  await stepToTheEnd(page, /^NEXT/);
  await stepToTheEnd(page, /^PREVIOUS/);
});

async function stepToTheEnd(page: Page, name: RegExp): Promise<void> {
  const step = page.getByRole('main').getByRole('button', { name }).first();
  while (await step.isVisible()) await step.press('Enter');
  await expect(page.getByRole('tab', { selected: true }).first()).toBeFocused();
}
