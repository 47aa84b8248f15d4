import { logIn } from '../editing-client.ts';
import { expect, openEditor, test } from './journey.ts';

test('site settings that somebody else has changed are not overwritten', async ({ page, product }) => {
  const { get, post } = await logIn(product.editorUrl, 'ada');
  const { domain } = await get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  const stored = () => get<Record<string, unknown>>('siteSettings/loadSiteSettings', { domainId: domain._id });
  const before = await stored();

  await openEditor(page, product, '/about');
  await page.getByRole('button', { name: 'Site settings' }).click();
  await page.getByRole('tab', { name: 'SEO' }).click();
  await page.getByLabel('Keywords').fill('harbour, soup');
  await post('siteSettings/saveSiteSettings', { siteSettings: { ...before, description: 'By somebody else' } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Site Settings Saved')).toBeVisible();
  expect(await stored()).toMatchObject({ keywords: 'harbour, soup', description: 'By somebody else' });
  await expect(page.getByLabel('Description')).toHaveValue('By somebody else');

  await post('siteSettings/saveSiteSettings', { siteSettings: before });
});

test('a category without a name cannot be published', async ({ page, product }) => {
  await openEditor(page, product, '/about');
  await page.getByRole('button', { name: 'Site settings' }).click();
  await page.getByRole('tab', { name: 'Categories' }).click();
  await page.getByRole('button', { name: 'Add category' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('group', { name: 'New category' }).getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Site Settings Published')).toBeHidden();
});
