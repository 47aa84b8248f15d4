import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { block } from './small-page.ts';

test('an editor turns carousels on the page, and stops them from turning', async ({ page, product }) => {
  const { post } = await logIn(product.editorUrl, 'ada');
  const slides = [{ heading: 'Bread' }, { heading: 'Soup' }, { heading: 'Cheese' }];
  const quotes = [{ text: 'More salt' }, { text: 'Less pepper' }];
  const contents = [
    { componentType: 'QuoteCarousel', key: 'quotes', quotes },
    { componentType: 'CoverFlow', key: 'covers', slides },
  ];
  await post('page/save', { page: { domainId: DOMAIN_ID, slug: 'turning', template: 'generic', contents } });
  await openEditor(page, product, '/turning');

  // The button is pressed once its slide has been scrolled into view.
  const button = (name: string) => canvas(page).locator('main').getByRole('button', { name });
  await expect(button('Quote 1')).toHaveAttribute('aria-pressed', 'true');
  await button('Quote 2').click();
  await expect(button('Quote 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(block(page, 'quotes').getByText('Less pepper')).toBeInViewport({ ratio: 0.9 });

  await button('Soup').hover();
  await expect(button('Soup')).toHaveAttribute('aria-pressed', 'true');
  await button('Cheese').click();
  await expect(button('Cheese')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Settings panel' }).click();
  await page.locator('summary', { hasText: 'Advanced' }).click();
  await page.getByLabel('Respond to clicks and hovering while I edit').uncheck();
  await button('Bread').click();
  await expect(button('Cheese')).toHaveAttribute('aria-pressed', 'true');
});

// In each run: `AddBlockDialog.test.tsx`; that its preview has the layout of a page is left to the long form.
test('the picker shows a component as on a page', LONG_ONLY, async ({ page, product }) => {
  await openEditor(page, product, '/about');
  await canvas(page).locator('main [data-block]').first().focus();
  await canvas(page).getByRole('button', { name: 'Add component below' }).click();
  await page.getByRole('combobox', { name: 'Search components' }).fill('Left and right');
  const preview = page.frameLocator('iframe[title="Preview of Left and right"]');
  const left = async (inside: string) => (await preview.locator(inside).first().boundingBox())?.x ?? 0;
  await expect.poll(async () => (await left('h2')) - (await left('img'))).toBeGreaterThan(20);
});

// In each run: `autosave`, with the same field, and `FieldList.test.tsx`.
test(
  'a newsletter survives a new field without an id, and removing a field asks for confirmation',
  LONG_ONLY,
  async ({ page, product }) => {
    const { post } = await logIn(product.editorUrl, 'ada');
    const contents = [{ componentType: 'NewsletterBox', key: 'news', heading: 'Soup news' }];
    await post('page/save', { page: { domainId: DOMAIN_ID, slug: 'news-fields', template: 'generic', contents } });
    await openEditor(page, product, '/news-fields');
    await page.getByRole('button', { name: 'Settings panel' }).click();
    await block(page, 'news').focus();
    const panel = page.getByRole('complementary', { name: 'Settings' });
    await panel.getByRole('button', { name: 'Add item' }).click();
    await expect(panel.getByLabel('Id', { exact: true }).last()).toBeFocused();
    await expect(panel.getByText('An ID for the field is required!')).toBeVisible();
    await expect(block(page, 'news').getByText('Soup news')).toBeVisible();

    await panel.getByLabel('Id', { exact: true }).last().fill('STREET');
    await panel.getByLabel('Name', { exact: true }).last().fill('Street');
    await expect(block(page, 'news').getByLabel('Street')).toBeVisible();
    await expect(panel.getByText('An ID for the field is required!')).toBeHidden();
    await panel.getByRole('button', { name: 'Remove Street' }).click();
    await expect(page.getByRole('alertdialog').getByText('Are you sure?')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(block(page, 'news').getByLabel('Street')).toBeHidden();
  },
);

// In each run: `library`, and `Hub.test.tsx` while it is edited.
test('a hub filters and sorts while it is edited', LONG_ONLY, async ({ page, product }) => {
  const { post } = await logIn(product.editorUrl, 'ada');
  const contents = [{ componentType: 'Hub', key: 'hub' }];
  await post('page/save', { page: { domainId: DOMAIN_ID, slug: 'edited-library', template: 'generic', contents } });
  await openEditor(page, product, '/edited-library');
  await page.getByRole('button', { name: 'Settings panel' }).click();
  await block(page, 'hub').focus();
  const firstTitle = block(page, 'hub').getByRole('list', { name: 'Results' }).getByRole('heading').first();
  const alphabetical = (await firstTitle.textContent()) ?? '';
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await panel.getByLabel('Sort by').first().selectOption('Title (Z-A)');
  await expect(firstTitle).not.toHaveText(alphabetical);

  const count = block(page, 'hub').getByRole('status').first();
  const all = (await count.textContent()) ?? '';
  await block(page, 'hub').getByLabel('News', { exact: true }).check();
  await expect(count).not.toHaveText(all);
  await expect(count).toHaveText(/^\d+ items$/);
});
