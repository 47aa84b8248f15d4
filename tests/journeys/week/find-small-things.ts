import { expect } from 'playwright/test';
import type { Hand } from './hand.ts';

/** Finds the page “Small things …” in the focused field for a link, and takes it. */
export async function findSmallThings(hand: Hand): Promise<void> {
  await hand.type('small things');
  await expect(hand.page.getByRole('option', { name: /^Small things/ })).toHaveAttribute('data-highlighted');
  await hand.key('Enter');
}
