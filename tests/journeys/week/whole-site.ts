import { expect } from 'playwright/test';
import { buttonOf, savePage } from './small-pages.ts';
import type { Task } from './task.ts';

export const wholeSite = (mark: string): Task[] => [
  {
    name: 'replace a telephone number everywhere',
    at: 'about',
    most: { pointer: 8, keyboard: 23 },
    async prepare(client) {
      for (const letter of ['a', 'b']) await savePage(client, `week-call-${letter}-${mark}`, `Call 0370 ${mark} 010`);
    },
    async perform(hand) {
      const { page } = hand;
      await hand.go('replace', /^Search and replace/);
      const dialog = page.getByRole('dialog', { name: 'Search and replace' });
      await expect(dialog.getByLabel('Find', { exact: true })).toBeFocused();
      await hand.type(`0370 ${mark} 010`);
      await hand.focus(dialog.getByLabel('Replace with'));
      await hand.type(`0370 ${mark} 020`);
      await hand.key('Enter');
      await expect(dialog.getByRole('status')).toContainText('2 matches in 2 places, 2 chosen');
      await hand.press(buttonOf(dialog, /^Replace 2 matches/));
      await expect(dialog.getByText('2 matches replaced in 2 places.')).toBeVisible();
    },
  },
  {
    name: 'see who changed what',
    at: 'about',
    by: 'chief',
    most: { pointer: 2, keyboard: 3 },
    async perform(hand) {
      const { page } = hand;
      if (hand.hasPointer) {
        await hand.press(buttonOf(page, 'Dashboard'));
        await hand.press(page.getByRole('tab', { name: 'Recent activity' }));
      } else await hand.go('activity', /activity/i);
      await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
    },
  },
];
