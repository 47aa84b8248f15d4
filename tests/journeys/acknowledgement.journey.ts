import { expect, test } from './journey.ts';

test('the acknowledgement box covers nothing where it cannot be closed', async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  await page.goto(`${product.siteUrl}/about`);
  const box = await page.locator('[data-kind="acknowledgementBox"]').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1);
  await page.close();
});

test('the acknowledgement box keeps to the end of the line and has an edge in forced colours', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${product.siteUrl}/about`);
  const box = page.locator('[data-kind="acknowledgementBox"]');
  await expect(box.getByRole('complementary')).toHaveCSS('outline-style', 'solid');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const { x = 0 } = (await box.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(16);
  expect(x).toBeLessThan(200);
});
