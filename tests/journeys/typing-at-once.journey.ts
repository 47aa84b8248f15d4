import type { Page } from 'playwright/test';
import { SECTION_TYPE } from '#content-store/model/entities/section.ts';
import { freshBlock } from '#editor-service/editor/store/blocks/new-block.ts';
import { definitions } from '#site/blocks/definitions.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { logIn } from '../editing-client.ts';
import { IS_LONG } from '../run/long-form.ts';
import type { RunningProduct } from '../running-product.ts';
import { canvas, expect, LONG_ONLY, openEditor, test } from './journey.ts';
import { addAndType, documentsOf, type Speed, selectAndType, WORDS } from './typing-at-once.ts';

const KINDS = [...definitions.values()];
/** Those that differ: one line, a rich text, no text, words that wait for other pages, and blocks inside. */
const SOME = ['Headline', 'RichText', 'SimpleDivider', 'RelatedPages', 'ThreeColumnContent'];
const USED_KINDS = KINDS.filter(({ componentType }) => IS_LONG || SOME.includes(componentType));
/** A section is added by its name. */
const ADDED_KINDS = KINDS.filter(({ componentType }) => componentType !== SECTION_TYPE);
/** What is added in other ways than by a slash. */
const FEW = KINDS.filter(({ componentType: kind }) => kind === 'RichText' || kind === 'Headline');
const USED_SPEEDS: readonly Speed[] = ['fast', 'normal'];

const partOf = (key: string) => `[data-block="${key}"]`;

async function openPage(page: Page, product: RunningProduct, slug: string, contents: readonly object[]): Promise<void> {
  const { post } = await logIn(product.editorUrl, 'ada');
  const header = { heading: 'Typing' };
  await post('page/save', { page: { domainId: DOMAIN_ID, slug, template: 'generic', header, contents } });
  await openEditor(page, product, `/${slug}`);
}

test('what is typed on a selected component goes into its first text, whichever it is', async ({ page, product }) => {
  test.setTimeout(600_000);
  const contents = USED_KINDS.map((definition) => ({ ...freshBlock(definition), key: definition.componentType }));
  await openPage(page, product, 'every-component', contents);
  const inPage = canvas(page);
  for (const { componentType: key } of USED_KINDS) {
    const select = () => inPage.locator(partOf(key)).focus();
    await selectAndType(page, { way: key, speed: 'fast', part: partOf(key), select });
  }
  const select = () => inPage.locator('main h1').click({ position: { x: 2, y: 2 } });
  await selectAndType(page, { way: 'main', speed: 'normal', part: 'main', select });
});

