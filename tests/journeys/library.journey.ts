import type { Page } from 'playwright/test';
import { expect, LONG_ONLY, test } from './journey.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article');
const status = (page: Page) => page.locator('#Hub').getByRole('status');
/** Opens the library, goes to its list, and waits until that is hydrated. */
async function openLibrary(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('#Hub').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]', { has: page.locator('#Hub') })).toHaveCount(0);
}

const tag = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('a visitor filters the library, shares the address, and goes back', async ({ page, product, browser }) => {
  await openLibrary(page, `${product.siteUrl}/library`);
  await expect(cards(page)).toHaveCount(9);
  const all = await status(page).textContent();
  await tag(page, 'Toolkit').check();
  await expect(page).toHaveURL(/\?filter=Content\+type%3AToolkit/);
  await expect(status(page)).not.toHaveText(all ?? '');
  await expect(page.getByRole('list', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
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

// In each run: `site/blocks/hub` and `site/search` tests, and the other visits here.
test('tags that lead to no page beside what is chosen cannot be ticked', LONG_ONLY, async ({ page, product }) => {
  await openLibrary(page, `${product.siteUrl}/library`);
  await page.locator('#Hub summary', { hasText: 'Place' }).click();
  await expect(tag(page, 'Tallow Flat')).toBeEnabled();
  await tag(page, 'Toolkit').check();
  await expect(tag(page, 'Tallow Flat')).toBeDisabled();
  await expect(tag(page, 'News')).toBeEnabled();
  await tag(page, 'Toolkit').uncheck();
  await expect(tag(page, 'Tallow Flat')).toBeEnabled();
});

// In each run: `site/blocks/hub` and `site/search` tests, and the other visits here.
test('a visitor sees more of the library, page by page, until all is shown', LONG_ONLY, async ({ page, product }) => {
  await openLibrary(page, `${product.siteUrl}/library`);
  const total = Number.parseInt((await status(page).textContent()) ?? '', 10);
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

// In each run: `Hub.test.tsx` (nothing found), `toggle-filters.test.ts`, and the visit above.
test('a visitor whose filters find nothing removes one', LONG_ONLY, async ({ page, product }) => {
  await openLibrary(page, `${product.siteUrl}/library?filter=Content+type:Toolkit&filter=Place:Tallow+Flat`);
  const nothing = page.getByText('We found no results for following filters:');
  await page.locator('#Hub summary', { hasText: 'Place' }).click();
  await expect(nothing).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Tallow Flat' }).click();
  await expect(status(page)).toBeFocused();
  await expect(nothing).toBeHidden();
  await expect(tag(page, 'Tallow Flat')).not.toBeChecked();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards(page)).toHaveCount(9);
  await expect(page).toHaveURL(/\/library$/);
});

// In each run: `site/blocks/hub` and `site/search` tests, and the other visits here.
test('a visitor chooses all of a category, and none of it again', LONG_ONLY, async ({ page, product }) => {
  await openLibrary(page, `${product.siteUrl}/library`);
  const drawer = page.locator('#Hub details').filter({ hasText: 'Place' });
  await drawer.locator('summary').click();
  const all = drawer.getByRole('checkbox', { name: 'All', exact: true });
  await all.check();
  for (const box of await drawer.getByRole('checkbox').all()) await expect(box).toBeChecked();
  await expect(page).toHaveURL(/filter=Place%3AMerrin\+Creek.*filter=Place%3AHollis\+Street/);
  await tag(page, 'Port Ansell').uncheck();
  await expect(all).not.toBeChecked();
  await all.check();
  await all.uncheck();
  await expect(page).toHaveURL(/\/library$/);
});

test('a choice made before the library is hydrated counts', async ({ page, product }) => {
  const { promise: isTicked, resolve: scriptMayCome } = Promise.withResolvers<void>();
  await page.route(/HubLibrary\..*\.js$/, async (route) => {
    await isTicked;
    await route.continue();
  });
  await page.goto(`${product.siteUrl}/library?filter=Topic%3AYoung+carers`);
  const places = page.locator('#Hub details').filter({ hasText: 'Place' });
  await tag(page, 'News').check();
  await places.locator('summary').click();
  await places.getByRole('checkbox', { name: 'All', exact: true }).check();
  await page.getByLabel('Sort by').selectOption('earliest');
  scriptMayCome();
  await expect(page).toHaveURL(
    /filter=Topic%3AYoung\+carers&filter=Content\+type%3ANews&filter=Place%3AMerrin.*filter=Place%3AHollis.*sort=earliest/,
  );
  for (const box of await places.getByRole('checkbox').all()) await expect(box).toBeChecked();
});

// In each run: `site/blocks/hub` and `site/search` tests, and the other visits here.
test('a visitor sorts the library and shares the order', LONG_ONLY, async ({ page, product }) => {
  await openLibrary(page, `${product.siteUrl}/library`);
  const headings = () => cards(page).getByRole('heading').allTextContents();
  await page.getByLabel('Sort by').selectOption({ label: 'Title (A-Z)' });
  await expect(page).toHaveURL(/sort=a-z/);
  await expect.poll(async () => (await headings())[0]).toMatch(/^A/);
  const sorted = (await headings()).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  expect(await headings()).toEqual(sorted);
});

// In each run: `site/blocks/hub` and `site/search` tests, and the other visits here.
test('the link of a card depends on its kind', LONG_ONLY, async ({ page, product }) => {
  const cardsOf = async (kind: string) => {
    await page.goto(`${product.siteUrl}/library?filter=${encodeURIComponent(`Content type:${kind}`)}`);
    await expect(tag(page, kind)).toBeChecked();
    await expect(page.getByRole('list', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
    return cards(page).first();
  };
  await expect(await cardsOf('News')).toContainText('Read More');
  const guide = await cardsOf('Guide');
  await expect(guide).toContainText('View');
  await expect(guide.getByRole('link')).toHaveAttribute('target', '_blank');
  const video = await cardsOf('Video');
  await expect(video).toContainText('Watch');
  await page.route(/youtube|vimeo/, (route) => route.fulfill({ body: 'A film', contentType: 'text/html' }));
  await video.getByRole('link').click();
  const overlay = page.getByRole('dialog', { name: 'Video' });
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
});

// In each run: the same filters above; the sheet around them is left to the long form.
test('a visitor with a phone chooses filters on a full-screen sheet', LONG_ONLY, async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openLibrary(page, `${product.siteUrl}/library`);
  await page.getByRole('button', { name: 'Explore By' }).click();
  const sheet = page.getByRole('dialog', { name: 'Explore By' });
  const news = sheet.getByRole('checkbox', { name: 'News', exact: true });
  await news.check();
  await page.waitForTimeout(800); // longer than the delay of filters that act by themselves
  await expect(page).toHaveURL(/\/library$/);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(status(page)).toHaveText(/items?$/);
  await expect(page).toHaveURL(/\/library$/);
  await page.getByRole('button', { name: 'Explore By' }).click();
  await expect(news).not.toBeChecked();
  await news.check();
  await sheet.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/filter=/);
  await expect(status(page)).toHaveText(/items?$/);
  for (const card of await cards(page).all()) await expect(card).toContainText('News');
});

// In each run: `five-ways`, without JavaScript.
test(
  'a visitor without JavaScript reads the first results and follows them',
  LONG_ONLY,
  async ({ browser, product }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${product.siteUrl}/library`);
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.close();
  },
);
