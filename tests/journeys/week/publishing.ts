import { expect, type Locator } from 'playwright/test';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { findSmallThings } from './find-small-things.ts';
import type { Hand } from './hand.ts';
import { isLive, openPublishing } from './publish.ts';
import { buttonOf, inCanvas, publishSaved, savePage } from './small-pages.ts';
import type { Task } from './task.ts';

/** Ticks a box of a list whose arrow keys move from box to box. */
async function tick(hand: Hand, box: Locator): Promise<void> {
  const position = (one: Locator) =>
    one.evaluate((element) => [...document.querySelectorAll('input')].indexOf(element as HTMLInputElement));
  const now = hand.page.locator(':focus');
  const steps = (await position(box)) - (await position(now));
  await hand.key(steps < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(steps));
  await hand.key('Space');
}

export const publishing = (mark: string): Task[] => [
  {
    name: 'correct a word and publish it',
    at: 'about',
    most: { pointer: 5, keyboard: 12 },
    async perform(hand) {
      const { page } = hand;
      if (hand.hasPointer) await hand.press(inCanvas(page).getByRole('heading', { level: 1 }));
      else {
        await hand.go('page header', /^Page header/);
        const settings = page.getByRole('complementary', { name: 'Settings' });
        await expect(settings.locator(':focus')).toHaveCount(1); // it takes the focus once the palette has closed
        await hand.reach(settings.getByLabel('Heading'));
      }
      await hand.key('End');
      await hand.type(' now');
      const dialog = await openPublishing(hand);
      await hand.press(buttonOf(dialog, 'Publish changes'));
      await isLive(page);
    },
  },
  {
    name: 'publish three pages and the footer together',
    at: `week-set-a-${mark}`,
    most: { pointer: 5, keyboard: 37 },
    async prepare(client) {
      for (const letter of ['a', 'b', 'c'])
        await savePage(client, `week-set-${letter}-${mark}`, `Set ${letter} ${mark}`);
      const footer = await client.get<{ contents: object[] }>('site/loadFooter', { domainId: DOMAIN_ID });
      await client.post('site/saveFooter', { footer: { ...footer, copyright: `Sidegate ${mark}` } });
    },
    async perform(hand) {
      const { page } = hand;
      const dialog = await openPublishing(hand);
      const list = dialog.getByRole('group', { name: 'Unpublished changes' }).getByRole('list');
      if (!hand.hasPointer) await hand.reach(list);
      for (const name of [`Set b ${mark}`, `Set c ${mark}`, 'Footer']) {
        const box = list.getByRole('checkbox', { name: new RegExp(`^${name}(?! \\()`) });
        if (hand.hasPointer) await hand.check(box);
        else await tick(hand, box);
      }
      await hand.press(buttonOf(dialog, 'Publish 4 changes'));
      await isLive(page);
    },
  },
  {
    name: 'let a page go live on Monday at nine',
    at: `week-monday-${mark}`,
    most: { pointer: 5, keyboard: 19 },
    prepare: (client) => savePage(client, `week-monday-${mark}`, `Monday ${mark}`),
    async perform(hand) {
      const { page } = hand;
      const dialog = await openPublishing(hand);
      await hand.check(dialog.getByRole('radio', { name: 'At a set time' }));
      await hand.focus(dialog.getByLabel('Goes live, day'));
      await hand.type(nextMonday());
      await hand.press(buttonOf(dialog, 'Schedule'));
      await expect(page.getByRole('region', { name: 'Top bar' }).getByText(/Goes live Mon/)).toBeVisible();
    },
  },
  {
    name: 'show somebody a draft',
    at: `week-share-${mark}`,
    most: { pointer: 4, keyboard: 7 },
    prepare: (client) => savePage(client, `week-share-${mark}`, `To be shown ${mark}`),
    async perform(hand) {
      const { page } = hand;
      if (hand.hasPointer) {
        await hand.press(buttonOf(page, 'More about publishing'));
        await hand.press(page.getByRole('menuitem', { name: 'Share a preview…' }));
      } else await hand.go('share', /^Share a preview/);
      const dialog = page.getByRole('dialog', { name: 'Share a preview' });
      await hand.press(buttonOf(dialog, 'Create link'));
      await hand.press(buttonOf(dialog, /^Copy/).first());
      await expect(page.getByText('Link copied').first()).toBeVisible();
    },
  },
  {
    name: 'unpublish a page',
    at: `week-offline-${mark}`,
    most: { pointer: 3, keyboard: 5 },
    async prepare(client) {
      await savePage(client, `week-offline-${mark}`, `Gone soon ${mark}`);
      await publishSaved(client, `week-offline-${mark}`);
    },
    async perform(hand) {
      const { page } = hand;
      if (hand.hasPointer) {
        await hand.press(buttonOf(page, 'More about publishing'));
        await hand.press(page.getByRole('menuitem', { name: 'Unpublish…' }));
      } else await hand.go('unpublish', /^Unpublish/);
      await hand.press(buttonOf(page.getByRole('alertdialog'), 'Unpublish page'));
      await expect(page.getByText('Page Unpublished')).toBeVisible();
    },
  },
  {
    name: 'restore an earlier version',
    at: `week-restore-${mark}`,
    most: { pointer: 3, keyboard: 14 },
    async prepare(client) {
      await savePage(client, `week-restore-${mark}`, `Before ${mark}`);
      const page = await client.get<object>('page/load', { slug: `week-restore-${mark}`, domainId: DOMAIN_ID });
      await client.post('page/save', { page: { ...page, header: { heading: `After ${mark}` } } });
    },
    async perform(hand) {
      const { page } = hand;
      if (hand.hasPointer) {
        await hand.press(buttonOf(page, 'Page settings'));
        await hand.press(page.getByRole('tab', { name: 'History' }));
      } else await hand.go('history', /^History/);
      await hand.press(buttonOf(page, 'Restore version 1'));
      await expect(page.getByText('Version restored', { exact: true }).first()).toBeVisible();
    },
  },
  {
    name: 'add a page to the navigation and publish it',
    at: 'about',
    most: { pointer: 10, keyboard: 49 },
    async perform(hand) {
      const { page } = hand;
      await hand.go('navigation', /^Navigation/);
      const panel = page.getByRole('complementary', { name: 'Settings' });
      await hand.press(buttonOf(panel.getByRole('group', { name: 'Items' }), 'Add item').first());
      const items = panel.getByRole('group', { name: 'Items' });
      const to = items.getByLabel('Link to');
      await hand.focus(to);
      await findSmallThings(hand);
      await expect(items.getByLabel('Link text')).toHaveValue(/^Small things/);
      const dialog = await openPublishing(hand);
      await hand.check(dialog.getByRole('checkbox', { name: /^Navigation/ }));
      await hand.press(buttonOf(dialog, 'Publish changes'));
      await isLive(page);
    },
  },
];

/** The Monday after this one, as it is typed into a field of an American browser. */
function nextMonday(): string {
  const day = new Date();
  day.setDate(day.getDate() + ((8 - day.getDay()) % 7) + 7);
  return `${day.getMonth() + 1}`.padStart(2, '0') + `${day.getDate()}`.padStart(2, '0') + day.getFullYear();
}
