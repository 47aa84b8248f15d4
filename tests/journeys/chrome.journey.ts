import type { Page } from 'playwright/test';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { expect, LONG_ONLY, test } from './journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const dataLayer = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

test('a visitor who waits for a page sees a loading bar', async ({ page, product }) => {
  await page.goto(product.siteUrl);
  const bar = Promise.withResolvers<void>();
  await page.exposeFunction('barIsShown', bar.resolve); // locators would wait for the next page, this must not
  await page.evaluate(() => {
    const { barIsShown } = window as unknown as { barIsShown: () => void };
    new MutationObserver(() => {
      if (document.querySelector('.loading-bar')) barIsShown();
    }).observe(document.body, { childList: true });
  });
  await page.route('**/privacy', async (route) => {
    await bar.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Privacy', exact: true }).first().click({ noWaitAfter: true });
  await page.waitForURL('**/privacy');
  await expect(page.locator('.loading-bar')).toHaveCount(0);
});

test('pages push page views and followed links to the data layer', async ({ page, product }) => {
  const client = await logIn(product.editorUrl, 'ada');
  const link = { type: 'anchor', href: 'below', text: 'Further down', tracking: 'to-the-end' };
  const contents = [
    { key: 'top', componentType: 'Button', link },
    { key: 'wide', componentType: 'ColumnContent', text: '<p>Line</p>'.repeat(80) },
    { key: 'end', componentType: 'Headline', id: 'below', title: 'The end' },
  ];
  const draft = { domainId: DOMAIN_ID, slug: 'tracked', header: { heading: 'Tracked' }, contents };
  await client.post('page/publishPage', { page: draft });
  await expect.poll(async () => (await page.goto(`${product.siteUrl}/tracked`))?.status()).toBe(200);
  const seen = expect.objectContaining({ event: 'pageView', page: '/tracked' });
  await expect.poll(() => dataLayer(page)).toContainEqual(seen);
  await page.getByRole('link', { name: 'Further down' }).click();
  await expect(page).toHaveURL(/#below$/);
  await expect(page.getByText('The end')).toBeInViewport();
  expect(await dataLayer(page)).toContainEqual({
    event: 'linkClicked',
    href: '#below',
    text: 'Further down',
    tracking: 'to-the-end',
  });
});

test('a hovered link is prefetched, unless the visitor saves data', async ({ page, browser, product }) => {
  const hints = (on: Page) => on.locator('link[rel="prefetch"][href="/privacy"]');
  const pointAt = async (on: Page) => {
    await on.goto(product.siteUrl);
    await on.getByRole('link', { name: 'Privacy', exact: true }).first().hover();
  };
  await pointAt(page);
  await expect(hints(page)).toHaveCount(1);

  const saving = await browser.newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await pointAt(saving);
  await expect(saving.getByRole('link', { name: 'Privacy', exact: true }).first()).toBeVisible();
  await expect(hints(saving)).toHaveCount(0);
  await saving.close();
});

// In each run: `chunk-reload.test.ts`.
test('a page whose code no longer exists reloads once, not again and again', LONG_ONLY, async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/privacy`);
  const loseCode = () =>
    page.evaluate(() => {
      document.body.dataset.before = 'yes';
      dispatchEvent(new Event('vite:preloadError'));
    });
  await loseCode();
  await expect(page.locator('body[data-before]')).toHaveCount(0);
  await page.waitForLoadState();
  await loseCode();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator('body[data-before]')).toHaveCount(1);
});

test('a visitor closes the banner for good, and opens one part of the navigation at a time', async ({
  page,
  product,
}) => {
  await page.goto(product.siteUrl);
  const banner = page.getByRole('complementary', { name: 'Banner' });
  const tier = page.getByRole('banner').locator('summary', { hasText: 'Projects' });
  const search = page.getByRole('banner').locator('summary', { hasText: 'Search' });
  await expect(banner).toBeVisible();
  await tier.click();
  await expect(banner).toBeHidden();
  await search.click();
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'All projects' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Close: Banner' }).click();
  await expect(banner).toBeHidden();
  await page.goto(`${product.siteUrl}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});

// In each run: `islands`, by keyboard.
test('a visitor turns a carousel by its buttons and by keyboard', LONG_ONLY, async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/blocks/tiles-carousel`);
  await page.setViewportSize({ width: 390, height: 844 });
  const carousel = page.locator('[data-carousel="tiles"]').first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-ready', '');
  const slide = (index: number) => carousel.getByRole('listitem').nth(index);
  await expect(slide(0)).toBeInViewport();
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect(slide(1)).toBeInViewport({ ratio: 0.5 });
  await expect(slide(0)).not.toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(slide(0)).toBeInViewport({ ratio: 0.5 });
  await carousel.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(carousel.getByRole('button', { name: 'Previous', disabled: true })).toBeFocused();
  await expect(slide(1)).toHaveAttribute('aria-label', /^2 \/ \d+$/);
  await slide(2).getByRole('link').focus();
  await expect(slide(2)).toBeInViewport({ ratio: 0.5 });
  await expect(slide(0)).not.toBeInViewport();
});
