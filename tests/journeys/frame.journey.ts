import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { violations, violationsAtWidths } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { block, keysOn, makeSmallPage } from './small-page.ts';

// In each run: `canvas-width.test.ts`, and `structure` at the scale of a desktop.
test('an editor works on a page that is scaled beside its panels', LONG_ONLY, async ({ page, product }) => {
  await makeSmallPage(product, 'scaled');
  await openEditor(page, product, '/scaled');
  const width = () =>
    canvas(page)
      .locator('html')
      .evaluate(() => innerWidth);
  const wide = await width();
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'Settings panel' }).click();
  const scale = page.getByRole('combobox', { name: 'Scale' });
  await expect(scale.locator('option:checked')).toHaveText(/^Fit [45]\d %$/);
  expect(await width()).toBe(wide);

  await block(page, 'last').click();
  const tools = canvas(page).locator('pagewright-tools');
  const grip = await tools.locator('.grip').boundingBox();
  expect(grip?.height, 'tools keep their size').toBeGreaterThan(26);
  const first = await block(page, 'first').boundingBox();
  await page.mouse.move((grip?.x ?? 0) + 10, (grip?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((grip?.x ?? 0) + 20, (grip?.y ?? 0) + 20, { steps: 3 });
  await page.mouse.move((first?.x ?? 0) + 60, (first?.y ?? 0) + 2, { steps: 5 });
  // A real browser keeps reporting the pointer's position; the driven one reports once per move, one move late.
  await page.mouse.move((first?.x ?? 0) + 61, (first?.y ?? 0) + 3);
  const line = await tools.locator('.drop-line').boundingBox();
  expect(Math.abs((line?.y ?? 0) - (first?.y ?? 0)), 'the line is where the pointer is').toBeLessThan(30);
  await page.mouse.up();
  await expect.poll(() => keysOn(page)).toEqual(['last', 'first', 'columns', 'quote']);

  await canvas(page).getByText('Bread', { exact: true }).dblclick();
  await page.keyboard.type('Rolls');
  await expect(block(page, 'first')).toContainText('Rolls');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(block(page, 'first')).toContainText('Bread');
  expect(await violations(page)).toEqual([]);

  await scale.selectOption('100 %');
  await expect.poll(() => page.locator('#canvas').evaluate((frame) => frame.getBoundingClientRect().width)).toBe(wide);
  expect(await width()).toBe(wide);
});

// In each run: `typing-early` (from text to text), `FieldList.test.tsx`, `status-of.test.ts`, `saved-note.test.ts` and
// `editor-dialogs`; the editor at each width is left to `accessibility`.
test(
  'an editor writes a new page from text to text, and finds its status in words',
  LONG_ONLY,
  async ({ page, product }) => {
    const { post, get } = await logIn(product.editorUrl, 'ada');
    const { header } = await get<{ header: unknown }>('page/load', { slug: 'about', domainId: DOMAIN_ID });
    const slides = [{ heading: 'Bread' }, { heading: 'Soup' }];
    const contents = [{ componentType: 'CoverFlow', key: 'covers', slides }];
    const fresh = { domainId: DOMAIN_ID, slug: 'fresh', title: 'Fresh', template: 'generic', header, contents };
    await post('page/save', { page: fresh });
    await openEditor(page, product, '/fresh');
    await expect(page).toHaveTitle(/^Fresh · \w/);
    const bar = page.getByRole('region', { name: 'Top bar' });
    await expect(bar.getByText('Draft', { exact: true })).toBeVisible();
    await expect(bar.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

    await canvas(page).getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Fresh bread');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Every day');
    await expect(canvas(page).locator('main').getByText('Every day')).toBeVisible();
    await expect(bar.getByText('Draft · 1 change')).toBeVisible();
    await expect(bar.getByText('Not saved yet')).toBeVisible();

    await page.getByRole('button', { name: 'Settings panel' }).click();
    await block(page, 'covers').focus();
    const panel = page.getByRole('complementary', { name: 'Settings' });
    const row = (name: string) => panel.getByRole('button', { name, exact: true });
    await row('Bread').press('Alt+ArrowDown');
    await expect(row('Bread')).toBeFocused();
    await row('Soup').dragTo(row('Bread'), { targetPosition: { x: 40, y: 30 } });
    await expect(panel.locator('[data-row]')).toHaveText(['Bread', 'Soup']);
    await row('Soup').press('Enter');
    await expect(panel.getByLabel('Heading', { exact: true })).toBeFocused();
    expect(await violations(page), 'an entry of a list').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(row('Soup')).toBeFocused();

    const more = bar.getByRole('button', { name: 'More about publishing' });
    await more.click();
    await expect(page.getByRole('menuitem', { name: 'Ask for review…' })).toBeFocused();
    expect(await violations(page), 'the menu').toEqual([]);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    expect(await violationsAtWidths(page)).toEqual([]);
  },
);
