import { demoPages } from '#content-store/demo/demo-pages.ts';
import { violations } from './axe.ts';
import { canvas, expect, openEditor, test } from './journey.ts';

/** Pages below a section, and those that stand alone; pages for looking at one block are not among them. */
const sections = Map.groupBy(
  demoPages.filter(({ hideFromSitemap }) => !hideFromSitemap),
  ({ slug }) => slug.split('/').slice(0, -1)[0] ?? 'the first level',
);

for (const [section, pages] of sections) {
  test(`the demo pages of ${section} are free of accessibility violations`, async ({ page, product }) => {
    test.setTimeout(240_000);
    for (const { slug } of pages) {
      await page.goto(`${product.siteUrl}/${slug}`);
      expect(await violations(page), slug).toEqual([]);
    }
  });
}

test('the error page and the health page are free of accessibility violations', async ({ page, product }) => {
  for (const address of ['/nowhere', '/health']) {
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
