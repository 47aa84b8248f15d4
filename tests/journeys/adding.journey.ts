import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { violationsIn } from './axe.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: `AddBlockDialog.test.tsx`, `sections.test.ts`, and `typing-early` for the slash.
test(
  'an editor adds by typing a slash, copies a pattern, and changes two pages in one section',
  LONG_ONLY,
  async ({ page, product }) => {
    const { get, post } = await logIn(product.editorUrl, 'ada');
    const texts = [
      { componentType: 'RichText', key: 'empty' },
      { componentType: 'Headline', key: 'hours', title: 'Nine to five' },
    ];
    const pageAt = (slug: string, contents: object[]) => ({ domainId: DOMAIN_ID, slug, template: 'generic', contents });
    await post('page/save', { page: pageAt('adding', texts) });
    await openEditor(page, product, '/adding');
    const inPage = canvas(page);
    const search = page.getByRole('combobox', { name: 'Search components' });

    // A slash in an empty text opens the picker; Escape leaves the slash.
    await inPage.locator('[data-block="empty"] [data-rich-text]').click();
    await expect(inPage.locator('.ProseMirror')).toBeFocused();
    await page.keyboard.type('/');
    await expect(search).toBeFocused();
    expect(await violationsIn(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(inPage.locator('[data-block="empty"]')).toHaveText('/');
    await expect(inPage.locator('.ProseMirror')).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/');
    await search.fill('testimonial');
    await expect(page.getByRole('option', { name: 'Quote', exact: true })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(inPage.locator('[data-block="empty"]'), 'an empty text gives way').toHaveCount(0);
    await expect(inPage.getByText('What someone said, in their own words.')).toBeVisible();

    // A pattern is copied, a section is shared.
    const saveAs = async (name: string, kind: 'Pattern' | 'Section') => {
      await inPage.locator('[data-block]', { hasText: 'Nine to five' }).first().focus();
      await inPage.getByRole('button', { name: 'More' }).click();
      await inPage.getByRole('button', { name: 'Save for other pages…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save for other pages' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByRole('radio', { name: kind }).check();
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await saveAs('Opening hours', 'Pattern');
    await saveAs('Hours we are open', 'Section');
    await expect(inPage.locator('.pw-section')).toHaveText('Nine to five');
    await inPage.getByRole('button', { name: 'Add component below' }).click();
    await search.fill('opening');
    await expect(page.getByRole('option', { name: 'Opening hours' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(inPage.getByText('Nine to five')).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Page Saved')).toBeVisible();

    // Published once, the section shows on every page that uses it.
    const sections = await get<{ _id: string; name: string }[]>('section/list', { domainId: DOMAIN_ID });
    const section = sections.find(({ name }) => name === 'Hours we are open');
    if (!section) throw new Error('The section is not in the list');
    for (const slug of ['one-that-shows', 'other-that-shows']) {
      const contents = [{ componentType: 'Section', key: 's', sectionId: section._id }];
      await post('page/publishPage', { page: pageAt(slug, contents) });
    }
    await inPage.locator('.pw-section').click();
    await page.getByRole('button', { name: 'Settings panel' }).click();
    await page.getByRole('button', { name: 'Edit section' }).click();
    await page.waitForURL('**/_section/*');
    await expect(inPage.getByRole('group', { name: /, 1 of \d+/ }).first()).toBeVisible();
    await inPage.getByText('Nine to five').click();
    await page.keyboard.press('End');
    await page.keyboard.type(', not on Mondays');
    await expect(inPage.getByText('Nine to five, not on Mondays')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Page Saved')).toBeVisible();
    const slug = new URL(page.url()).pathname.replace('/_section/', '');
    const draft = await get<object>('page/load', { slug, domainId: DOMAIN_ID, collection: 'sections' });
    await post('page/publishPage', { page: draft, collection: 'sections' });
    for (const shown of ['one-that-shows', 'other-that-shows']) {
      const text = async () => (await page.request.get(`${product.siteUrl}/${shown}`)).text();
      await expect.poll(text).toContain('Nine to five, not on Mondays');
    }
  },
);
