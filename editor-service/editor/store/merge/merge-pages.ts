import type { Page } from '#content-store/model/entities/page.ts';
import { editableFields, ownFields } from '../documents/documents.ts';
import { type BlockConflict, mergeBlocks } from './merge-blocks.ts';
import { type Choices, type FieldConflict, mergeFields } from './merge-fields.ts';

export type Conflict = BlockConflict | FieldConflict;

/**
 * Merges two people's versions of a page, three-way: blocks by key, the page's own fields value by value. Fields that
 * the service owns come from `theirs`, which is the stored version. Without a choice mine stays.
 */
export function mergePages(
  base: Page,
  mine: Page,
  theirs: Page,
  choices: Choices = new Map(),
): { page: Page; conflicts: Conflict[] } {
  const blocks = mergeBlocks(base.contents, mine.contents, theirs.contents, choices);
  const [before, own, other] = [base, mine, theirs].map(ownFields);
  const { fields, conflicts } = mergeFields(before ?? {}, own ?? {}, other ?? {}, choices);
  const page = { ...onlyServerOwned(theirs), ...fields, contents: blocks.contents } as Page;
  return { page, conflicts: [...conflicts, ...blocks.conflicts] };
}

function onlyServerOwned(page: Page): Partial<Page> {
  const editable = editableFields(page);
  return Object.fromEntries(Object.entries(page).filter(([name]) => !Object.hasOwn(editable, name)));
}
