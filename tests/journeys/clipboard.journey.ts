import type { Page } from '@playwright/test';
import { canvas, expect, openEditor, test } from './journey.ts';
import { block, keysOn, makeSmallPage } from './small-page.ts';

const AS_MADE = ['first', 'columns', 'quote', 'last'];

test('an editor copies components on one page and pastes them on another', async ({ page, product, context }) => {
  await makeSmallPage(product, 'copying');
  await makeSmallPage(product, 'pasting');
  await openEditor(page, product, '/copying');
  await block(page, 'columns').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('2 components copied').first()).toBeAttached();

  const other = await context.newPage();
  await openEditor(other, product, '/pasting');
  await block(other, 'first').focus();
  await other.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => keysOn(other)).toEqual(['first', 'copy', 'copy', 'copy', 'columns', 'quote', 'last']);
  await expect(other.getByRole('status').filter({ hasText: '2 components pasted, now 2 to 3 of 5' })).toBeAttached();
  await expect(canvas(other).locator('main [data-block]').nth(1)).toBeFocused();

  await other.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => keysOn(other)).toEqual(AS_MADE);
});

test('an editor cuts a component and pastes it into an empty column', async ({ page, product }) => {
  await makeSmallPage(product, 'cutting');
  await openEditor(page, product, '/cutting');
  await block(page, 'last').focus();
  await page.keyboard.press('ControlOrMeta+x');
  await expect.poll(() => keysOn(page)).toEqual(['first', 'columns', 'quote']);
  await canvas(page).getByRole('button', { name: 'Add the first component to Right column' }).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(block(page, 'columns').locator('[data-slot="right"]').getByText('Cheese')).toBeVisible();
});

test('copying text copies text, and a component that does not fit here is rejected', async ({ page, product }) => {
  await makeSmallPage(product, 'refusing-paste');
  await openEditor(page, product, '/refusing-paste');
  const title = canvas(page).getByText('Bread', { exact: true });
  await title.dblclick();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(title.or(canvas(page).getByText('BreadBread'))).toHaveText('BreadBread');
  expect(await keysOn(page)).toEqual(AS_MADE);

  const stranger = [{ componentType: 'Nothing', key: 'stranger', spacing: {} }];
  await block(page, 'last').focus();
  await pasteInto(page, JSON.stringify(stranger));
  await expect(page.getByText('No component is called “Nothing” here.')).toBeVisible();

  const hub = [{ componentType: 'Hub', key: 'hub' }];
  await block(page, 'quote').focus();
  await pasteInto(page, JSON.stringify(hub));
  await expect(page.getByText('Left column does not take Hub components.')).toBeVisible();
  expect(await keysOn(page)).toEqual(AS_MADE);
});

test('pasted content cannot bring a script along', async ({ page, product }) => {
  await makeSmallPage(product, 'hostile-paste');
  await openEditor(page, product, '/hostile-paste');
  const text = '<p>Hello <img src="x" onerror="document.title = 1"><a href="javascript:1">you</a></p>';
  await block(page, 'last').focus();
  await pasteInto(page, JSON.stringify([{ componentType: 'ColumnContent', key: 'evil', heading: 'Evil', text }]));
  await expect(canvas(page).getByText('Hello you')).toBeVisible();
  expect(await canvas(page).getByText('Hello you').innerHTML()).toBe('Hello <a>you</a>');
});

/** Pastes clipboard content that another site may have written. */
async function pasteInto(page: Page, items: string): Promise<void> {
  await canvas(page)
    .locator('body')
    .evaluate((body, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', `<div data-pagewright-blocks="${encodeURIComponent(text)}"></div>`);
      const target = body.ownerDocument.activeElement ?? body;
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, items);
}
