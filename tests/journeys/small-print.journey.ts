import { logIn } from '../editing-client.ts';
import { violationsIn } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: the same in `components`, with carousels.
test('an editor switches off what a component does on click, to edit it', LONG_ONLY, async ({ page, product }) => {
  await openEditor(page, product, '/blocks/timeline');
  const tabs = canvas(page).getByRole('tab');
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const reacts = page.getByLabel('Respond to clicks and hovering while I edit');
  await page.getByRole('button', { name: 'Settings panel' }).click();
  await page.locator('summary', { hasText: 'Advanced' }).click();
  await reacts.uncheck();
  await tabs.nth(2).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await reacts.check();
  await tabs.nth(2).click();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
});

// In each run: `listen-to-selection.test.tsx`.
test(
  'a press on the footer, which all pages share, only selects it; the next one edits it',
  LONG_ONLY,
  async ({ page, product }) => {
    await openEditor(page, product, '/about');
    const footer = canvas(page).getByRole('contentinfo');
    const words = footer.getByText('Mostly pictures of soup');
    const label = canvas(page).getByText('Footer · on every page');
    const frame = page.locator('#canvas');
    const before = await frame.boundingBox();
    await page.getByRole('button', { name: 'Page settings' }).focus();
    await words.click();
    await expect(label).toBeVisible();
    await expect(page.locator('iframe'), 'keys are for the page now').toBeFocused();
    await page.keyboard.type('Stray');
    await expect(words).toHaveText('Mostly pictures of soup');
    await words.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' and bread');
    await expect(footer.getByText('Mostly pictures of soup and bread')).toBeVisible();
    await expect(label, 'the frame stays').toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await canvas(page).getByRole('heading', { level: 1 }).click();
    expect(await frame.boundingBox(), 'nothing around the page moves').toEqual(before);
    await expect(label).toHaveCount(0);
    await canvas(page)
      .getByRole('banner')
      .click({ position: { x: 2, y: 2 } });
    await expect(canvas(page).getByText('Navigation · on every page')).toBeVisible();
  },
);

// In each run: `server/site/site-documents.test.ts`, `saving-dialogs.test.tsx`, `merge-newer.test.ts`.
test('an editor gives a region a footer of its own', LONG_ONLY, async ({ page, product }) => {
  await openEditor(page, product, '/about');
  const part = page.getByRole('button', { name: 'Footer', exact: true });
  if (!(await part.isVisible())) await page.getByRole('button', { name: 'Settings panel' }).click();
  await part.click();
  await expect(canvas(page).getByRole('contentinfo')).toBeInViewport();
  const region = page.getByLabel('Region');
  await region.fill('valley');
  await page.getByRole('button', { name: 'Edit the region valley' }).click();
  await expect(page.getByText('pages below /valley')).toBeVisible();
  const words = canvas(page).getByRole('contentinfo').getByText('Mostly pictures of soup');
  await words.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Mostly pictures of hills');
  await page.getByRole('button', { name: 'Save footer' }).click();
  await expect(page.getByText('Footer Saved')).toBeVisible();

  const client = await logIn(product.editorUrl, 'ada');
  const { domain } = await client.get<{ domain: { _id: string } }>('config/loadDomain', { hostname: 'localhost' });
  const footerOf = (slugPrefix: string) =>
    client.post<{ _id: string; socialText: string; copyright: string }>('footer/loadRegionFooter', {
      domainId: domain._id,
      region: slugPrefix,
    });
  expect((await footerOf('valley')).socialText).toBe('Mostly pictures of hills');
  expect((await footerOf('')).socialText).toBe('Mostly pictures of soup');

  const changes = { socialText: 'Mostly pictures of rain', copyright: 'By somebody else' };
  await client.post('site/saveFooter', { footer: { ...(await footerOf('valley')), ...changes } });
  await canvas(page).getByRole('contentinfo').getByText('Mostly pictures of hills').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and sun');
  await page.getByRole('button', { name: 'Save footer' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'The footer was changed elsewhere' });
  const merge = dialog.getByRole('button', { name: 'Merge and save' });
  await expect(merge).toBeDisabled();
  expect(await violationsIn(page, '[role="alertdialog"]'), 'the dialog').toEqual([]);
  await dialog.getByRole('radio', { name: /^Yours/ }).check();
  await merge.click();
  await expect(dialog).toBeHidden();
  const ours = { socialText: 'Mostly pictures of hills and sun', copyright: 'By somebody else' };
  await expect.poll(() => footerOf('valley')).toMatchObject(ours);
});
