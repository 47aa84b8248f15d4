import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { createUser, logIn } from '../editing-client.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

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

// In each run: `FieldList.test.tsx`, `config-tabs.test.tsx`, `page-dialogs.test.tsx`, and the blocks that are moved above.
test('the focus stays near the work when the focused element is removed', LONG_ONLY, async ({ page, product }) => {
  await createUser(product.folder, 'chief', 'admin'); // for domains
  await openEditor(page, product, '/contact', 'chief');
  const form = canvas(page).getByRole('group', { name: /^Form, / });
  await form.focus();
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await page.keyboard.press('Alt+Enter');
  await expect(panel.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeFocused();

  const field = panel.getByRole('button', { name: /^Where you are/ });
  await field.press('Enter');
  await expect(panel.getByRole('button', { name: 'Back to form' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();

  await panel.getByRole('button', { name: 'Remove Or your telephone' }).press('Enter');
  await expect(field).toBeFocused();
  await panel.getByRole('button', { name: 'Add address' }).press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Email 1' })).toBeFocused();
  await panel.getByRole('button', { name: 'Remove Email 1' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Add address' })).toBeFocused();
  await panel.getByRole('button', { name: 'Close panel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Settings panel' })).toBeFocused();

  await page.getByRole('button', { name: 'People and domains' }).press('Enter');
  await page.getByRole('button', { name: 'New domain' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'New domain' })).toBeFocused();
});

// In each run: `editor-dialogs`, which closes each by keyboard; a Tab that is held is left to the long form.
test('a held Tab stays in a dialog, however late its frames are', LONG_ONLY, async ({ page, product }) => {
  await openEditor(page, product, '/about');
  await page.getByRole('button', { name: 'Create new page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create new page' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.evaluate(() => {
    window.requestAnimationFrame = (callback) => window.setTimeout(callback, 1000);
  });
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName), 'not the page behind').not.toBe('IFRAME');
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

// In each run: `typing-early`, where the text itself comes late.
test(
  'what an editor types into a component goes into its text, however late that is shown',
  LONG_ONLY,
  async ({ page, product }) => {
    const { post } = await logIn(product.editorUrl, 'ada');
    const contents = [{ componentType: 'Headline', key: 'first', title: 'They say' }];
    const header = { heading: 'Late answers' };
    await post('page/save', { page: { domainId: DOMAIN_ID, slug: 'late', template: 'generic', header, contents } });
    await openEditor(page, product, '/late');
    await canvas(page).locator('[data-block="first"]').focus();
    for (const [words, label] of [
      ['related', 'Related pages'],
      ['people sl', 'People slider'],
    ] as const) {
      const typed = Promise.withResolvers<void>();
      await page.route('**/api/reader/ask', (route) => typed.promise.then(() => route.continue()));
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', { name: 'Search components' })).toBeFocused();
      await page.keyboard.type(words);
      await expect(page.getByRole('option', { name: label, exact: true })).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      const added = canvas(page).getByRole('group', { name: new RegExp(`^${label}`) });
      await expect(added).toHaveText(`${label} is loading…`);
      await page.keyboard.type('They asked twice. ');
      typed.resolve();
      await expect(added).toContainText('They asked twice.');
      await page.keyboard.press('Escape');
      await expect(added).toBeFocused();
    }
    await expect(page.getByRole('complementary', { name: 'Settings' })).toBeHidden();
  },
);
