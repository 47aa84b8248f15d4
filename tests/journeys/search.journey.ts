import { expect, LONG_ONLY, test } from './journey.ts';

test('a visitor searches from the navigation and reads a result', async ({ page, product }) => {
  await page.goto(product.siteUrl);
  await page.getByRole('banner').locator('summary', { hasText: 'Search' }).click();
  await page.getByRole('searchbox').fill('kitchens');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=kitchens/);
  await expect(page.getByRole('status')).toHaveText(/\d+ results for “kitchens”/);
  await expect(page.locator('mark').first()).toHaveText(/kitchen/i);
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const title = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('a visitor searches in German and in Arabic, and finds pages of that language', async ({ page, product }) => {
  for (const [path, query] of [
    ['de', 'Küche'],
    ['ar', 'المطابخ'],
  ]) {
    await page.goto(`${product.siteUrl}/${path}/search?q=${query}`);
    await page.locator('[data-result]').first().waitFor();
    const hrefs = await page
      .locator('[data-result]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(hrefs.filter((href) => !href?.startsWith(`/${path}`))).toEqual([]);
  }
});

test('a visitor moves through results by keyboard, searches again, and goes back', async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/search?q=garden`);
  await expect(page.getByRole('status')).toHaveText(/“garden”/);
  const question = page.getByRole('main').getByRole('searchbox');
  await question.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-result]').first()).toBeFocused();
  await page.locator('[data-result]').nth(1).waitFor(); // it follows the best one
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-result]').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
  await question.fill('zzyzx');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('No results for “zzyzx”. Try other words.');
  await page.goBack();
  await expect(question).toHaveValue('garden');
  await expect(page.getByRole('status')).toHaveText(/“garden”/);
});

test('a visitor sees results while typing, mistakes included, and then only those of one kind', async ({
  page,
  product,
}) => {
  await page.goto(`${product.siteUrl}/search`);
  const question = page.getByRole('main').getByRole('searchbox');
  await question.pressSequentially('kitchn', { delay: 30 });
  await expect(page.getByRole('status')).toHaveText(/\d+ results for “kitchn”/);
  await expect(page).toHaveURL(/\?q=kitchn$/);
  await expect(question).toBeFocused();
  await page.getByLabel('Show only').selectOption('News');
  await expect(page).toHaveURL(/\?q=kitchn&kind=News$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/News.*20\d\d/);
  await page.goBack();
  await expect(question).toHaveValue('');
});

test('what a visitor typed before the search has loaded is searched', async ({ page, product }) => {
  const held: (() => void)[] = [];
  await page.route('**/_astro/SearchPage*.js', (route) => {
    held.push(() => void route.continue());
  });
  await page.goto(`${product.siteUrl}/search`);
  const question = page.getByRole('main').getByRole('searchbox');
  await question.pressSequentially('kitch');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const go of held) go();
  await expect(page.getByRole('status')).toHaveText(/“kitch”/);
  await expect(question).toHaveValue('kitch');
  // Enter comes before what was typed is rendered.
  await question.evaluate((input: HTMLInputElement) => {
    input.value = 'garden';
    input.form?.requestSubmit();
  });
  await expect(page.getByRole('status')).toHaveText(/“garden”/);
});

// In each run: `build/search/search-index.test.ts`.
test('a visitor finds pages by address, title and tag', LONG_ONLY, async ({ page, product }) => {
  for (const [query, address] of [
    ['contact', '/contact'],
    ['careers', '/careers'],
    ['bushfire', '/projects/after-the-fire'],
    ['podcast', '/listen'],
  ]) {
    await page.goto(`${product.siteUrl}/search?q=${query}`);
    await expect(page.locator(`[data-result][href="${address}"]`)).toBeVisible();
  }
});

test('each result shows the words, from the text of the page if they are only there, and nothing moves when it comes', async ({
  page,
  product,
}) => {
  const held: (() => void)[] = [];
  await page.route(/\/[^_.]*$/, (route) => {
    const go = () => void route.continue();
    if (route.request().resourceType() === 'fetch') held.push(go);
    else go();
  });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.siteUrl}/search?q=weather`);
    const results = page.getByRole('main').locator('li');
    const unmarked = results.filter({ hasNot: page.locator('mark') });
    const isHeld = async () => held.length > 0 && held.length === (await unmarked.count());
    await expect.poll(isHeld, 'every page that is asked for words is held').toBe(true);
    const places = () =>
      results.evaluateAll((all) => all.map((result) => Math.round(result.getBoundingClientRect().top)));
    const before = await places();
    for (const go of held.splice(0)) go();
    await expect(unmarked).toHaveCount(0);
    expect(await places()).toEqual(before);
  }
});

// In each run: `SearchResults.test.tsx`.
test('a visitor whose connection fails sees an error and retries', LONG_ONLY, async ({ page, product }) => {
  await page.route('**/_search/statistics.json', (route) => route.fulfill({ status: 401 }), { times: 1 });
  await page.goto(`${product.siteUrl}/search?q=garden`);
  await expect(page.getByRole('status')).toContainText('not available right now');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status')).toHaveText(/“garden”/);
});

test('the search page stays out of search engines', async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/search`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
