import { violations } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { block, keysOn, makeSmallPage } from './small-page.ts';

// In each run: `ShortcutSheet.test.tsx`, `press-on-entry.test.tsx`.
test(
  'an editor reads the keyboard shortcuts, and switches them off and on again',
  LONG_ONLY,
  async ({ page, product }) => {
    await makeSmallPage(product, 'keys');
    await openEditor(page, product, '/keys');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Paste below, on any page')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await sheet.getByLabel('Use keyboard shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.reload();
    await expect(block(page, 'first')).toBeVisible();
    await page.keyboard.press('?');
    await block(page, 'first').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await keysOn(page)).toEqual(['first', 'columns', 'quote', 'last']);

    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('keyboard shortcuts');
    await page.keyboard.press('Enter');
    await sheet.getByLabel('Use keyboard shortcuts').check();
    await page.keyboard.press('Escape');
    await block(page, 'first').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => keysOn(page)).toEqual(['columns', 'quote', 'first', 'last']);
  },
);

// In each run: `canvas-width.test.ts` and `remember-view.test.ts`.
test('an editor works at a phone’s width, and at any other', LONG_ONLY, async ({ page, product }) => {
  await makeSmallPage(product, 'widths');
  await openEditor(page, product, '/widths');
  const width = () =>
    canvas(page)
      .locator('html')
      .evaluate((root) => root.ownerDocument.defaultView?.innerWidth);
  await page.getByRole('button', { name: 'Phone, 390 pixels' }).click();
  await expect.poll(width).toBe(390);
  await canvas(page).getByText('Bread', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' rolls');
  await expect(block(page, 'first')).toContainText('Bread rolls');

  await page.getByRole('slider', { name: 'Page width' }).press('Shift+ArrowRight');
  await expect.poll(width).toBe(440);
  await page.getByLabel('Page width in pixels').fill('700');
  await page.getByLabel('Page width in pixels').press('Enter');
  await expect.poll(width).toBe(700);
  expect(await violations(page)).toEqual([]);

  await page.goto(`${product.editorUrl}/about`);
  await expect.poll(width).toBe(700);
  await page.getByRole('button', { name: /^Desktop, / }).click();
  await expect.poll(width).toBeGreaterThan(1300);
});

// In each run: `anchors.test.ts`, and `LinkControl.test.tsx`, which links to a heading.
test('an editor gives a component an anchor and links to it', LONG_ONLY, async ({ page, product }) => {
  await makeSmallPage(product, 'anchors');
  await openEditor(page, product, '/anchors');
  await page.getByRole('button', { name: 'Settings panel' }).click();
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const advanced = panel.locator('summary', { hasText: 'Advanced' });
  await block(page, 'first').focus();
  await advanced.click();
  await panel.getByLabel('Anchor').fill('the bread');
  await expect(panel.getByText('Links to #the-bread point here.')).toBeVisible();

  await block(page, 'last').focus();
  await advanced.click();
  await panel.getByLabel('Anchor').fill('the-bread');
  await expect(panel.getByRole('alert')).toHaveText('Another component on this page already has this anchor.');

  await block(page, 'quote').focus();
  const to = panel.getByRole('group', { name: 'Link' }).getByLabel('Link to');
  await to.fill('#');
  await page.getByRole('option', { name: '#the-bread' }).click();
  await expect(panel.getByText('On this page: #the-bread')).toBeVisible();
});
