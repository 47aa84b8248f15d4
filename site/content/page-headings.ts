import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import type { PageNames } from '../elements/shown-rich-text.ts';
import { mapFields } from '../fields/map-fields.ts';
import { childItems } from './child-items.ts';
import { plainText } from './page-text.ts';
import { type PreparedContent, prepareContent } from './prepare-content.ts';
import { type FindSection, ownKeyOf, withSections } from './with-sections.ts';

/** A heading in a rich text of a page; links lead to it by `#id`. */
export interface PageHeading {
  id: string;
  text: string;
  level: number;
  /** The key of its block; for one inside a section, that of the block that shows the section. */
  key: string;
}

/** The ids of the page's frame, which headings leave alone. */
const FRAME = ['main', 'site-menu', 'navigation-search', 'reach-us'];
const HEADING = /<h([234])>([\s\S]*?)<\/h\1>/g;

/** Gives the headings and tables of one page their ids and names, in the order in which it is asked. */
export function pageNames(contents: readonly ContentItem[]): PageNames {
  const ids = new Set([...FRAME, ...contents.flatMap(takenBy)]);
  const tables = new Set<string>();
  return {
    idOf: (markup) => unlike(ids, headingId(plainText(markup)), '-'),
    tableName: (name) => unlike(tables, name, ' '),
  };
}

/** The headings in the rich texts of a page and of the sections it shows, in order, with the ids that visitors get. */
export function pageHeadings(contents: readonly ContentItem[], find: FindSection = () => null): PageHeading[] {
  const shown = withSections(contents, find);
  const names = pageNames(shown);
  return shown.flatMap((item) => headingsOf(item, names));
}

/** The id of a heading, as long as no other has it: `What it costs (2026)` → `what-it-costs-2026` */
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

function headingsOf(item: ContentItem, names: PageNames): PageHeading[] {
  const block = prepared(item);
  if (!block) return [];
  const found: PageHeading[] = [];
  mapFields(block.content, block.definition.fields, (field, value) => {
    if (field.kind !== 'richText' || field.private || typeof value !== 'string') return value;
    for (const [, level, inside = ''] of value.matchAll(HEADING)) {
      found.push({ id: names.idOf(inside), text: plainText(inside), level: Number(level), key: ownKeyOf(item) });
    }
    return value;
  });
  return [...found, ...block.slots.flatMap(({ items }) => items.flatMap((child) => headingsOf(child, names)))];
}

/** Null for a block that visitors do not see. */
function prepared(item: ContentItem): PreparedContent | null {
  try {
    return prepareContent(item);
  } catch {
    return null;
  }
}

/** The ids that a block and those inside it have, or build theirs from. */
const takenBy = (item: ContentItem): string[] => [
  ...[item.id, item.key].filter((id) => id !== undefined),
  ...childItems(item).flatMap(takenBy),
];

/** The text itself, or with the first number from 2 that none of `taken` has; it is taken from then on. */
function unlike(taken: Set<string>, text: string, joint: string): string {
  let next = text;
  for (let number = 2; taken.has(next); number += 1) next = `${text}${joint}${number}`;
  taken.add(next);
  return next;
}
