import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article');
const status = (page: Page) => page.locator('#Hub').getByRole('status');
const tag = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('a visitor narrows the library down, sends somebody the address, and goes back', async ({
  page,
  product,
  browser,
}) => {
  await page.goto(`${product.siteUrl}/library`);
  await expect(cards(page)).toHaveCount(9);
  const all = await status(page).textContent();
  await tag(page, 'Toolkit').check();
  await expect(page).toHaveURL(/\?filter=Content\+type%3AToolkit/);
  await expect(status(page)).not.toHaveText(all ?? '');
  const shown = await cards(page).allTextContents();
  for (const card of shown) expect(card).toContain('Toolkit');

  const friend = await browser.newPage();
  await friend.goto(page.url());
  await expect(tag(friend, 'Toolkit')).toBeChecked();
  await expect(cards(friend)).toHaveCount(shown.length);
  expect(await cards(friend).allTextContents()).toEqual(shown);
  await friend.close();

  await page.goBack();
  await expect(tag(page, 'Toolkit')).not.toBeChecked();
  await expect(status(page)).toHaveText(all ?? '');
});

test('a visitor sees more of the library, page by page, until all is shown', async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/library`);
  const total = Number.parseInt((await status(page).textContent()) ?? '', 10);
  const shelf = page
    .locator('#Hub')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first();
  const related = page.getByRole('heading', { name: 'Or come and see' });
  await expect(related).toBeHidden();
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(Math.min(total, 18));
  await expect(cards(page).nth(9).getByRole('link')).toBeFocused();
  while (await page.getByRole('button', { name: 'Load More' }).isVisible()) {
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(status(page)).toHaveText(/items/);
  }
  await expect(cards(page)).toHaveCount(total);
  await expect(related).toBeVisible();
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect(page).toHaveURL(/#Hub$/);
  await expect(cards(page)).toHaveCount(total);
});

test('a visitor whose filters find nothing takes one away', async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/library`);
  const all = page.getByRole('checkbox', { name: 'All', exact: true }).first();
  await all.check();
  for (const name of ['Toolkit', 'Report', 'News', 'Idea', 'Project', 'Hero initiative'])
    await tag(page, name).uncheck();
  await expect(all).not.toBeChecked();
  const topics = page.locator('#Hub details').nth(1).getByRole('checkbox');
  for (let index = 1; index < (await topics.count()); index += 1) {
    await topics.nth(index).check();
    await expect(status(page)).toHaveText(/items?$/);
    if ((await cards(page).count()) === 0) break;
    await topics.nth(index).uncheck();
  }
  await expect(page.getByText('We found no results for following filters:')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Case study' }).click();
  await expect(page.getByText('We found no results for following filters:')).toBeHidden();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards(page)).toHaveCount(9);
});

test('a visitor with a phone chooses filters on a sheet over the page', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${product.siteUrl}/library`);
  await page.getByRole('button', { name: 'Explore By' }).click();
  const sheet = page.getByRole('dialog', { name: 'Explore By' });
  await sheet.getByRole('checkbox', { name: 'News', exact: true }).check();
  await sheet.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(sheet).toBeHidden();
  await expect(cards(page).first()).toContainText('News');
  await expect(page).toHaveURL(/filter=/);
});

test('a visitor without JavaScript reads the first results and follows them', async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${product.siteUrl}/library`);
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});
