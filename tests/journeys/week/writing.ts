import { expect, type Locator } from 'playwright/test';
import { findSmallThings } from './find-small-things.ts';
import type { Hand } from './hand.ts';
import { savedByItself } from './saved-by-itself.ts';
import { blockOf, buttonOf, inCanvas, savePage } from './small-pages.ts';
import type { Task } from './task.ts';

const TEXT = [{ componentType: 'RichText', key: 'words', text: '<p>Library</p>' }];

/** Puts the caret into the text of a page made of one. */
async function enterText(hand: Hand): Promise<void> {
  const { page } = hand;
  const text = blockOf(page, 'words');
  if (hand.hasPointer) await hand.press(text.locator('[data-rich-text]'));
  else {
    await hand.skipToPage();
    await hand.press(text);
  }
  await expect(inCanvas(page).locator('.ProseMirror')).toBeFocused();
}

/** Selects all of that text and opens the picker for where it leads. */
async function openLinkPicker(hand: Hand): Promise<Locator> {
  await enterText(hand);
  await hand.key('ControlOrMeta+a');
  await hand.key('ControlOrMeta+k');
  const picker = hand.page.getByRole('dialog', { name: 'Link' });
  await expect(picker.getByLabel('Link to')).toBeFocused();
  return picker;
}

export const writing = (mark: string): Task[] => [
  {
    name: 'link words of a text to a page',
    at: `week-link-${mark}`,
    most: { pointer: 6, keyboard: 14 },
    prepare: (client) => savePage(client, `week-link-${mark}`, 'A link', TEXT),
    async perform(hand) {
      const { page } = hand;
      const picker = await openLinkPicker(hand);
      await findSmallThings(hand);
      await expect(picker.getByText(/^Page: Small things/)).toBeVisible();
      await hand.press(buttonOf(picker, 'Add link'));
      await expect(blockOf(page, 'words').locator('a')).toHaveAttribute('href', '/what-we-do');
      await savedByItself(page);
    },
  },
  {
    name: 'paste an address from elsewhere',
    at: `week-paste-${mark}`,
    most: { pointer: 6, keyboard: 14 },
    prepare: (client) => savePage(client, `week-paste-${mark}`, 'An address', TEXT),
    async perform(hand) {
      const { page } = hand;
      const picker = await openLinkPicker(hand);
      await hand.type('www.example.org/library');
      await hand.key('Enter');
      await hand.press(buttonOf(picker, 'Add link'));
      await expect(blockOf(page, 'words').locator('a')).toHaveAttribute('href', 'https://www.example.org/library');
      await savedByItself(page);
    },
  },
  {
    name: 'let a button lead to a page',
    at: `week-button-${mark}`,
    most: { pointer: 5, keyboard: 6 },
    prepare: (client) =>
      savePage(client, `week-button-${mark}`, 'A button', [{ componentType: 'Button', key: 'more' }]),
    async perform(hand) {
      const { page } = hand;
      const panel = page.getByRole('complementary', { name: 'Settings' });
      const to = panel.getByLabel('Link to');
      if (hand.hasPointer) {
        await hand.press(blockOf(page, 'more'));
        if (!(await to.isVisible())) await hand.press(buttonOf(page, 'Settings panel'));
      } else {
        await hand.skipToPage();
        await hand.reach(blockOf(page, 'more'));
        await hand.key('Alt+Enter');
        await expect(panel.locator(':focus')).toHaveCount(1);
      }
      await hand.focus(to);
      await findSmallThings(hand);
      await expect(to).toHaveValue(/^Small things/);
      await savedByItself(page);
    },
  },
  {
    name: 'add a testimonial',
    at: `week-quote-${mark}`,
    most: { pointer: 5, keyboard: 6 },
    prepare: (client) =>
      savePage(client, `week-quote-${mark}`, 'A quote', [
        { componentType: 'Headline', key: 'last', title: 'They say' },
      ]),
    async perform(hand) {
      const { page } = hand;
      if (hand.hasPointer) {
        await hand.press(blockOf(page, 'last'));
        await hand.press(inCanvas(page).getByRole('button', { name: 'Add component below' }));
      } else {
        await hand.skipToPage();
        await expect(blockOf(page, 'last')).toBeFocused();
        await hand.key('/');
      }
      await expect(page.getByRole('combobox', { name: 'Search components' })).toBeFocused();
      await hand.type('testimonial');
      await expect(page.getByRole('option', { name: 'Quote', exact: true })).toHaveAttribute('aria-selected', 'true');
      await hand.key('Enter');
      const words = inCanvas(page).locator('[data-field="quote"]');
      await hand.type('They asked twice, and listened twice.');
      await expect(words).toHaveText('They asked twice, and listened twice.');
      await savedByItself(page);
    },
  },
  {
    name: 'put a table into a text',
    at: `week-table-${mark}`,
    most: { pointer: 14, keyboard: 24 },
    prepare: (client) =>
      savePage(client, `week-table-${mark}`, 'A table', [
        { componentType: 'RichText', key: 'words', text: '<p>Open</p>' },
      ]),
    async perform(hand) {
      const { page } = hand;
      await enterText(hand);
      await hand.key('End');
      const table = inCanvas(page).getByRole('button', { name: 'Table', exact: true });
      if (hand.hasPointer) await hand.press(table);
      else {
        await expect(inCanvas(page).getByLabel('Paragraph style')).toBeVisible();
        await hand.key('Alt+F10');
        await expect(inCanvas(page).getByLabel('Paragraph style')).toBeFocused();
        await hand.key('End');
        await hand.key('ArrowLeft', 2);
        await expect(table).toBeFocused();
        await hand.key('Enter');
      }
      await expect(blockOf(page, 'words').locator('th')).toHaveCount(3);
      for (const words of ['Day', 'From', 'To', 'Monday', 'nine']) {
        await hand.type(words);
        await hand.key('Tab');
      }
      await hand.type('five');
      await savedByItself(page);
    },
  },
];
