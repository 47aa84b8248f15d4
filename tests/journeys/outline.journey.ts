import { violationsIn } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { block, keysOn, makeSmallPage } from './small-page.ts';

// In each run: `outline-rows.test.ts`, `tree-step.test.ts`, `block-commands.test.ts`; `typing-at-once` selects in it.
test('an editor finds a block in the outline and moves it from there', LONG_ONLY, async ({ page, product }) => {
  await makeSmallPage(product, 'outlined');
  await openEditor(page, product, '/outlined');
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  const tree = page.getByRole('tree', { name: 'Components of this page' });
  const row = (name: string) => tree.getByRole('treeitem', { name });
  await expect(tree.getByRole('treeitem')).toHaveCount(6);

  await row('Headline Bread').click();
  await expect(block(page, 'first')).toHaveAttribute('data-selected', 'true');
  await expect(row('Headline Bread')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(row('Columns Soup')).toHaveAttribute('aria-expanded', 'false');
  await expect(tree.getByRole('treeitem')).toHaveCount(3);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(block(page, 'last')).toBeInViewport();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => keysOn(page)).toEqual(['first', 'last', 'columns', 'quote']);
  await expect(row('Headline Cheese')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Headline moved up, now 2 of 3' })).toBeAttached();

  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row('Headline Cheese')).toBeHidden();
  await expect(row('Columns Soup')).toBeFocused();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await violationsIn(page, '#outline')).toEqual([]);
});

// In each run: `press-on-entry.test.tsx`, and the outline above.
test('an editor works on a page as a list: fields, order, new components', LONG_ONLY, async ({ page, product }) => {
  await makeSmallPage(product, 'listed');
  await openEditor(page, product, '/listed');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const list = page.getByRole('main', { name: 'Components of this page' });
  const entry = (name: RegExp) => list.getByRole('button', { name });
  await entry(/^Headline Bread\W+1 of 3$/).click();
  await list.getByLabel('Title', { exact: true }).fill('Rolls');
  await expect(entry(/^Headline Rolls\W+1 of 3$/)).toBeVisible();

  const down = list.getByRole('toolbar', { name: 'Headline actions' }).first().getByRole('button', { name: 'Down' });
  await down.click();
  await expect(entry(/^Headline Rolls\W+2 of 3$/)).toBeVisible();
  await expect(down, 'it can be pressed again').toBeFocused();
  await list.getByRole('button', { name: 'Add to Right column' }).click();
  await page.getByRole('combobox', { name: 'Search components' }).fill('divider');
  await page.keyboard.press('Enter');
  await expect(
    list.getByRole('list', { name: 'Right column of Columns “Soup”' }).getByRole('button').first(),
  ).toBeFocused();
  expect(await violationsIn(page, 'main')).toEqual([]);

  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Page Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(canvas(page).getByText('Rolls')).toBeVisible();
  await expect.poll(() => keysOn(page)).toEqual(['columns', 'quote', 'copy', 'first', 'last']);
});
