import type { Page } from 'playwright/test';
import { violations } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: `compare-pages.test.ts`, `union-page.test.ts`, `page-settings.test.tsx` (compares, restores), `server/pages/page-versions.test.ts`.
test(
  'an editor sees on the page what changed since a version, and restores it',
  LONG_ONLY,
  async ({ page, product }) => {
    test.setTimeout(120_000);
    await openEditor(page, product, '/what-we-do');
    const heading = canvas(page).getByRole('heading', { level: 1 });
    const before = (await heading.textContent()) ?? '';
    const blocks = canvas(page).locator('main [data-block]');
    await type(page, 'Something else entirely');
    await blocks.first().focus();
    await page.keyboard.press('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Save page' }).click();
    await expect(page.getByText('Page Saved')).toBeVisible();

    await page.getByRole('button', { name: 'Page settings' }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Compare version 1', exact: true }).click();
    const bar = page.getByRole('region', { name: 'Comparison' });
    await expect(bar).toContainText('Changed since version 1');
    await expect(bar).toContainText('Heading');
    const removed = canvas(page).locator('[data-change="removed"]');
    await expect(removed.first()).toBeVisible();
    await expect(canvas(page).locator('.badge', { hasText: 'Removed' }).first()).toBeVisible();
    await expect(heading.locator('ins').first()).toContainText('Something');
    await expect(heading.locator('del').first()).toBeVisible();
    await bar.getByRole('button', { name: 'Next change' }).click();
    await expect(removed.first()).toBeFocused();
    expect(await violations(page), 'the comparison').toEqual([]);

    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(heading).toHaveText('Something else entirely');
    await expect(removed).toHaveCount(0);

    await page.getByRole('button', { name: 'Page settings' }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Compare version 1', exact: true }).click();
    await bar.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(page.getByText('Version restored')).toBeVisible();
    await expect(heading).toHaveText(before);
  },
);

async function type(page: Page, text: string): Promise<void> {
  await canvas(page).getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
