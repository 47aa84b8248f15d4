import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: `releases.test.tsx` and `release-preview.test.ts`.
test(
  'an editor fills a release beside the draft, sees the site as it will be, and publishes it',
  LONG_ONLY,
  async ({ page, product }) => {
    await openEditor(page, product, '/about');
    await page.getByRole('button', { name: 'More about publishing' }).click();
    await page.getByRole('menuitem', { name: 'Add to a release…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Spring');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Version: Draft' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Spring' }).click();
    await expect(page.getByRole('button', { name: 'Version: Spring' })).toBeVisible();

    const heading = canvas(page).locator('h1');
    await heading.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('About us in spring');
    await page.keyboard.press('ControlOrMeta+S');
    await expect(page.getByText('Page Saved').first()).toBeVisible();
    const visitors = async () => (await page.request.get(`${product.siteUrl}/about`)).text();
    expect(await visitors()).not.toContain('About us in spring');

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const release = page.getByRole('dialog', { name: 'Spring' });
    await release.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page).toHaveURL(/\/\?release=/);
    await expect(page.getByText('Not in it yet')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await release.getByRole('button', { name: 'Publish 1 change' }).click();
    await expect.poll(visitors).toContain('About us in spring');
  },
);
