import type { Page } from 'playwright/test';
import { expect, LONG_ONLY, test } from './journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PHONE = { width: 390, height: 844 };
const CODE = /\/_astro\/(?:CarouselIsland|VideoOverlay|Form|HubLibrary|Timeline|client|react)[\w.-]*\.js/;

/** Holds back the code of islands until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const carouselOn = (page: Page) => page.locator('[data-carousel="tiles"]').first();

test('a carousel far away loads no code until it comes near, and nothing moves when it starts', async ({
  page,
  product,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => CODE.test(request.url()) && loaded.push(request.url()));
  await page.setViewportSize(PHONE);
  await page.goto(`${product.siteUrl}/letters`, { waitUntil: 'networkidle' });
  const carousel = page.locator('[data-carousel]');
  const place = await carousel.boundingBox();
  expect(place?.y).toBeGreaterThan(PHONE.height + 400);
  expect(loaded).toEqual([]);
  const slide = () => carousel.getByRole('listitem').first().boundingBox();
  const before = await slide();
  await page.mouse.wheel(0, (place?.y ?? 0) - 500);
  await expect(carousel).toHaveAttribute('data-ready', '');
  const scrolled = await page.evaluate(() => scrollY);
  const after = await slide();
  expect({ ...after, y: (after?.y ?? 0) + scrolled }).toEqual(before);
});

test('the first press of an arrow turns the carousel once, after its code has arrived, and keeps the focus', async ({
  page,
  product,
}) => {
  await page.setViewportSize(PHONE);
  const release = await holdCode(page);
  await page.goto(`${product.siteUrl}/blocks/tiles-carousel`);
  const next = carouselOn(page).getByRole('button', { name: 'Next' });
  const slide = (index: number) => carouselOn(page).getByRole('listitem').nth(index);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(slide(1)).toBeInViewport({ ratio: 0.5 });
  await expect(slide(0)).not.toBeInViewport();
  await expect(next).not.toHaveAttribute('aria-busy');
  await expect(next).toBeFocused();
  await next.press('ArrowLeft');
  await expect(slide(0)).toBeInViewport({ ratio: 0.5 });
});

// In each run: the first press above, on the same carousel.
test('a carousel starts at the slide it was scrolled to', LONG_ONLY, async ({ page, product }) => {
  await page.setViewportSize(PHONE);
  const release = await holdCode(page);
  await page.goto(`${product.siteUrl}/blocks/tiles-carousel`);
  const slide = carouselOn(page).getByRole('listitem').nth(2);
  await slide.evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'center' }));
  release();
  await expect(carouselOn(page)).toHaveAttribute('data-ready', '');
  await expect(slide).toBeInViewport({ ratio: 0.5 });
});

test('without their code arrows scroll, and a video opens at its service', async ({ browser, product }) => {
  const page = await browser.newPage({ viewport: PHONE }); // The missing code is reported in its console.
  await page.addInitScript(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
  await page.route(CODE, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${product.siteUrl}/blocks/tiles-carousel`);
  await carouselOn(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[data-failed]').first()).toBeAttached();
  await carouselOn(page).getByRole('button', { name: 'Next' }).click();
  await expect(carouselOn(page).getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.5 });

  await page.route(/^https:/, (route) => route.fulfill({ body: 'the service' }));
  await page.goto(`${product.siteUrl}/blocks/media`);
  await page.locator('a[data-video]').first().click();
  await expect(page).toHaveURL(/youtube|vimeo/);
  await page.close();
});

test('the first click on a video plays it over the page, once, and the focus returns to its link', async ({
  page,
  product,
}) => {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'a player' }));
  const release = await holdCode(page);
  await page.goto(`${product.siteUrl}/blocks/media`);
  const link = page.locator('a[data-video]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-busy', 'true');
  release();
  const overlay = page.getByRole('dialog', { name: 'Video' });
  await expect(overlay.locator('iframe')).toHaveCount(1);
  expect(page.context().pages()).toHaveLength(1);
  const clicks = await page.evaluate(() => window.dataLayer?.filter((entry) => 'href' in entry));
  expect(clicks).toHaveLength(1);
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.click();
  await expect(overlay).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(overlay).toBeHidden();
});

// In each run: the first click above, before the code has arrived.
test(
  'a video that is pressed just when its code has arrived plays over the page',
  LONG_ONLY,
  async ({ page, product }) => {
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'a player' }));
    await page.addInitScript(() => {
      const press = ({ target }: Event) => {
        if (!(target as Element).querySelector('dialog[aria-label="Video"]')) return;
        queueMicrotask(() => document.querySelector<HTMLElement>('a[data-video]')?.click());
      };
      addEventListener('astro:hydrate', press, { capture: true });
    });
    await page.goto(`${product.siteUrl}/blocks/media`);
    await expect(page.getByRole('dialog', { name: 'Video' }).locator('iframe')).toHaveCount(1);
    expect(page.context().pages()).toHaveLength(1);
  },
);
