import type { Page } from '@playwright/test';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { expect, SOON, test } from './journey.ts';

test('a visitor with larger text gets the menu behind its button where its entries would break', async ({
  page,
  product,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  for (const standard of [16, 24, 32]) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
    for (const width of [1080, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${product.siteUrl}/privacy`);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: standard > 16 });
      expect(await sidewaysScroll(page)).toBe(0);
    }
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await page.goto(`${product.siteUrl}/privacy`);
  await page.evaluate(() => {
    const entries = document.querySelector('[data-site-menu] ul');
    for (const entry of [...(entries?.children ?? [])]) entries?.append(entry.cloneNode(true));
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Ideas').first()).toBeVisible();
});

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a long breadcrumb keeps clear of the header’s picture', async ({ page, product }) => {
  const client = await logIn(product.editorUrl, 'ada');
  const breadcrumb = ['one', 'two', 'three'].map((slug) => ({ slug, text: `A section with a long name, ${slug}` }));
  const header = { heading: 'Long', breadcrumb, image: { imageId: 'river' } };
  const draft = { domainId: DOMAIN_ID, slug: 'long-trail', headerType: 'HeaderTwo', header };
  await client.post('page/publishPage', { page: draft });
  await expect.poll(async () => (await fetch(`${product.siteUrl}/long-trail`)).status, SOON).toBe(200);
  for (const width of [1080, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.siteUrl}/long-trail`);
    const trail = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
    expect((trail?.x ?? 0) + (trail?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
  }
});
