import { canvas, expect, openEditor, test } from './journey.ts';

test('a new user edits a sentence, publishes, and a visitor sees it', async ({ page, product, browser }) => {
  await openEditor(page, product, '/about');
  const heading = canvas(page).getByRole('heading', { level: 1 });
  await heading.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('We came in by the side gate');

  await page.getByRole('button', { name: 'Save Page' }).click();
  await expect(page.getByText('Page Saved')).toBeVisible();

  await page.getByRole('button', { name: /^Publish Page/ }).click();
  await page.getByRole('button', { name: 'Publish Changes' }).click();
  await expect(page.getByText('Page Published')).toBeVisible();
  await expect(page.getByText(/Live in \d+ ms, \d+ pages? updated/)).toBeVisible();

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${product.siteUrl}/about`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We came in by the side gate');
  await visitor.close();
});
