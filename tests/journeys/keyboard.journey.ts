import { canvas, expect, openEditor, test } from './journey.ts';

test('an editor reorders blocks with the keyboard', async ({ page, product }) => {
  await openEditor(page, product, '/about');
  const blocks = canvas(page).locator('main > [data-block], main [data-block]:not([data-block] [data-block])');
  const keys = () => blocks.evaluateAll((frames) => frames.map((frame) => frame.getAttribute('data-block')));
  const before = await keys();
  const [first, second, ...rest] = before;

  await blocks.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(keys).toEqual([second, first, ...rest]);
  await expect(page.getByRole('status').filter({ hasText: /2 of \d+/ })).toBeAttached();
  await expect(blocks.nth(1)).toBeFocused();

  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(keys).toEqual(before);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(keys).toEqual(before);

  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Page Saved')).toBeVisible();
  await page.reload();
  await expect.poll(keys).toEqual([second, first, ...rest]);
});
