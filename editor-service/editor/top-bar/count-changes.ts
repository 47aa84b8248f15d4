import type { Page } from '#content-store/model/entities/page.ts';
import { comparePages, differenceLines } from '../store/compare/compare-pages.ts';

/** How many parts of a page differ between two states of it: each block, and the page itself. */
export function countChanges(before: Page, after: Page): number {
  return differenceLines(comparePages(before, after)).length;
}
