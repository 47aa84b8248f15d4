import type { Page } from '#content-store/model/entities/page.ts';
import { editableFields } from '../documents/documents.ts';
import { type BlockConflict, mergeBlocks } from './merge-blocks.ts';
import { type Choices, type FieldConflict, mergeFields } from './merge-fields.ts';

export type Conflict = BlockConflict | FieldConflict;

/** A page that two people changed: their version with my changes, and what needs a choice. */
export interface MergedPage {
  page: Page;
  conflicts: Conflict[];
}

/**
 * Merges what two people made of the same page, three-way: blocks by key, the page's own fields value by value. What the
 * service owns comes from `theirs`, which is what is stored. Without a choice mine stays.
 */
export function mergePages(base: Page, mine: Page, theirs: Page, choices: Choices = new Map()): MergedPage {
  const blocks = mergeBlocks(base.contents, mine.contents, theirs.contents, choices);
  const [before, own, other] = [base, mine, theirs].map(fieldsOf);
  const { fields, conflicts } = mergeFields(before ?? {}, own ?? {}, other ?? {}, choices);
  const page = { ...onlyServerOwned(theirs), ...fields, contents: blocks.contents } as Page;
  return { page, conflicts: [...conflicts, ...blocks.conflicts] };
}

function fieldsOf(page: Page): Record<string, unknown> {
  const { contents: _, ...fields } = editableFields(page);
  return fields;
}

function onlyServerOwned(page: Page): Partial<Page> {
  const editable = editableFields(page);
  return Object.fromEntries(Object.entries(page).filter(([name]) => !Object.hasOwn(editable, name)));
}
