import type { Page } from 'playwright/test';
import { demoPages } from '#site/demo/content/demo-pages.ts';
import { publishAllBlocks } from './all-blocks.ts';
import { violations, violationsAtWidths, violationsIn } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { FIRST_AT, widthsOf } from './widths-of-pages.ts';

const ordinaryPages = demoPages.filter(({ hideFromSitemap }) => !hideFromSitemap);
const widths = widthsOf(ordinaryPages);
/** Pages below a section, and standalone ones; block pages are checked together, on one page of all blocks. */
const checkedPages = ordinaryPages.filter(({ slug }) => widths.get(slug)?.length !== 0);
const sections = Map.groupBy(checkedPages, ({ slug }) => slug.split('/').slice(0, -1)[0] ?? 'the first level');

for (const [section, pages] of sections) {
  test(`the demo pages of ${section} are free of accessibility violations on phone and desktop`, async ({
    page,
    product,
  }) => {
    test.setTimeout(240_000);
    await refuseOthers(page);
    for (const { slug } of pages) await expectNoViolations(page, `${product.siteUrl}/${slug}`, widths.get(slug));
  });
}

test('a page of all blocks, search, health and the error page have none either', async ({ page, product }) => {
  test.setTimeout(240_000);
  await refuseOthers(page);
  const slug = 'all-blocks-with-axe';
  await publishAllBlocks(product, slug);
  await expectNoViolations(page, `${product.siteUrl}/${slug}`);
  for (const path of ['search', 'search?q=garden', 'health', 'nowhere']) {
    await expectNoViolations(page, `${product.siteUrl}/${path}`, FIRST_AT);
  }
});

/** Embedded players and flipbooks are third-party content. */
const refuseOthers = (page: Page) => page.route(/^https:/, (route) => route.abort());

async function expectNoViolations(page: Page, address: string, atWidths?: readonly number[]): Promise<void> {
  await page.goto(address);
  expect(await violationsAtWidths(page, atWidths), address).toEqual([]);
}

// In each run: `first-steps` (the editor with its guide), `editor-dialogs`, and every component test, which ends by looking for violations.
test('the editor is free of accessibility violations', LONG_ONLY, async ({ page, product }) => {
  await page.goto(`${product.editorUrl}/about`);
  const logIn = page.getByRole('button', { name: 'Log in' });
  await logIn.waitFor();
  await canvas(page).getByRole('heading', { level: 1 }).waitFor();
  expect(await violations(page), 'logged out').toEqual([]);
  await logIn.click();
  await page.getByRole('dialog', { name: 'Welcome' }).waitFor();
  expect(await violationsIn(page, '[role="dialog"]'), 'login overlay').toEqual([]);
  await page.keyboard.press('Escape');

  await openEditor(page, product, '/about');
  expect(await violations(page), 'logged in').toEqual([]);
  await canvas(page).locator('[data-block]').first().click();
  expect(await violations(page), 'a selected block').toEqual([]);
});
