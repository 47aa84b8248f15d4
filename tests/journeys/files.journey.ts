import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { block } from './small-page.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}`) });

// In each run: `LinkControl.test.tsx`, which uploads one, and `upload.test.ts`.
test('an editor links an uploaded file by keyboard, and a visitor opens it', LONG_ONLY, async ({ page, product }) => {
  const { get, post } = await logIn(product.editorUrl, 'ada');
  const contents = [{ componentType: 'Button', key: 'more' }];
  await post('page/save', {
    page: { domainId: DOMAIN_ID, slug: 'with-file', template: 'generic', header: { heading: 'With a file' }, contents },
  });
  await openEditor(page, product, '/with-file');
  await page.getByRole('button', { name: 'Settings panel' }).click();
  await block(page, 'more').focus();
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const to = panel.getByLabel('Link to');
  await to.press('ArrowDown');
  await expect(page.getByRole('option').nth(5), 'pages are found').toBeVisible();
  const upload = page.getByRole('option', { name: /Upload a file/ });
  await expect(async () => {
    await to.press('ArrowUp'); // the list ends with what can be made
    await expect(upload).toHaveAttribute('data-highlighted', { timeout: 200 });
  }).toPass();
  await to.press('Enter');
  await expect(panel.getByLabel('File', { exact: true })).toBeFocused();
  await panel.locator('input[type=file]').setInputFiles(pdf('Annual report.pdf'));
  await expect(to).toBeFocused();
  await expect(to).toHaveValue('Annual report.pdf');
  await expect(panel.getByText('File: Annual report.pdf')).toBeVisible();
  await expect(panel.getByLabel('Link text')).toHaveValue('Annual report');

  await panel.getByRole('button', { name: 'Remove link' }).press('Enter');
  await expect(to).toBeFocused();
  await to.pressSequentially('annual');
  await expect(page.getByRole('option', { name: /Annual report\.pdf/ })).toHaveAttribute('data-highlighted');
  await to.press('Enter');
  await expect(to).toHaveValue('Annual report.pdf');
  await panel.getByLabel('Tracking name').fill('report');

  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Page Saved')).toBeVisible();
  const saved = await get<object>('page/load', { slug: 'with-file' });
  await post('page/publishPage', { page: saved });
  const link = page.getByRole('link', { name: 'Annual report' });
  await expect(async () => {
    await page.goto(`${product.siteUrl}/with-file`);
    await expect(link).toHaveAttribute('data-tracking', 'report', { timeout: 100 });
  }).toPass();
  const response = await page.request.get(product.siteUrl + (await link.getAttribute('href')));
  expect(await response.text()).toBe('%PDF-1.7 Annual report.pdf');
});

// In each run: `Library.test.tsx`, `server/media`.
test('an editor copies the address of a file and opens it', LONG_ONLY, async ({ page, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, product, '/about');
  await page.getByRole('button', { name: 'Media', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Media library' });
  await dialog.locator('input[type=file]').first().setInputFiles(pdf('Minutes of May.pdf'));
  const details = dialog.getByRole('region', { name: 'Minutes of May.pdf' });
  const address = await details.getByLabel('Address').inputValue();
  expect(address).toMatch(/^\/_files\/.+\/Minutes-of-May\.pdf$/);
  await details.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const open = details.getByRole('link', { name: 'Open file' });
  await expect(open).toHaveAttribute('href', address);
  expect((await page.request.get(product.editorUrl + address)).headers()['content-type']).toBe('application/pdf');
});
