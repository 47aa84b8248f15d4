import { violations } from './axe.ts';
import { canvas, expect, openEditor, test } from './journey.ts';

test('every demo page is free of accessibility violations', async ({ page, product }) => {
  test.setTimeout(240_000);
  for (const address of await demoAddresses(product.siteUrl)) {
    await page.goto(product.siteUrl + address);
    expect(await violations(page), address).toEqual([]);
  }
});

test('the editor is free of accessibility violations', async ({ page, product }) => {
  await page.goto(`${product.editorUrl}/about`);
  expect(await violations(page), 'logged out').toEqual([]);
  await page.getByRole('button', { name: 'Log in' }).click();
  expect(await violations(page), 'login overlay').toEqual([]);
  await page.keyboard.press('Escape');

  await openEditor(page, product, '/about');
  expect(await violations(page), 'logged in').toEqual([]);
  await canvas(page).locator('[data-block]').first().click();
  expect(await violations(page), 'a selected block').toEqual([]);
  await page.getByRole('button', { name: /^Publish Page/ }).click();
  await page.getByRole('button', { name: 'Publish Changes' }).waitFor();
  expect(await violations(page), 'publish dialog').toEqual([]);
});

async function demoAddresses(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...addresses, '/nowhere', '/health'];
}