// In each run: the first journey here, which selects each kind, `listen-to-keys.test.tsx` and `typing-early`.
test(
  'however a component is selected, what is typed at once goes into its first text',
  LONG_ONLY,
  async ({ page, product }) => {
    test.setTimeout(600_000);
    await openPage(page, product, 'selected-to-type', [
      { componentType: 'Headline', key: 'first', title: 'Bread' },
      { componentType: 'RichText', key: 'rich', text: '<p>One</p><p>Two</p>' },
      {
        componentType: 'ThreeColumnContent',
        key: 'columns',
        header: 'Soup',
        left: [{ componentType: 'QuoteBlock', key: 'quote', quote: 'More salt' }],
      },
      { componentType: 'SimpleDivider', key: 'line' },
      { componentType: 'Headline', key: 'last', title: 'Cheese' },
    ]);
    const inPage = canvas(page);
    const { keyboard } = page;
    const block = (key: string) => inPage.locator(partOf(key));
    const tools = inPage.locator('pagewright-tools');
    const row = (name: RegExp) => page.getByRole('treeitem', { name });
    const ways: readonly [way: string, key: string, select: () => Promise<unknown>][] = [
      ['a press on its edge', 'first', () => block('first').click({ position: { x: 3, y: 3 } })],
      ['a press on its edge', 'rich', () => block('rich').click({ position: { x: 2, y: 1 } })],
      [
        'its toolbar',
        'first',
        () =>
          block('first')
            .focus()
            .then(() => tools.locator('.grip').click()),
      ],
      [
        'a menu',
        'rich',
        () =>
          block('rich')
            .focus()
            .then(() => tools.getByRole('button', { name: 'More' }).click()),
      ],
      [
        'the arrow keys',
        'rich',
        () =>
          block('first')
            .focus()
            .then(() => keyboard.press('ArrowDown')),
      ],
      [
        'the arrow keys',
        'line',
        () =>
          block('quote')
            .focus()
            .then(() => keyboard.press('ArrowDown')),
      ],
      [
        'Tab',
        'rich',
        () =>
          block('first')
            .focus()
            .then(() => keyboard.press('Tab')),
      ],
      [
        'Escape in its text',
        'rich',
        () =>
          block('rich')
            .locator('[data-rich-text]')
            .click()
            .then(() => keyboard.press('Escape')),
      ],
      [
        'Escape inside it',
        'columns',
        () =>
          block('quote')
            .focus()
            .then(() => keyboard.press('Escape')),
      ],
      ['the link past the menu', 'first', () => page.getByRole('button', { name: 'Skip to the page' }).press('Enter')],
      ['the outline', 'last', () => row(/Headline Cheese/).click()],
      ['the outline', 'columns', () => row(/Columns Soup/).press('Enter')],
    ];
    await page.getByRole('button', { name: 'Outline', exact: true }).click();
    await expect(row(/Headline Cheese/)).toBeVisible();
    const used = ways.filter(([way], index) => IS_LONG || ways.findIndex(([first]) => first === way) === index);
    for (const speed of USED_SPEEDS) {
      for (const [way, key, select] of used) {
        await selectAndType(page, { way: `${key} by ${way}`, speed, part: partOf(key), select });
      }
    }
    const moved = () =>
      block('first')
        .focus()
        .then(() => keyboard.press('Alt+ArrowDown'));
    const removed = async () => {
      await block('first').focus();
      await keyboard.press('Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
    };
    for (const [select, key] of [
      [moved, 'first'],
      [removed, 'rich'],
    ] as const) {
      const before = await documentsOf(page);
      await select();
      await keyboard.type(WORDS);
      await expect(block(key)).toContainText(WORDS);
      for (let undone = 0; undone < 2; undone += 1) await keyboard.press('ControlOrMeta+z');
      await expect.poll(() => documentsOf(page)).toEqual(before);
    }
    // What undo brought back is selected.
    await keyboard.type(WORDS);
    await expect(block('first')).toContainText(WORDS);

    await page.getByRole('button', { name: 'List', exact: true }).click();
    for (const key of ['last', 'rich']) {
      const select = () => page.locator(`[data-entry="${key}"]`).focus();
      await selectAndType(page, { way: `${key} in the list`, speed: 'fast', part: partOf(key), select });
    }
  },
);

// In each run: the first journey here, `AddBlockDialog.test.tsx`, and `typing-early` for the slash.
test(
  'however a component is added, what is typed at once goes into its first text',
  LONG_ONLY,
  async ({ page, product }) => {
    test.setTimeout(600_000);
    await openPage(page, product, 'added-to-type', [
      { componentType: 'Headline', key: 'first', title: 'Bread' },
      { componentType: 'RichText', key: 'rich', text: '<p>One</p><p>Two</p>' },
      { componentType: 'ThreeColumnContent', key: 'columns', header: 'Soup' },
    ]);
    const inPage = canvas(page);
    const { keyboard } = page;
    const block = (key: string) => inPage.locator(partOf(key));
    const search = page.getByRole('combobox', { name: 'Search components' });
    const option = (label: string) => page.getByRole('option', { name: label, exact: true });
    const choose = async (label: string) => {
      await search.fill(label);
      await expect(option(label)).toHaveAttribute('aria-selected', 'true');
      await keyboard.press('Enter');
    };
    const ways: readonly [way: string, add: (label: string) => Promise<unknown>][] = [
      [
        '/',
        (label) =>
          block('first')
            .press('/')
            .then(() => choose(label)),
      ],
      [
        'a double click',
        async (label) => {
          await block('first').focus();
          await inPage.getByRole('button', { name: 'Add component below' }).click();
          await search.fill(label);
          await option(label).dblclick();
        },
      ],
      [
        'Ctrl+/',
        (label) =>
          block('rich')
            .locator('p')
            .first()
            .click()
            .then(() => keyboard.press('ControlOrMeta+/'))
            .then(() => choose(label)),
      ],
      [
        'an empty column',
        (label) =>
          inPage
            .getByRole('button', { name: 'Add the first component to Left column' })
            .press('Enter')
            .then(() => choose(label)),
      ],
    ];
    for (const speed of USED_SPEEDS) {
      for (const [how, add] of ways) {
        for (const { label } of how === '/' ? ADDED_KINDS : FEW)
          await addAndType(page, { way: `${label} by ${how}`, speed, add: () => add(label) });
      }
      for (const key of ['first', 'rich', 'columns']) {
        const duplicate = () =>
          block(key)
            .focus()
            .then(() => keyboard.press('ControlOrMeta+d'));
        await addAndType(page, { way: `a copy of ${key}`, speed, add: duplicate });
        const paste = async () => {
          await block(key).focus();
          await keyboard.press('ControlOrMeta+c');
          await block('columns').focus();
          await keyboard.press('ControlOrMeta+v');
        };
        await addAndType(page, { way: `${key} pasted`, speed, add: paste });
      }
    }
  },
);
