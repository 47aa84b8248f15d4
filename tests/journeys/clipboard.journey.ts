import type { Page } from 'playwright/test';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
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

// In each run: the copying above, and the units of `blocks/clipboard` and of the commands.
test('an editor cuts a component and pastes it into an empty column', LONG_ONLY, async ({ page, product }) => {
  await makeSmallPage(product, 'cutting');
  await openEditor(page, product, '/cutting');
  await block(page, 'last').focus();
  await page.keyboard.press('ControlOrMeta+x');
  await expect.poll(() => keysOn(page)).toEqual(['first', 'columns', 'quote']);
  await canvas(page).getByRole('button', { name: 'Add the first component to Right column' }).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(block(page, 'columns').locator('[data-slot="right"]').getByText('Cheese')).toBeVisible();
});

// In each run: the units of `blocks/clipboard` and of the commands.
test(
  'copying text copies text, and a component that does not fit here is rejected',
  LONG_ONLY,
  async ({ page, product }) => {
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
    await expect(page.getByText('Left column cannot contain Hub components.')).toBeVisible();
    expect(await keysOn(page)).toEqual(AS_MADE);
  },
);

// In each run: `rich-text` and `security/rich-text`.
test('pasted content cannot bring a script along', LONG_ONLY, async ({ page, product }) => {
  await makeSmallPage(product, 'hostile-paste');
  await openEditor(page, product, '/hostile-paste');
  const text = '<p>Hello <img src="x" onerror="document.title = 1"><a href="javascript:1">you</a></p>';
  await block(page, 'last').focus();
  await pasteInto(page, JSON.stringify([{ componentType: 'ColumnContent', key: 'evil', heading: 'Evil', text }]));
  await expect(canvas(page).getByText('Hello you')).toBeVisible();
  expect(await canvas(page).getByText('Hello you').innerHTML()).toBe('Hello <a>you</a>');
});

const FROM_OTHER_PROGRAMS = {
  Word: `<style><!-- p {color: red} --></style><p class=MsoNormal style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]><b><span style='color:#2F5496'>Words</span></b><o:p></o:p></p><img src="file:///C:/clip.png" style='width:9pt'>`,
  'Google Docs': `<b style="font-weight:normal" id="docs-internal-guid-1"><p style="line-height:1.38"><span style="font-weight:700">Words</span></p></b>`,
  'a web page': `<div style="color:red"><!-- x --><h1 style="color:red" onclick="x()">Words</h1><img src="https://example.org/a.png" onerror="x()" style="width:1px"><svg style="fill:red"></svg></div>`,
  'another editor': `<p style="text-align:center" data-pm-slice="1 1 []"><span style="font-weight:700">Words</span></p>`,
  'a screenshot': '',
};

// In each run: `pasted-markup.test.ts`, and `rich-text`, which pastes from Word under the same policy.
test(
  'an editor pastes from other programs, and the browser has no violation of the policy to report',
  LONG_ONLY,
  async ({ page, product }) => {
    await makeSmallPage(product, 'foreign-paste');
    await openEditor(page, product, '/foreign-paste');
    const items = [{ componentType: 'ColumnContent', key: 'column', heading: 'Soup', text: '<p>Old words</p>' }];
    await block(page, 'last').focus();
    await pasteInto(page, JSON.stringify(items));
    const rich = canvas(page).locator('[data-field="text"]');
    await rich.click();
    await expect(rich).toHaveAttribute('role', 'textbox');
    for (const [program, markup] of Object.entries(FROM_OTHER_PROGRAMS)) {
      await page.keyboard.press('ControlOrMeta+a');
      await pasteMarkup(page, markup);
      await expect(rich, program).toHaveText('Words');
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('!');
    await expect(rich).toHaveText('Words!');

    const title = block(page, 'first').getByText('Bread', { exact: true });
    await title.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await pasteMarkup(page, FROM_OTHER_PROGRAMS.Word, 'Plain\nwords');
    await expect(block(page, 'first')).toContainText('Plain words');
  },
);

/** Pastes components that another site may have written. */
function pasteInto(page: Page, items: string): Promise<void> {
  return pasteMarkup(page, `<div data-pagewright-blocks="${encodeURIComponent(items)}"></div>`);
}

/** Pastes markup, or a picture when there is none. */
async function pasteMarkup(page: Page, markup: string, plain = ''): Promise<void> {
  await canvas(page)
    .locator('body')
    .evaluate(
      (body, [html = '', text = '']) => {
        const clipboardData = new DataTransfer();
        if (html) clipboardData.setData('text/html', html);
        else clipboardData.items.add(new File(['x'], 'screenshot.png', { type: 'image/png' }));
        if (text) clipboardData.setData('text/plain', text);
        const target = body.ownerDocument.activeElement ?? body;
        target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [markup, plain],
    );
}
