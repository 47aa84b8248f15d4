import type { Locator, Page } from 'playwright/test';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { expect, LONG_ONLY, test } from './journey.ts';

/** What a visitor chose as the size of text in the browser, in pixels. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
}

// The page is used again by the next journey, with its size of text.
test.afterEach(({ page }) => setTextSize(page, 16));

// In each run: `five-ways`, with text twice as large at two widths; where the menu breaks is left to the long form.
test(
  'a visitor with larger text gets the menu behind its button where its entries would break',
  LONG_ONLY,
  async ({ page, product }) => {
    for (const standard of [16, 24, 32]) {
      await setTextSize(page, standard);
      for (const width of [1080, 1100, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${product.siteUrl}/privacy`);
        await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: standard > 16 });
        expect(await sidewaysScroll(page)).toBe(0);
      }
    }
    await setTextSize(page, 16);
    await page.goto(`${product.siteUrl}/privacy`);
    await page.evaluate(() => {
      const entries = document.querySelector('[data-site-menu] ul');
      for (const entry of [...(entries?.children ?? [])]) entries?.append(entry.cloneNode(true));
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Ideas').first()).toBeVisible();
  },
);

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

// In each run: `five-ways`, with text twice as large on a page of all blocks.
test(
  'a visitor with larger text gets one card in a row and one column in headers, until there is room for more',
  LONG_ONLY,
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1080, height: 900 });
    for (const [standard, inRow] of [
      [16, 4],
      [32, 1],
    ] as const) {
      await setTextSize(page, standard);
      await page.goto(`${product.siteUrl}/blocks/related-pages`);
      const carousel = page.locator('[data-carousel]').first();
      expect(await inView(carousel), `before Swiper, text of ${standard} px`).toBe(inRow);
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-ready');
      expect(await inView(carousel), `with Swiper, text of ${standard} px`).toBe(inRow);
      await page.goto(`${product.siteUrl}/projects/staying-put`);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
      expect((picture?.y ?? 0) >= (heading?.y ?? 0) + (heading?.height ?? 0)).toBe(inRow === 1);
    }
  },
);

// In each run: `five-ways`, with text twice as large on a phone.
test(
  'a visitor with larger text on a phone reads "Menu" in one line beside an undistorted logo',
  LONG_ONLY,
  async ({ page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setTextSize(page, 32);
    await page.goto(`${product.siteUrl}/projects/staying-put`);
    const lines = await page.getByRole('button', { name: 'Menu' }).evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents([...button.childNodes].find(({ textContent }) => textContent) ?? button);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    await expect(page.getByRole('link', { name: 'Sidegate' }).first().getByRole('img')).toHaveCSS(
      'object-fit',
      'contain',
    );
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

/** Number of slides that lie wholly in the carousel's view. */
const inView = (carousel: Locator): Promise<number> =>
  carousel.evaluate((root) => {
    const right = root.getBoundingClientRect().right + 1;
    return [...root.querySelectorAll('.swiper-slide')].filter((slide) => slide.getBoundingClientRect().right <= right)
      .length;
  });

// In each run: `headers.test.tsx`; where the picture begins is left to the long form.
test('a long breadcrumb keeps clear of the header’s picture', LONG_ONLY, async ({ page, product }) => {
  const client = await logIn(product.editorUrl, 'ada');
  const breadcrumb = ['one', 'two', 'three'].map((slug) => ({ slug, text: `A section with a long name, ${slug}` }));
  const header = { heading: 'Long', breadcrumb, image: { imageId: 'river' } };
  const draft = { domainId: DOMAIN_ID, slug: 'long-trail', headerType: 'HeaderTwo', header };
  await client.post('page/publishPage', { page: draft });
  await expect.poll(async () => (await fetch(`${product.siteUrl}/long-trail`)).status).toBe(200);
  for (const width of [1080, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.siteUrl}/long-trail`);
    const trail = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
    expect((trail?.x ?? 0) + (trail?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
  }
});
