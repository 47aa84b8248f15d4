import type { Page } from 'playwright/test';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { block, keysOn, makeSmallPage } from './small-page.ts';

const AS_MADE = ['first', 'columns', 'quote', 'last'];
const spoken = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const line = (page: Page) => canvas(page).locator('pagewright-tools .drop-line');

/** Drags a block by its grip over the middle of the target. */
async function dragOver(page: Page, key: string, target: string) {
  await block(page, key).focus();
  const grip = await canvas(page).locator('pagewright-tools .grip').boundingBox();
  const to = await canvas(page).locator(target).boundingBox();
  if (!grip || !to) throw new Error('The grip and the target must be visible');
  await page.mouse.move(grip.x + 8, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(grip.x + 20, grip.y + 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  // A real browser keeps reporting the pointer's position; the driven one reports once per move, one move late.
  await page.mouse.move(to.x + to.width / 2 + 1, to.y + to.height / 2 + 1);
  await expect(line(page)).toBeVisible();
}

test('an editor drags a block into a column, and Escape leaves it where it was', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await makeSmallPage(product, 'dragging');
  await openEditor(page, product, '/dragging');

  await dragOver(page, 'first', '[data-block="columns"] [data-slot="right"]');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(line(page)).toBeHidden();
  expect(await keysOn(page)).toEqual(AS_MADE);

  await dragOver(page, 'first', '[data-block="columns"] [data-slot="right"]');
  await expect(line(page)).toHaveText('Into the right column');
  await page.mouse.up();
  await expect.poll(() => keysOn(page)).toEqual(['columns', 'quote', 'first', 'last']);
  await expect(spoken(page, 'Headline moved, now 1 of 1 in Right column of Columns')).toBeAttached();
  await expect(block(page, 'first')).toBeFocused();

  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => keysOn(page)).toEqual(AS_MADE);
});

// In each run: `block-commands.test.ts`, and the drag above.
test(
  'an editor who drags columns into themselves is told that this is impossible',
  LONG_ONLY,
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    await makeSmallPage(product, 'refusing');
    await openEditor(page, product, '/refusing');
    await dragOver(page, 'columns', '[data-block="columns"] [data-slot="right"]');
    await expect(line(page)).toHaveText('A component cannot be moved into itself.');
    await page.mouse.up();
    await expect(page.getByText('A component cannot be moved into itself.')).toBeVisible();
    expect(await keysOn(page)).toEqual(AS_MADE);
  },
);

// In each run: `block-commands.test.ts`, and `keyboard`.
test('an editor moves a block to another list with the keyboard', LONG_ONLY, async ({ page, product }) => {
  await makeSmallPage(product, 'moving');
  await openEditor(page, product, '/moving');
  await block(page, 'last').focus();
  await canvas(page).getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to…' });
  await dialog.getByLabel('List').selectOption({ label: '\u2003Left column of Columns “Soup”' });
  await dialog.getByLabel('Position').selectOption({ label: '2 · After Quote “More salt”' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => keysOn(page)).toEqual(['first', 'columns', 'quote', 'last']);
  await expect(block(page, 'columns').locator('[data-block="last"]')).toBeFocused();
  await expect(spoken(page, 'Headline moved, now 2 of 2 in Left column of Columns')).toBeAttached();
});

// In each run: `press-on-entry.test.tsx` and `selection.test.ts`.
test(
  'an editor moves and removes several blocks at once, and undoes each in one step',
  LONG_ONLY,
  async ({ page, product }) => {
    await makeSmallPage(product, 'several');
    await openEditor(page, product, '/several');
    await block(page, 'first').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(block(page, 'columns')).toHaveAttribute('aria-label', /selected/);
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => keysOn(page)).toEqual(['last', 'first', 'columns', 'quote']);
    await expect(spoken(page, '2 components moved down, now 2 to 3 of 3')).toBeAttached();

    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete these 2 components?');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => keysOn(page)).toEqual(['last']);
    await expect(block(page, 'last')).toBeFocused();

    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => keysOn(page)).toEqual(['last', 'first', 'columns', 'quote']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => keysOn(page)).toEqual(AS_MADE);
  },
);
