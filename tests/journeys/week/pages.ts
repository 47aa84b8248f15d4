import { expect, type Locator } from 'playwright/test';
import type { Hand } from './hand.ts';
import { isLive, openPublishing } from './publish.ts';
import { buttonOf, inCanvas, publishSaved, savePage } from './small-pages.ts';
import type { Task } from './task.ts';

/** Opens the page browser and searches it. */
async function searchPages(hand: Hand, words: string) {
  const { page } = hand;
  if (hand.hasPointer) await hand.press(page.getByRole('button', { name: /, all pages$/ }));
  else await hand.go('all pages', /^All pages/);
  const browser = page.getByRole('dialog', { name: 'Pages' });
  await expect(browser.getByLabel('Search pages')).toBeFocused();
  await hand.type(words);
  return browser;
}

/** Opens the dialog for a new page and types its title. */
async function beginPage(hand: Hand, title: string): Promise<Locator> {
  const { page } = hand;
  if (hand.hasPointer) await hand.press(buttonOf(page, 'Create new page'));
  else await hand.go('create', /^Create a new page/);
  const dialog = page.getByRole('dialog', { name: 'Create new page' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await hand.type(title);
  return dialog;
}

async function putBelowAbout(hand: Hand, dialog: Locator): Promise<void> {
  await hand.focus(dialog.getByRole('combobox', { name: 'Below' }));
  await hand.type('about');
  const about = hand.page.getByRole('option', { name: /\/about$/ });
  await about.and(hand.page.locator('[data-highlighted]')).waitFor();
  await hand.key('Enter');
}

export const pages = (mark: string): Task[] => [
  {
    name: 'find a page by its title and open it',
    at: 'about',
    most: { pointer: 3, keyboard: 3 },
    async perform(hand) {
      const { page } = hand;
      if (hand.hasPointer) {
        const browser = await searchPages(hand, 'shy chair');
        await hand.press(browser.getByRole('link', { name: /shy chair/i }));
      } else await hand.go('shy chair', /shy chair/i);
      await page.waitForURL('**/ideas/the-shy-chair');
    },
  },
  {
    name: 'make a page below another and publish it',
    at: 'about',
    most: { pointer: 8, keyboard: 18 },
    async perform(hand) {
      const { page } = hand;
      const dialog = await beginPage(hand, `Our van ${mark}`);
      await putBelowAbout(hand, dialog);
      await expect(dialog.getByText(`/about/our-van-${mark}`)).toBeVisible();
      await hand.press(buttonOf(dialog, 'Create page'));
      await page.waitForURL(`**/about/our-van-${mark}`);
      await expect(inCanvas(page).getByRole('heading', { level: 1 })).toHaveText(`Our van ${mark}`);
      const publishing = await openPublishing(hand);
      await hand.press(buttonOf(publishing, 'Publish changes'));
      await isLive(page);
    },
  },
  {
    name: 'make a copy of a page',
    at: 'what-we-do',
    most: { pointer: 4, keyboard: 17 },
    async perform(hand) {
      const { page } = hand;
      const dialog = await beginPage(hand, `Another one ${mark}`);
      await hand.check(dialog.getByRole('radio', { name: /^Copy of a page/ }));
      await hand.press(buttonOf(dialog, 'Create page'));
      await page.waitForURL(`**/another-one-${mark}`);
    },
  },
  {
    name: 'move a page to another place',
    at: 'about',
    most: { pointer: 7, keyboard: 22 },
    async prepare(client) {
      await savePage(client, `week-move-${mark}`, `Moving house ${mark}`);
      await publishSaved(client, `week-move-${mark}`);
    },
    async perform(hand) {
      const { page } = hand;
      const browser = await searchPages(hand, `moving house ${mark}`);
      const row = browser.getByRole('row', { name: new RegExp(`/week-move-${mark}`) });
      const menu = row.getByRole('button', { name: /^Actions for/ });
      await row.waitFor();
      if (!hand.hasPointer) await hand.key('ArrowDown');
      await hand.press(menu);
      const item = page.getByRole('menuitem', { name: 'Move…' });
      await item.waitFor();
      if (hand.hasPointer) await hand.press(item);
      else {
        await hand.type('mo');
        await hand.key('Enter');
      }
      const dialog = page.getByRole('dialog', { name: /^Move/ });
      await putBelowAbout(hand, dialog);
      await expect(dialog.getByRole('status')).toContainText('redirect');
      await hand.press(buttonOf(dialog, 'Move page'));
      await expect(browser.getByText(`/about/week-move-${mark}`)).toBeVisible();
    },
  },
];
