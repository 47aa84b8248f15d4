import type { ContentItem } from '#content-store/model/values/content-item.ts';
import type { PageNames } from '../elements/shown-rich-text.ts';
import { allItems } from './child-items.ts';
import { plainText } from './page-text.ts';

/** The ids of the page's frame, which headings leave alone. */
const FRAME = ['main', 'site-menu', 'navigation-search', 'reach-us'];

/** Gives the headings and tables of one page their ids and names, in the order in which it is asked. */
export function pageNames(contents: readonly ContentItem[]): PageNames {
  const ids = new Set([...FRAME, ...allItems(contents).flatMap(takenBy)]);
  const tables = new Set<string>();
  return {
    idOf: (markup) => uniqueIn(ids, headingId(plainText(markup)), '-'),
    tableName: (name) => uniqueIn(tables, name, ' '),
  };
}

/** The id of a heading, if no other has it: `What it costs (2026)` → `what-it-costs-2026` */
export function headingId(text: string): string {
  const id = text
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60);
  return id.replace(/^-+|-+$/g, '') || 'section';
}

/** The ids that a block has, or builds its own from. */
const takenBy = ({ id, key }: ContentItem): string[] => [id, key].filter((one) => one !== undefined);

/** The text, with the first free number from 2 if `taken` has it already; the result is added to `taken`. */
function uniqueIn(taken: Set<string>, text: string, joint: string): string {
  let next = text;
  for (let number = 2; taken.has(next); number += 1) next = `${text}${joint}${number}`;
  taken.add(next);
  return next;
}
