import type { Page } from '#content-store/model/entities/page.ts';
import { type DocumentName, type Documents, editableFields } from '../documents/documents.ts';
import { type Choices, mergeFields } from './merge-fields.ts';
import { type Conflict, mergePages } from './merge-pages.ts';

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
  return { document: { ...theirs, ...fields }, conflicts };
}
