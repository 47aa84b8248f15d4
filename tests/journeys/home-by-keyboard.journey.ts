import type { Page } from 'playwright/test';
import type { Page as SitePage } from '#content-store/model/entities/page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { home } from '#site/templates/home/definition.ts';
import { logIn, PASSWORD } from '../editing-client.ts';
import type { RunningProduct } from '../running-product.ts';
import { expect, LONG_ONLY, test } from './journey.ts';
import { KeyboardAuthor } from './keyboard-author.ts';

// Thousands of key presses: a trace would take a snapshot at each of them.
test.use({ trace: 'off' });

const SLUG = 'home-again';

// In each run: part of the week by keyboard, `CommandPalette.test.tsx`, `keyboard` and `typing-at-once`.
test('an editor without a pointer builds a home page from scratch', LONG_ONLY, async ({ page, product }) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const client = await logIn(product.editorUrl, 'ada');
  const load = (slug: string) => client.get<SitePage>('page/load', { slug, domainId: 'sidegate' });
  const model = await load('');
  const author = new KeyboardAuthor(page);

  await logInByKeyboard(page, product, author);
  await createPage(page, author);
  await author.press(page.getByRole('region', { name: 'View' }).getByRole('button', { name: 'List' }));
  const list = page.getByRole('main', { name: 'Components of this page' });
  const opening = list.locator('summary', { hasText: 'Page header' });
  await author.press(opening);
  await author.fill(opening.locator('xpath=..'), home.fields, await load(SLUG), model);
  for (const block of model.contents) await addBlock(page, author, block);

  await author.press(page.getByRole('button', { name: 'Publish page' }));
  await author.press(page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }));
  await expect(page.getByText('Page Published')).toBeVisible();

  const built = await load(SLUG);
  expect(built.header).toEqual(model.header);
  expect(built.backgroundColour).toBe(model.backgroundColour);
  expect(built.contents.map(withoutKey)).toEqual(model.contents.map(withoutKey));
});

async function logInByKeyboard(page: Page, product: RunningProduct, author: KeyboardAuthor): Promise<void> {
  await page.goto(`${product.editorUrl}/about`);
  await author.press(page.getByRole('button', { name: 'Log in' }));
  const dialog = page.getByRole('dialog', { name: 'Welcome' });
  await author.write(dialog.getByLabel('Username or email'), 'ada');
  await author.write(dialog.getByLabel('Password'), PASSWORD);
  await author.key('Enter');
  await expect(dialog).toBeHidden();
}

async function createPage(page: Page, author: KeyboardAuthor): Promise<void> {
  await author.press(page.getByRole('button', { name: 'Create new page' }));
  const creation = page.getByRole('dialog', { name: 'Create new page' });
  await author.write(creation.getByLabel('Page slug'), SLUG);
  await expect(creation.getByText(`Your slug: /${SLUG}`)).toBeVisible();
  await author.choose(creation.getByRole('group', { name: 'Template' }), 'Home page');
  await author.press(creation.getByRole('button', { name: 'Create page' }));
  await page.waitForURL(`**/${SLUG}`);
}

/** Adds a block at the end of the page and fills in the model's values. */
async function addBlock(page: Page, author: KeyboardAuthor, model: ContentItem): Promise<void> {
  const block = blockOf(model.componentType);
  if (!block) throw new Error(`${model.componentType} is not installed`);
  const list = page.getByRole('main', { name: 'Components of this page' });
  const entries = list.locator('[data-entry]');
  const count = await entries.count();
  await author.press(list.getByRole('button', { name: 'Add component', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Add component' });
  await author.write(dialog.getByLabel('Search components'), block.definition.label);
  await author.key('Enter');
  await expect(dialog).toBeHidden();
  await expect(entries).toHaveCount(count + 1);
  await author.press(entries.last());
  const present = block.schema.parse({ ...block.definition.sample, componentType: model.componentType, key: 'new' });
  const wanted = block.schema.parse(model);
  await author.fill(entries.last().locator('xpath=ancestor::li[1]'), block.definition.fields, present, wanted);
}

function withoutKey(item: ContentItem): unknown {
  return { ...item, ...blockOf(item.componentType)?.schema.parse(item), key: '' };
}
