import { expect, LONG_ONLY, test } from './journey.ts';

// In each run: `accessibility` opens the page; its button at each width is left to the long form.
test('the search button of the 404 page keeps its word whole', LONG_ONLY, async ({ page, product }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.siteUrl}/nowhere`);
    const lines = await page
      .getByRole('main')
      .getByRole('button', { name: 'Search' })
      .evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return range.getClientRects().length;
      });
    expect(lines, `at ${width} px`).toBe(1);
  }
});
