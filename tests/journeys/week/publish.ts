import { expect, type Page } from 'playwright/test';
import type { Hand } from './hand.ts';
import { buttonOf } from './small-pages.ts';

/** Waits until visitors have what was published. */
export const isLive = (page: Page) => expect(page.getByText(/Live in \d+ ms/).first()).toBeVisible();

/** Opens what waits, with the checks of the open page. */
export async function openPublishing(hand: Hand) {
  const { page } = hand;
  if (hand.hasPointer) await hand.press(buttonOf(page.getByRole('region', { name: 'Top bar' }), 'Publish'));
  else await hand.go('publish', /^Publish page/);
  const dialog = page.getByRole('dialog', { name: 'Publish page' });
  await expect(dialog.getByText('No problems found')).toBeVisible();
  return dialog;
}
