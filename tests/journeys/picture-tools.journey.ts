import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: `picture-dialogs.test.tsx` and `ImageControl.test.tsx`.
test(
  'an editor chooses a picture and describes it with three clicks, and crops it by keyboard',
  LONG_ONLY,
  async ({ page, product }) => {
    const { post } = await logIn(product.editorUrl, 'ada');
    const contents = [
      { componentType: 'SlimImage', key: 'picture' },
      { componentType: 'Headline', key: 'below', title: 'Our cook' },
    ];
    const header = { heading: 'Pictures' };
    await post('page/save', {
      page: { domainId: DOMAIN_ID, slug: 'pressed', template: 'generic', title: 'Pictures', header, contents },
    });
    await openEditor(page, product, '/pressed');
    const block = canvas(page).locator('[data-block="picture"]');
    const tools = canvas(page).getByRole('toolbar', { name: 'Picture' });
    await block.getByRole('button', { name: 'Choose a picture' }).click();
    const library = page.getByRole('dialog', { name: 'Choose a picture' });
    await library
      .getByRole('button')
      .filter({ has: page.locator('img') })
      .first()
      .click();
    await tools.getByRole('button', { name: 'Describe' }).click();
    await expect(page.getByRole('dialog', { name: 'Describe the picture' }).getByLabel('Image alt text')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Noor at the stove');
    await page.keyboard.press('Enter');
    await expect(block.locator('img')).toHaveAttribute('alt', 'Noor at the stove');
    await canvas(page).getByRole('heading', { name: 'Our cook' }).click();
    await expect(tools).toHaveCount(0);

    await block.focus();
    await page.keyboard.press('Enter');
    await expect(tools).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(tools.getByRole('button', { name: 'Replace' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(block.locator('[data-picture]')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Crop for desktop' });
    await dialog.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    const image = await page.evaluate(() => window.pagewright?.store.getState().documents?.page.contents[0]);
    expect(image).toMatchObject({ image: { alt: 'Noor at the stove', desktop: { top: expect.any(Number) } } });
  },
);
