import type { Browser, Page } from 'playwright/test';
import { createUser } from '../editing-client.ts';
import type { RunningProduct } from '../running-product.ts';
import { violationsIn } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: `pipeline/two-autosaving-editors.test.ts`, `merge-newer.test.ts`, `NewerNotice.test.tsx`, `saving-dialogs.test.tsx`.
test(
  'two editors on one page see each other, and an outdated save is merged block by block',
  LONG_ONLY,
  async ({ page, product, browser }) => {
    test.setTimeout(120_000);
    await createUser(product.folder, 'bea', 'editor');
    const ben = await openAs(browser, product, 'bea', '/about');
    await withoutAutosave(page);
    await openEditor(page, product, '/about');
    await expect(page.getByRole('listitem').filter({ hasText: 'bea has had this page open' })).toBeAttached();

    await retitle(ben, 0, 'Ben was here');
    await retitle(ben, 1, 'Only Ben touched this');
    await typeIn(ben, canvas(ben).getByRole('heading', { level: 1 }), 'The heading is from Ben');
    await save(ben);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // updates the list of editors
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('The heading is from Ben');

    await retitle(page, 0, 'Ada was here');
    await typeIn(page, canvas(page).getByRole('heading', { level: 1 }), 'The heading is from Ada');
    await retitle(ben, 0, 'Ben was here again');
    await retitle(ben, 1, 'Only Ben touched this too');
    await typeIn(ben, canvas(ben).getByRole('heading', { level: 1 }), 'The last heading is from Ben');
    await save(ben);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const notice = page.getByRole('status').filter({ hasText: 'bea saved this page at' });
    await notice.getByRole('button', { name: 'See what changed' }).click();

    const dialog = page.getByRole('alertdialog', { name: 'Someone else changed this page' });
    const taken = dialog.getByRole('list', { name: 'Changes from bea' });
    await expect(taken).toContainText('Only Ben touched this too');
    await expect(taken, 'what both changed is asked, not taken over').not.toContainText('The page itself');
    const merge = dialog.getByRole('button', { name: 'Merge and save' });
    await expect(merge).toBeDisabled();
    expect(await violationsIn(page, '[role="alertdialog"]'), 'the dialog').toEqual([]);
    for (const mine of await dialog.getByRole('radio', { name: /^Yours/ }).all()) await mine.check();
    await merge.click();
    await expect(page.getByText('Page Saved')).toBeVisible();
    await expect(notice).toHaveCount(0);

    for (const text of ['The heading is from Ada', 'Ada was here', 'Only Ben touched this too']) {
      await expect(canvas(page).getByText(text)).toHaveCount(1);
    }
    await ben.reload();
    await expect(canvas(ben).getByRole('heading', { level: 1 })).toHaveText('The heading is from Ada');
    await expect(canvas(ben).getByText('Ada was here')).toHaveCount(1);
    await expect(canvas(ben).getByText('Ben was here again')).toHaveCount(0);
    await ben.context().close();
  },
);

/** On a busy machine each pause between two steps would be one. */
const withoutAutosave = (page: Page) =>
  page.addInitScript(() => {
    window.pagewrightPause = 600_000;
  });

async function openAs(browser: Browser, product: RunningProduct, name: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withoutAutosave(page);
  await openEditor(page, product, path, name);
  return page;
}

/** Replaces the first heading of a block of the page. */
async function retitle(page: Page, index: number, text: string): Promise<void> {
  await typeIn(page, canvas(page).locator('main [data-block] h2[contenteditable]').nth(index), text);
}

async function typeIn(page: Page, field: ReturnType<Page['locator']>, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await expect(field).toHaveText(text);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Page Saved')).toBeVisible();
}
