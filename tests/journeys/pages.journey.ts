import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: `page-dialogs.test.tsx`.
test('an editor creates a page of a template, at an address that is free', LONG_ONLY, async ({ page, product }) => {
  await openEditor(page, product, '/about');
  await page.getByRole('button', { name: 'Create new page' }).click();
  const creation = page.getByRole('dialog', { name: 'Create new page' });
  await creation.getByRole('button', { name: 'Create page' }).click();
  await expect(creation.getByText('Enter a slug.')).toBeVisible();
  await creation.getByLabel('Page slug').fill('/About');
  await expect(creation.getByText('Another page already has this slug')).toBeVisible();
  await creation.getByLabel('Page slug').fill('/Jobs/A Cook!');
  await expect(creation.getByText('Your slug: /jobs/a-cook')).toBeVisible();
  await creation.getByLabel('Job').check();
  await creation.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByText('Page created')).toBeVisible();
  await expect(canvas(page).getByText('Your key responsibilities')).toBeVisible();
  const emptyText = canvas(page).locator('[data-rich-text][data-empty]').first();
  await expect.poll(async () => (await emptyText.boundingBox())?.width, 'room for its placeholder').toBeGreaterThan(80);
});

// In each run: `page-settings.test.tsx`, the tests of `whole-site` and `server/pages`.
test('an editor moves a page to another address, deletes it and restores it', LONG_ONLY, async ({ page, product }) => {
  const { post } = await logIn(product.editorUrl, 'ada');
  const contents = [{ componentType: 'Headline', key: 'duties', title: 'Your key responsibilities' }];
  await post('page/save', { page: { domainId: DOMAIN_ID, slug: 'jobs/a-baker', template: 'generic', contents } });
  await openEditor(page, product, '/jobs/a-baker');
  await page.getByRole('button', { name: 'Page settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Page settings' });
  await settings.getByLabel('New slug').fill('jobs/baker');
  await settings.getByRole('button', { name: 'Change slug' }).click();
  await page.waitForURL('**/jobs/baker');

  await page.getByRole('button', { name: 'Page settings' }).click();
  await settings.getByRole('tab', { name: 'History' }).click();
  await settings.getByRole('button', { name: 'Restore version 1' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore version 1' });
  await expect(question).toContainText('The page stays at /jobs/baker');
  await question.getByRole('button', { name: 'Restore and move to /jobs/a-baker' }).click();
  await page.waitForURL('**/jobs/a-baker');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More about publishing' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete page' }).click();
  await expect(page.getByText('Page Deleted')).toBeVisible();

  await page.getByRole('button', { name: 'Dashboard' }).click();
  await page.getByRole('tab', { name: 'Sitemap' }).click();
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByLabel('Last Modified From').fill('2026-03-31');
  await page.getByLabel('Last Modified To').pressSequentially('04152026');
  await expect(page.getByLabel('Last Modified To'), 'a day is typed digit by digit').toHaveValue('2026-04-15');
  const trash = page.getByRole('tab', { name: 'Trash' });
  await trash.click();
  await page.getByRole('button', { name: 'Restore /jobs/a-baker' }).press('Enter');
  await expect(page.getByText('Page restored')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore /jobs/a-baker' })).toHaveCount(0);
  await expect(trash, 'the focus goes elsewhere, the tab stays').toHaveAttribute('aria-selected', 'true');
  await page.goto(`${product.editorUrl}/jobs/a-baker`);
  await expect(canvas(page).getByText('Your key responsibilities')).toBeVisible();
});
