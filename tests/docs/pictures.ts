import type { FrameLocator, Locator, Page } from 'playwright';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';

export interface Picture {
  /** The name of its file. */
  name: string;
  /** The page that is open in the editor. */
  at: string;
  /** What a person does until it can be seen. */
  show: (page: Page) => Promise<void>;
}

const canvas = (page: Page): FrameLocator => page.frameLocator('iframe');
const button = (where: Page | Locator | FrameLocator, name: string): Locator =>
  where.getByRole('button', { name, exact: true });

/** Ctrl+K, a few letters, Enter. */
async function go(page: Page, letters: string, option: RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').fill(letters);
  await page.getByRole('option', { name: option, selected: true }).click();
}

/** A draft of which the report has something to say. */
async function saveUnfinished(page: Page): Promise<void> {
  const text = '<p>See <a href="/how-to-get-here">how to get here</a>.</p>';
  const contents = [{ componentType: 'RichText', key: 'text', text }];
  const draft = {
    domainId: DOMAIN_ID,
    slug: 'open-day',
    template: 'generic',
    header: { heading: 'Open day' },
    contents,
  };
  await page.evaluate(async (posted) => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/page/save', { method: 'POST', headers, body: JSON.stringify({ page: posted }) });
  }, draft);
}

/** The pictures of the editors' guide. */
export const PICTURES: readonly Picture[] = [
  {
    name: 'editor',
    at: '/about',
    async show(page) {
      await canvas(page)
        .getByRole('heading', { name: /^A street, a winter/ })
        .click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Alt+Enter');
      await page.getByRole('complementary', { name: 'Settings' }).waitFor();
    },
  },
  {
    name: 'add-component',
    at: '/about',
    async show(page) {
      await canvas(page)
        .getByRole('group', { name: /, 2 of \d+/ })
        .first()
        .click();
      await button(canvas(page), 'Add component below').click();
      await page.getByRole('combobox', { name: 'Search components' }).waitFor();
    },
  },
  {
    name: 'page-browser',
    at: '/about',
    async show(page) {
      await page.getByRole('button', { name: /, all pages$/ }).click();
      await page.getByRole('dialog', { name: 'Pages' }).getByRole('row').nth(3).waitFor();
    },
  },
  {
    name: 'publish',
    at: '/about',
    async show(page) {
      await canvas(page).getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('End');
      await page.keyboard.type(', in short');
      await page
        .getByRole('region', { name: 'Top bar' })
        .getByText(/^Saved \d\d:\d\d$/)
        .waitFor();
      await button(page.getByRole('region', { name: 'Top bar' }), 'Publish').click();
      await page.getByRole('dialog', { name: 'Publish page' }).getByText('No problems found').waitFor();
    },
  },
  {
    name: 'link',
    at: '/about',
    async show(page) {
      await canvas(page).locator('[data-rich-text] p').first().click({ clickCount: 2 });
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog', { name: 'Link' }).getByLabel('Link to').fill('kitchen');
      await page.getByRole('option').nth(2).waitFor();
    },
  },
  {
    name: 'library',
    at: '/about',
    async show(page) {
      await go(page, 'media', /^Media library/);
      const dialog = page.getByRole('dialog', { name: 'Media library' });
      await dialog.locator('img').nth(2).click();
    },
  },
  {
    name: 'languages',
    at: '/ar/من-نحن',
    async show(page) {
      await canvas(page).getByRole('heading', { level: 1, name: 'بدأنا بمطبخ مُعار' }).waitFor();
    },
  },
  {
    name: 'report',
    at: '/about',
    async show(page) {
      await saveUnfinished(page);
      await go(page, 'report', /^Report/);
      await page.getByRole('dialog').getByText('Dead links').first().click();
    },
  },
];
