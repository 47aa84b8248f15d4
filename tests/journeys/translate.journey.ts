import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright/test';
import { PRODUCT } from '#build/site-folder/site-folder.mjs';
import type { Page as StoredPage } from '#content-store/model/entities/page.ts';
import type { TranslationState } from '#editor-service/contract/pages-translate.ts';
import { createUser, type EditingClient, logIn } from '../editing-client.ts';
import { runProgram } from '../run-program.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';
import { test as base, expect, LONG_ONLY, openEditor } from './journey.ts';

/** Compiled output knows where its site folder is, so both have a place of their own. */
const FOLDER = join(PRODUCT, '.compiled', 'translating');
const SITE = { SITE_DIR: join(FOLDER, 'site'), COMPILED_DIR: join(FOLDER, 'compiled'), DEMO: '0' };
const CONFIG = `import { defineSite } from 'pagewright/fields';
export default defineSite({ name: 'Harbour', languages: { en: {}, de: { path: 'de' }, ar: { path: 'ar' } } });
`;

/** A site in three languages, with the example's translator and a service that it asks. */
const test = base.extend<object, { world: RunningProduct }>({
  world: [
    async ({ browserName: _browser }, use) => {
      await rm(SITE.SITE_DIR, { recursive: true, force: true });
      await mkdir(SITE.SITE_DIR, { recursive: true });
      await cp(join(PRODUCT, 'site/examples/library/translators'), join(SITE.SITE_DIR, 'translators'), {
        recursive: true,
      });
      await writeFile(join(SITE.SITE_DIR, 'site.config.ts'), CONFIG);
      const service = createServer((request, response) => {
        void text(request).then((body) => {
          const { q, target } = JSON.parse(body) as { q: string[]; target: string };
          response.end(
            JSON.stringify({ translatedText: q.map((words) => words.replace(/(^|>)(?=\w)/, `$1${target}: `)) }),
          );
        });
      }).listen(0, '127.0.0.1');
      await once(service, 'listening');
      await runProgram(['editor-service/cli/compile.ts'], SITE);
      const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/translate`;
      const product = await startProduct({ env: { ...SITE, LIBRARY_TRANSLATOR: address } });
      await createUser(product.folder, 'ada', 'admin');
      await use(product);
      await discard(product);
      service.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

const canvas = (page: Page) => page.frameLocator('#canvas');
const paragraph = (key: string, words: string) => ({ componentType: 'FormattedText', key, text: `<p>${words}</p>` });
const headline = (key: string, title: string) => ({ componentType: 'Headline', key, title });
const CONTENTS = [
  ...[headline('h1', 'Opening hours'), paragraph('p1', 'We are open every day.')],
  ...[headline('h2', 'How to find us'), paragraph('p2', 'The library is at the harbour.')],
  { componentType: 'QuoteBlock', key: 'quote', quote: 'A house full of light.', quoteBy: 'The Gazette' },
  {
    ...{ componentType: 'ThreeColumnContent', key: 'columns', title: 'Who we are' },
    ...{ left: [paragraph('anna', 'Anna leads the team.')], right: [paragraph('ben', 'Ben looks after the books.')] },
  },
  ...[headline('h3', 'Membership'), paragraph('p3', 'Membership is free.')],
  ...[headline('h4', 'Events'), paragraph('p4', 'We read to children.')],
];

async function published({ post }: EditingClient, page: object): Promise<StoredPage> {
  const { _id } = await post<StoredPage>('page/save', { page, collection: 'pages' });
  await post('publish/set', { domainId: 'main', items: [{ kind: 'page', _id }] });
  return (await post<StoredPage>('page/save', { page: { ...page, _id }, collection: 'pages' })) as StoredPage;
}

/** The page with twelve blocks, and how its versions stand. */
async function publishedPage(world: RunningProduct, slug: string) {
  const ada = await logIn(world.editorUrl, 'ada');
  const draft = { domainId: 'main', slug, template: 'generic', header: { heading: 'About us' }, contents: CONTENTS };
  const { _id } = await published(ada, draft);
  const [first, ...others] = CONTENTS;
  const contents = [{ ...first, title: 'Hours' }, paragraph('new', 'On Sundays we read.'), ...others.slice(0, -1)];
  return {
    change: () => published(ada, { ...draft, _id, contents }),
    states: async () => {
      const all = await ada.get<TranslationState[]>('translation/states', { domainId: 'main', _id });
      return all.map(({ language, state, open }) => `${language} ${state} ${open}`);
    },
  };
}

test('an editor translates a page into two languages and follows its changes', LONG_ONLY, async ({ page, world }) => {
  const { states, change } = await publishedPage(world, 'about');
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const choose = async (menu: string, item: string) => {
    await press(button(menu));
    await press(page.getByRole('menuitem', { name: item, exact: true }));
  };
  const publish = async () => {
    await press(page.getByRole('region', { name: 'Top bar' }).getByRole('button', { name: 'Publish', exact: true }));
    await press(button('Publish changes'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await openEditor(page, world, '/about');
  await choose('Language: English', 'Languages…');
  await press(page.getByRole('checkbox', { name: 'German' }));
  await press(page.getByRole('checkbox', { name: 'Arabic' }));
  await press(button('Create 2 translations'));
  await press(button('Open the page in German'));
  await expect(page.getByText('14 open texts')).toBeVisible();
  await choose('Translate texts', 'All texts');
  await expect(canvas(page).getByText('de: Opening hours')).toBeVisible();
  await choose('Confirm texts', 'All texts');
  await expect(page.getByText(/\d open texts?/)).toBeHidden();
  await publish();
  await expect.poll(states).toEqual(['en live 0', 'de live 0', 'ar draft 14']);
  expect(presses).toBe(12);

  await change();
  await expect.poll(states).toEqual(['en live 0', 'de behind 0', 'ar draft 14']);

  presses = 0;
  await page.reload();
  await press(button('Show the original'));
  const original = page.frameLocator('#original');
  await expect(original.locator('ins', { hasText: 'Hours' })).toBeVisible();
  await press(button(/^Take over: Formatted text “On Sundays/));
  await press(button(/^Take over: Formatted text “We read/));
  await expect(canvas(page).getByText('We read to children.')).toHaveCount(0);
  await canvas(page).getByText('On Sundays we read.').hover();
  await expect(original.locator('[data-block="new"]')).toHaveAttribute('data-twin');
  await choose('Translate texts', 'All texts');
  await expect(canvas(page).getByText('de: On Sundays we read.')).toBeVisible();
  await choose('Confirm texts', 'All texts');
  await press(button('Up to date'));
  await publish();
  await expect.poll(states).toEqual(['en live 0', 'de live 0', 'ar draft 14']);
  expect(presses).toBe(10);

  const visitors = await (await fetch(`${world.siteUrl}/de/about/`)).text();
  expect(visitors).toContain('de: On Sundays we read.');
});

test('the same with the keyboard only', LONG_ONLY, async ({ page, world }) => {
  const { states, change } = await publishedPage(world, 'keys');
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.length;
  };
  const pressOn = async (name: string | RegExp, ...keys: string[]) => {
    await expect(page.getByRole('button', { name })).toBeFocused();
    await press(...keys);
  };
  const command = async (name: string) => {
    await press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type(name);
    await expect(page.getByRole('option').first()).toContainText(name);
    await press('Enter');
  };
  const publish = async () => {
    await command('Publish page');
    await pressOn('Publish changes', 'Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const typed = canvas(page).locator(':focus');

  await openEditor(page, world, '/keys');
  await command('Translate this page');
  await page.getByRole('checkbox', { name: 'German' }).waitFor();
  await press('Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Space');
  await expect(page.getByRole('checkbox', { name: 'Arabic' })).toBeChecked();
  await press('Enter');
  await pressOn('Open the page in German', 'Enter');
  await expect(page.getByText('14 open texts')).toBeVisible();
  await expect(canvas(page).getByRole('group', { name: /, 1 of 10/ })).toBeVisible();
  await press('Control+Alt+j');
  await expect(typed).toHaveText('About us');
  await press('Control+a');
  await page.keyboard.type('Über uns');
  await press('Control+Alt+Enter');
  await expect(page.getByText('13 open texts')).toBeVisible();
  await command('Translate all texts');
  await expect(canvas(page).getByText('de: Opening hours')).toBeVisible();
  await command('Confirm all texts');
  await expect(page.getByText(/\d open texts?/)).toBeHidden();
  await publish();
  await expect.poll(states).toEqual(['en live 0', 'de live 0', 'ar draft 14']);
  expect(presses).toBe(20);

  await change();
  presses = 0;
  await page.reload();
  await expect(page.getByText('The English original has changed')).toBeVisible();
  await command('Show the original');
  await expect(page.getByRole('list', { name: 'Changes in the original' })).toBeVisible();
  await press('Tab', 'Tab');
  await pressOn(/^Take over: Formatted text “On Sundays/, 'Enter', 'Tab');
  await pressOn(/^Take over: Formatted text “We read/, 'Enter');
  await expect(canvas(page).getByText('We read to children.')).toHaveCount(0);
  await command('Translate all texts');
  await expect(canvas(page).getByText('de: On Sundays we read.')).toBeVisible();
  await command('Confirm all texts');
  await command('The translation is up to date');
  await publish();
  await expect.poll(states).toEqual(['en live 0', 'de live 0', 'ar draft 14']);
  expect(presses).toBe(16);
});
