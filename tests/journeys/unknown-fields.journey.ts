import type { Page } from '#content-store/model/entities/page.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';

// In each run: `remove-unknown.test.ts`, `site/content/unknown-fields.test.ts`, `FieldList.test.tsx`.
test(
  'an editor sees which fields the site does not know, and removes them when they want to',
  LONG_ONLY,
  async ({ page, product }) => {
    const { post, get } = await logIn(product.editorUrl, 'ada');
    const quote = {
      componentType: 'QuoteBlock',
      key: 'quote',
      quote: 'More salt',
      config: { backgroundColour: 'mauve' },
    };
    const header = { heading: 'Kept', ribbon: 'red' };
    const contents = [{ ...quote, glitter: 'gold', tinsel: { shine: 1 } }];
    await post('page/save', {
      page: { domainId: DOMAIN_ID, slug: 'unknown-fields', header, contents },
      collection: 'pages',
    });
    const stored = () => get<Page>('page/load', { slug: 'unknown-fields', domainId: DOMAIN_ID, collection: 'pages' });

    await openEditor(page, product, '/unknown-fields');
    await page.getByRole('button', { name: 'Settings panel' }).click();
    await canvas(page).getByText('More salt').click();
    const panel = page.getByRole('complementary', { name: 'Settings' });
    const unknown = panel.getByRole('region', { name: 'Unknown fields' });
    await expect(unknown).toContainText('This site does not know glitter, tinsel.');
    await expect(panel.getByText('This site does not offer “mauve”, which was chosen before.')).toBeVisible();
    await expect(canvas(page).locator('body')).not.toContainText('gold');

    await unknown.getByRole('button', { name: 'Remove' }).click();
    await expect(unknown).toBeHidden();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(unknown).toContainText('glitter, tinsel');
    await unknown.getByRole('button', { name: 'Remove' }).click();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Page Saved')).toBeVisible();
    const saved = await stored();
    expect(saved.header).toMatchObject({ ribbon: 'red' });
    expect(saved.contents[0]).toMatchObject(quote);
    expect(JSON.stringify(saved)).not.toMatch(/glitter|tinsel/);
  },
);
