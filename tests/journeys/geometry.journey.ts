import type { Frame, Page } from 'playwright/test';
import { demoPages } from '#site/demo/content/demo-pages.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import type { RunningProduct } from '../running-product.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

const SLUG = 'geometry';
const WIDTHS = [390, 820, 1440];
/** The parts of the page that are compared. */
const PARTS = '.block, main :is(h1, h2, h3, p, li, img), footer';

// In each run: `preview` and `rules/one-rendering.test.ts` (the same elements); their places are left to the long form.
test(
  'parts of a page have the same place and size in editor and site, at three widths, before and after an edit',
  LONG_ONLY,
  async ({ page, product, context }) => {
    test.setTimeout(120_000);
    await publishCopyOf('about', product);
    await page.setViewportSize({ width: 1560, height: 900 });
    await openEditor(page, product, `/${SLUG}`);
    const live = await context.newPage();
    await expectSameShapes(page, live, product);

    await page.getByRole('button', { name: 'Select component' }).click();
    const heading = canvas(page).locator('main [data-block] h2[contenteditable]').first();
    await heading.click();
    await page.keyboard.press('End');
    await page.keyboard.type(', and a second pot for whoever comes late');
    await page.getByRole('button', { name: 'Save page' }).click();
    await expect(page.getByText('Page Saved')).toBeVisible();
    await page.getByRole('button', { name: /^Publish page/ }).click();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText(/^Live in/)).toBeVisible();
    await expectSameShapes(page, live, product);
    await expect(live.getByRole('heading', { name: /second pot/ })).toBeVisible();
  },
);

/** Publishes a new page with the contents of another page. */
async function publishCopyOf(slug: string, { editorUrl, siteUrl }: RunningProduct): Promise<void> {
  const { header, contents } = demoPages.find((demo) => demo.slug === slug) ?? {};
  const { post } = await logIn(editorUrl, 'ada');
  const page = await post('page/save', { page: { domainId: DOMAIN_ID, slug: SLUG, header, contents } });
  await post('page/publishPage', { page });
  await expect.poll(async () => (await fetch(`${siteUrl}/${SLUG}`)).status).toBe(200);
}

/** Compares the page in the canvas, with nothing selected, with the live page. */
async function expectSameShapes(page: Page, live: Page, { siteUrl }: RunningProduct): Promise<void> {
  await page.getByRole('button', { name: 'Select component' }).click();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The editor shows no page');
  await live.goto(`${siteUrl}/${SLUG}`); // loads the fonts, so that later visits have them at once
  for (const width of WIDTHS) {
    await page.getByLabel('Page width in pixels').fill(`${width}`);
    await page.getByLabel('Page width in pixels').press('Enter');
    await frame.waitForFunction((wanted) => window.innerWidth === wanted, width);
    await live.setViewportSize({ width, height: await frame.evaluate(() => window.innerHeight) });
    await live.goto(`${siteUrl}/${SLUG}`);
    await expect
      .poll(async () => differences(await shapes(frame), await shapes(live)), { message: `${width}` })
      .toEqual([]);
  }
}

interface Shape {
  what: string;
  box: [left: number, top: number, width: number, height: number];
}

/** Every visible part, in reading order. */
function shapes(document: Page | Frame): Promise<Shape[]> {
  return document.evaluate((parts) => {
    const seen = [...window.document.querySelectorAll<HTMLElement>(parts)].filter((part) => part.checkVisibility());
    return seen.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const what = part.matches('h1, h2, h3, p, li') ? part.textContent.trim() : '';
      return { what: `${part.tagName} ${what}`, box: [left, top + window.scrollY, width, height] };
    });
  }, PARTS);
}

/** Differences of more than a rounded pixel. */
function differences(preview: readonly Shape[], live: readonly Shape[]): string[] {
  if (preview.length !== live.length) return [`${preview.length} parts, live ${live.length}`];
  return preview.flatMap(({ what, box }, index) => {
    const other = live[index];
    const isSame = other?.what === what && box.every((value, side) => Math.abs(value - (other.box[side] ?? 0)) < 1.5);
    return isSame ? [] : [`${JSON.stringify({ what, box })}, live ${JSON.stringify(other)}`];
  });
}
