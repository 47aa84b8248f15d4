import type { Page } from 'playwright/test';
import { definitions } from '#site/blocks/definitions.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { BAD, badContent } from '../bad-content.ts';
import { logIn } from '../editing-client.ts';
import { expect, test } from './journey.ts';

test('a visitor with a phone opens badly filled-in content, and nothing overflows', async ({ page, product }) => {
  test.setTimeout(120_000);
  const client = await logIn(product.editorUrl, 'ada');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/^https:/, (route) => route.abort());
  for (const bad of BAD) {
    const slug = `bad/${bad.replaceAll(' ', '-')}`;
    const contents = definitions.map((definition, index) => ({ key: `b${index}`, ...badContent(definition, bad) }));
    const heading = bad === 'empty' ? '' : 'Wm'.repeat(150);
    await client.post('page/publishPage', { page: { domainId: DOMAIN_ID, slug, header: { heading }, contents } });
    const status = async () => (await fetch(`${product.siteUrl}/${slug}`)).status;
    await expect.poll(status).toBe(200);
    await page.goto(`${product.siteUrl}/${slug}`);
    expect(await stickingOut(page), bad).toEqual([]);
  }
});

/** Blocks wider than the window, or that make the page scroll sideways. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isScrolled = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isScrolled(parent));
    };
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !isScrolled(element),
    );
    const page =
      document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth}`] : [];
    return [...page, ...wide.map((element) => `${element.tagName}.${element.className} in ${blockOf(element)}`)];

    function blockOf(element: Element): string {
      return element.closest('.block')?.firstElementChild?.className ?? 'the page';
    }
  });
