import type { Page } from '#content-store/model/entities/page.ts';
import { type DocumentName, type Documents, editableFields, ownFields } from '../documents/documents.ts';
import { type BlockConflict, mergeBlocks } from './merge-blocks.ts';
import { type Choices, type FieldConflict, mergeFields } from './merge-fields.ts';

export type Conflict = BlockConflict | FieldConflict;

/**
 * Merges two people's versions of a document, three-way: the blocks of a page by key, all else value by value. Fields that
 * the service owns come from `theirs`, which is the stored version. Without a choice mine stays.
 */
export function mergeDocument<Name extends DocumentName>(
  name: Name,
  versions: readonly [base: Documents[Name], mine: Documents[Name], theirs: Documents[Name]],
  choices: Choices = new Map(),
): { document: Documents[Name]; conflicts: readonly Conflict[] } {
  const [base, mine, theirs] = versions;
  const { fields, conflicts } = mergeFields(ownFields(base), ownFields(mine), ownFields(theirs), choices);
  const document = { ...onlyServerOwned(theirs), ...fields } as Documents[Name];
  if (name !== 'page') return { document, conflicts };
  const [before, own, other] = versions as readonly [Page, Page, Page];
  const blocks = mergeBlocks(before.contents, own.contents, other.contents, choices);
  return { document: { ...document, contents: blocks.contents }, conflicts: [...conflicts, ...blocks.conflicts] };
}

function onlyServerOwned<Stored extends object>(document: Stored): Partial<Stored> {
  const editable = editableFields(document);
  const others = Object.entries(document).filter(([name]) => !Object.hasOwn(editable, name));
  return Object.fromEntries(others) as Partial<Stored>;
}
