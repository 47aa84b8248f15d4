import type { Page } from '#content-store/model/entities/page.ts';
import { type DocumentName, type Documents, editableFields, ownFields } from '../documents/documents.ts';
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

/** Merges two people's versions of any document, three-way; fields that the service owns come from `theirs`. */
export function mergeDocument<Name extends DocumentName>(
  name: Name,
  [base, mine, theirs]: readonly [Documents[Name], Documents[Name], Documents[Name]],
  choices?: Choices,
): { document: Documents[Name]; conflicts: readonly Conflict[] } {
  if (name === 'page') {
    const { page, conflicts } = mergePages(base as Page, mine as Page, theirs as Page, choices);
    return { document: page as Documents[Name], conflicts };
  }
  const [before = {}, own = {}, other = {}] = [base, mine, theirs].map(editableFields);
  const { fields, conflicts } = mergeFields(before, own, other, choices);
  return { document: { ...onlyServerOwned(theirs), ...fields } as Documents[Name], conflicts };
}

function onlyServerOwned<Stored extends object>(document: Stored): Partial<Stored> {
  const editable = editableFields(document);
  const others = Object.entries(document).filter(([name]) => !Object.hasOwn(editable, name));
  return Object.fromEntries(others) as Partial<Stored>;
}
