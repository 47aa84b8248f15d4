import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { violationsIn } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { block } from './small-page.ts';

const SLUG = 'links-everywhere';
const BUTTON_SLUG = 'links-of-a-button';

// In each run: `LinkControl.test.tsx` and `LinkDialog.test.tsx`.
test(
  'an editor links pages, headings and addresses wherever a link is made, with one picker',
  LONG_ONLY,
  async ({ page, product }) => {
    const { post } = await logIn(product.editorUrl, 'ada');
    const contents = [
      { componentType: 'RichText', key: 'words', text: '<p>Come to supper on Thursday</p>' },
      { componentType: 'Headline', key: 'end', id: 'the-end', title: 'The end' },
    ];
    await post('page/save', {
      page: { domainId: DOMAIN_ID, slug: SLUG, template: 'generic', header: { heading: 'Links' }, contents },
    });
    await openEditor(page, product, `/${SLUG}`);
    const option = (name: string | RegExp) => page.getByRole('option', { name });
    const text = block(page, 'words').locator('[data-rich-text]');
    const link = canvas(page).locator('[data-block="words"] a');

    // Text, by keyboard: Ctrl+K, a page, its heading; Escape leaves all as it was.
    await text.click();
    await expect(canvas(page).locator('.ProseMirror')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+K');
    const picker = page.getByRole('dialog', { name: 'Link' });
    await expect(picker.getByLabel('Link to')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(canvas(page).locator('.ProseMirror')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+K');
    await picker.getByLabel('Link to').pressSequentially('links everywhere');
    await expect(option(/^Links/)).toHaveAttribute('data-highlighted');
    expect(await violationsIn(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(picker.getByText('Page: Links')).toBeVisible();
    await expect(picker.getByText('Not published yet')).toBeVisible();
    await picker.getByLabel('Go to a heading').selectOption('The end');
    await picker.getByRole('button', { name: 'Add link' }).press('Enter');
    await expect(link).toHaveAttribute('href', `/${SLUG}#the-end`);
    await expect(canvas(page).locator('.ProseMirror')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+K');
    await picker.getByRole('button', { name: 'Remove link' }).click();
    await expect(link).toHaveCount(0);
    await expect(canvas(page).locator('.ProseMirror')).toBeFocused();
  },
);

// In each run: `LinkControl.test.tsx`, `LinkDialog.test.tsx`, `link-suggestions.test.ts` and `site-settings.test.tsx`.
test(
  'an editor links a button to a page that is made, deleted or no page, and adds a redirect',
  LONG_ONLY,
  async ({ page, product }) => {
    const { get, post } = await logIn(product.editorUrl, 'ada');
    const contents = [{ componentType: 'Button', key: 'more' }];
    await post('page/save', { page: { domainId: DOMAIN_ID, slug: BUTTON_SLUG, template: 'generic', contents } });
    await openEditor(page, product, `/${BUTTON_SLUG}`);
    const option = (name: string | RegExp) => page.getByRole('option', { name });

    // A button, by pointer: a page that does not exist yet.
    await page.getByRole('button', { name: 'Settings panel' }).click();
    await block(page, 'more').focus();
    const panel = page.getByRole('complementary', { name: 'Settings' });
    const to = panel.getByLabel('Link to');
    await to.fill('Our soup');
    await option('Create the page “Our soup”').click();
    await panel.getByRole('button', { name: 'Create and link' }).click();
    await expect(to).toHaveValue('Our soup');
    await expect(panel.getByLabel('Link text')).toHaveValue('Our soup');

    // Deleted between choosing and saving: said, not lost.
    const made = await get<{ _id: string }>('page/load', { slug: 'our-soup' });
    await post('page/delete', { _id: made._id, domainId: DOMAIN_ID });
    await page.getByRole('button', { name: 'Save page' }).click();
    await expect(page.getByText('A new link leads to “Our soup” (/our-soup), which is in the trash.')).toBeVisible();
    const { contents: saved } = await get<{ contents: unknown[] }>('page/load', { slug: BUTTON_SLUG });
    expect(saved[0]).toMatchObject({ link: { type: 'page', href: '/our-soup', text: 'Our soup' } });

    // Neither an address nor a choice: it stays in the field, with the reason.
    await to.fill('some words');
    await to.press('Tab');
    await expect(panel.getByRole('alert')).toContainText('“some words” is not a valid address');
    await to.fill('0412 345 678');
    await to.press('Tab');
    await expect(panel.getByText('Telephone: 0412345678')).toBeVisible();
    await page.getByRole('button', { name: 'Save page' }).click();
    await expect(page.getByText('Page Saved').last()).toBeVisible();

    // A redirect: why an address cannot be an old one, and a page as the new one.
    await page.getByRole('button', { name: 'Site settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Site settings' });
    await settings.getByRole('tab', { name: 'Redirects' }).click();
    await settings.getByLabel('From', { exact: true }).fill('/about');
    await expect(settings.getByText('A page takes precedence over a redirect')).toBeVisible();
    await settings.getByLabel('From', { exact: true }).fill(`${product.siteUrl}/old-soup`);
    await settings.getByLabel('To', { exact: true }).fill('/about');
    await settings.getByLabel('To', { exact: true }).press('Enter');
    await settings.getByRole('button', { name: 'Add redirect' }).click();
    await expect(settings.getByRole('row', { name: /\/old-soup \/about/ })).toBeVisible();
  },
);
