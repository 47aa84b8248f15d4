import type { Locator, Page } from 'playwright/test';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import type { RunningProduct } from '../running-product.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { frameOf, SPEEDS, WORDS } from './typing-at-once.ts';

/** Some of them are typed before the page is left, some while it is loaded, some after. */
const LONG_WORDS = 'Where every letter counts, and even the spaces do';

const partOf = (key: string) => `[data-block="${key}"]`;

async function openPage(page: Page, product: RunningProduct, slug: string, contents: readonly object[]): Promise<void> {
  const { post } = await logIn(product.editorUrl, 'ada');
  const header = { heading: 'Typing' };
  await post('page/save', { page: { domainId: DOMAIN_ID, slug, template: 'generic', header, contents } });
  await openEditor(page, product, `/${slug}`);
}

test('a slash opens the picker on any empty line, and what is typed at once is searched for', async ({
  page,
  product,
}) => {
  const text = '<p>One</p><p>Two</p>';
  await openPage(page, product, 'slash', [{ componentType: 'RichText', key: 'rich', text }]);
  const rich = canvas(page).locator(partOf('rich'));
  const search = page.getByRole('combobox', { name: 'Search components' });
  await rich.locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and/or');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/quote');
  await expect(search).toHaveValue('quote');
  await page.keyboard.press('Escape');
  await expect(rich.locator('.ProseMirror')).toBeFocused();
  await expect(rich.locator('p')).toHaveText(['One and/or', '/', 'Two']);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('/');
  await search.fill('Headline');
  await page.keyboard.press('Enter');
  await page.keyboard.type(WORDS);
  await expect(canvas(page).getByRole('group', { name: /^Headline, 2 of 2/ })).toHaveText(WORDS);
  await expect(rich.locator('p')).toHaveText(['One and/or', '', 'Two']);
});

// In each run: the texts below, which come late on a page that is there, and `listen-to-keys.test.tsx`.
test(
  'what is typed while a page that was just made is opened goes into its first empty text',
  LONG_ONLY,
  async ({ page, product }) => {
    await openPage(page, product, 'before-a-new-page', [{ componentType: 'Headline', key: 'first' }]);
    const heading = canvas(page).locator('[data-field="header.heading"]');
    const description = canvas(page).locator('[data-field="header.description"]');
    const made: readonly [label: string, text: string, first: Locator][] = [
      ['Title', 'Typed fast', description],
      ['Page slug', 'typed-as-people-do', heading],
    ];
    for (const [index, [label, text, first]] of made.entries()) {
      await page.getByRole('button', { name: 'Create new page' }).click();
      const creating = page.getByRole('dialog', { name: 'Create new page' });
      await creating.getByLabel(label).fill(text);
      await creating.getByRole('button', { name: 'Create page' }).press('Enter');
      await expect(creating).toBeHidden();
      await page.keyboard.type(LONG_WORDS, { delay: index * SPEEDS.normal });
      await expect(first).toHaveText(LONG_WORDS);
      await expect(first).toBeFocused();
      expect(page.url()).toContain('typed-');
      const saved = page.waitForResponse((response) => response.url().endsWith('/page/save'));
      await page.keyboard.press('ControlOrMeta+s');
      await saved;
      await expect(page.getByText('Page Saved').first()).toBeVisible();
    }
    await page.goBack();
    await expect(description).toHaveText(LONG_WORDS);
    await expect(heading).toHaveText('Typed fast');
    await page.goBack();
    await expect(heading).toHaveText('Typing');
  },
);

test('nothing typed is lost while a text is still being loaded', async ({ page, product }) => {
  const loading = Promise.withResolvers<void>();
  await page.route(/mount-rich-text/, (route) => loading.promise.then(() => route.continue()));
  await openPage(page, product, 'slow-text', [{ componentType: 'RichText', key: 'rich', text: '<p>One</p>' }]);
  const rich = canvas(page).locator(partOf('rich'));
  await rich.focus();
  await page.keyboard.type('Not this');
  for (let undone = 0; undone < 2; undone += 1) await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.type('More ');
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  loading.resolve();
  await input.send('Input.insertText', { text: '日本' });
  await expect(rich.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('!');
  await expect(rich).toHaveText('OneMore 日本!');
  expect(frameOf(page).url()).toContain('slow-text');
});

test('keys that go on from a text which is still being loaded wait with the words', async ({ page, product }) => {
  const loading = Promise.withResolvers<void>();
  await page.route(/mount-rich-text/, (route) => loading.promise.then(() => route.continue()));
  await openPage(page, product, 'slow-text-left', [
    { componentType: 'RichText', key: 'rich', text: '<p>One</p>' },
    { componentType: 'Headline', key: 'last', title: 'Bread' },
  ]);
  const block = (key: string) => canvas(page).locator(partOf(key));
  const { keyboard } = page;
  await block('rich').focus();
  await keyboard.type('More');
  await keyboard.press('Tab');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Cheese');
  await keyboard.press('Escape');
  await keyboard.type(' and salt');
  loading.resolve();
  await expect(block('rich')).toHaveText('OneMore');
  await expect(block('last')).toHaveText('Cheese and salt');
});

// In each run: `open-commands.test.tsx`.
test(
  'what is typed right after Ctrl+K arrives in the palette, which is still being loaded',
  LONG_ONLY,
  async ({ page, product }) => {
    const loading = Promise.withResolvers<void>();
    await page.route(/CommandPalette/, (route) => loading.promise.then(() => route.continue()));
    await openPage(page, product, 'early-palette', [{ componentType: 'Headline', key: 'first', title: 'Bread' }]);
    const heading = canvas(page).locator(partOf('first')).getByText('Bread');
    await heading.click();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('media library');
    loading.resolve();
    const search = page.getByRole('combobox', { name: 'Find a page, an action or a setting' });
    await expect(search).toHaveValue('media library');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText('Bread');
  },
);
