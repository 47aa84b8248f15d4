import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

const LINES = 60;

// Left to the long form, as only a browser hides what is distant.
test(
  'distant blocks are hidden while an editor types on a long page, and nothing visible moves',
  LONG_ONLY,
  async ({ page, product }) => {
    const { post } = await logIn(product.editorUrl, 'ada');
    const spacing = { marginTop: { base: 3, small: 3, large: 3 } };
    const contents = Array.from({ length: LINES }, (_, line) => {
      return { componentType: 'Headline', key: `line${line}`, title: `Line ${line}`, spacing };
    });
    await post('page/save', { page: { domainId: DOMAIN_ID, slug: 'lines', header: { heading: 'Lines' }, contents } });
    await page.setViewportSize({ width: 1440, height: 600 });
    await openEditor(page, product, '/lines');
    await canvas(page).getByText('Line 30', { exact: true }).click();
    await page.keyboard.press('End');
    const list = canvas(page).locator('main .blocks');
    const blocks = list.locator('> [data-block]');
    await expect(blocks.first()).toHaveAttribute('data-far');
    await expect(blocks.last()).toHaveAttribute('data-far');

    const watch = await list.evaluateHandle((element) => {
      const look = () => {
        const frames = [...element.children].filter((frame) => frame.checkVisibility());
        const boxes = frames.map((frame) => frame.getBoundingClientRect());
        const inSight = boxes.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
        return {
          blocks: frames.length,
          tops: inSight.map(({ top }) => top),
          height: document.documentElement.scrollHeight,
          scrolled: window.scrollY,
        };
      };
      const aside = new Promise<ReturnType<typeof look>>((resolve) => {
        new MutationObserver(() => resolve(look())).observe(element, { attributeFilter: ['data-typing'] });
      });
      return { before: look(), aside };
    });
    await page.keyboard.type('..........', { delay: 50 });
    const before = await watch.evaluate((watched) => watched.before);
    const meanwhile = await watch.evaluate((watched) => watched.aside);
    expect(before.blocks).toBe(LINES);
    expect(meanwhile).toEqual({ ...before, blocks: expect.any(Number) });
    expect(meanwhile.blocks).toBeLessThan(LINES / 2);

    await expect(blocks.filter({ visible: true })).toHaveCount(LINES);
    await page.keyboard.press('Tab');
    const isNext = () => blocks.nth(31).evaluate((block) => block.contains(document.activeElement));
    await expect.poll(isNext, 'Tab goes from text to text').toBe(true);
  },
);
