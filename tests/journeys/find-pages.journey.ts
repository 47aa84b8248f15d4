import type { Locator } from 'playwright/test';
import { violationsIn } from './axe.ts';
import { expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { makeSmallPage } from './small-page.ts';

// In each run: `CommandPalette.test.tsx` and `PageBrowser.test.tsx`.
test('an editor finds a page by Ctrl+K and in the browser, by keyboard alone', LONG_ONLY, async ({ page, product }) => {
  const { keyboard } = page;
  await makeSmallPage(product, '00-shelf/page'); // first in the tree, however many pages other journeys made
  await openEditor(page, product, '/about');
  await keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await keyboard.type('shed day');
  await expect(palette.getByRole('option').first()).toContainText('/events/shed-day');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('all pages');
  await expect(palette.getByRole('option', { selected: true })).toContainText('All pages');
  await keyboard.press('Enter');

  const browser = page.getByRole('dialog', { name: 'Pages' });
  const tree = browser.getByRole('treegrid', { name: 'Pages by address' });
  await expect(tree.getByRole('row', { name: /00-shelf/ }).first()).toHaveAttribute('aria-expanded', 'false');
  expect(await violationsIn(page, '[role="dialog"]')).toEqual([]);

  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/page/find?*', (route) => pressed.promise.then(() => route.continue()));
  await keyboard.type('shed day');
  await keyboard.press('ArrowDown'); // the rows of all pages are still there
  pressed.resolve();
  const list = browser.getByRole('grid', { name: 'Pages' });
  await expect(list.getByRole('row', { name: /\/events\/shed-day/ })).toBeFocused();
});

// In each run: `PageBrowser.test.tsx` and the tests of its dialogs.
test(
  'an editor renames, moves and deletes a page in the browser, by keyboard alone',
  LONG_ONLY,
  async ({ page, product }) => {
    const { keyboard } = page;
    await openEditor(page, product, '/about');
    await page.evaluate(`window.pagewright.store.setState({ dialog: { kind: 'pageBrowser' } })`);
    const browser = page.getByRole('dialog', { name: 'Pages' });
    await browser.getByRole('treegrid', { name: 'Pages by address' }).waitFor();
    await keyboard.type('shed day');
    const list = browser.getByRole('grid', { name: 'Pages' });
    await list.getByRole('row', { name: /\/events\/shed-day/ }).focus();
    await keyboard.press('F2');
    await expect(page.getByRole('dialog', { name: 'Rename page' }).getByLabel('Title')).toBeFocused();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('Shed day in spring');
    await keyboard.press('Enter');
    await expect(list.getByRole('row', { name: /Shed day in spring.*Changed/ })).toBeVisible();

    const row = list.getByRole('row', { name: /Shed day in spring/ });
    await chooseTask(row, 'Change tags');
    const tags = page.getByRole('dialog', { name: 'Change tags' });
    await expect(tags.getByRole('combobox', { name: 'Add' })).toBeFocused();
    await keyboard.type('ageing');
    await expect(page.getByRole('option', { name: 'Ageing at home' })).toBeVisible();
    await keyboard.press('Enter');
    await expect(tags.getByRole('button', { name: 'Remove Topic:Ageing at home' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(tags, 'Escape closes the dialog, with a tag chosen').toHaveCount(0);

    await chooseTask(row, 'Move');
    const move = page.getByRole('dialog', { name: /^Move/ });
    const below = move.getByRole('combobox', { name: 'Below' });
    await expect(below).toBeFocused();
    await expect(below).toHaveValue('/events');
    await keyboard.press('Escape');
    await expect(move, 'Escape closes the dialog, with a page chosen').toHaveCount(0);

    await chooseTask(row, 'Move');
    await move.getByLabel('New address').focus();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('spring/shed-day');
    await expect(move.getByRole('status')).toContainText('One of these is live');
    await keyboard.press('Enter');
    await expect(list.getByRole('row', { name: /\/spring\/shed-day/ })).toBeVisible();

    await list.getByRole('row', { name: /\/spring\/shed-day/ }).focus();
    await keyboard.press('Delete');
    const question = page.getByRole('alertdialog', { name: /^Delete/ });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(browser.getByText('No pages match.')).toBeVisible();
  },
);

/** Chooses from the menu of a page's row. */
async function chooseTask(row: Locator, name: string): Promise<void> {
  const page = row.page();
  await row.focus();
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('menuitem', { name: `${name}…` }).waitFor();
  await page.keyboard.type(name.slice(0, 2).toLowerCase());
  await page.keyboard.press('Enter');
}
