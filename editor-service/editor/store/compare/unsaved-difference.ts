import { type Documents, editableFields } from '../documents/documents.ts';
import { applyPatches } from '../documents/patch.ts';
import { isSame } from '../documents/same.ts';
import type { UnsavedWork } from '../documents/unsaved-work.ts';
import { changedFields } from '../fields/field-names.ts';
import { documentFields } from '../fields/owner-fields.ts';
import { type BlockChange, comparePages, differenceLines } from './compare-pages.ts';

/** A document with the changes that were never saved. Throws when they do not apply. */
export function withWork<Name extends UnsavedWork['name']>(
  documents: Documents,
  { name, base, changes }: UnsavedWork & { name: Name },
): Documents[Name] {
  const start = { ...documents, [name]: { ...documents[name], ...base } };
  return changes.reduce((state, patches) => applyPatches(state, patches).documents, start)[name];
}

/** True for changes that cancel each other out, and for those that were saved although the response was lost. */
export function losesNothing(documents: Documents, work: UnsavedWork): boolean {
  try {
    const after = editableFields(withWork(documents, work));
    const stored = documents[work.name];
    return isSame(after, editableFields(stored)) || isSame(after, editableFields({ ...stored, ...work.base }));
  } catch {
    // They no longer apply: `unsavedDifference` logs that, and restoring them shows what is wrong.
    return false;
  }
}

/** Unsaved changes in words; empty when they can no longer be read. */
export function unsavedDifference(documents: Documents, work: UnsavedWork): BlockChange[] {
  try {
    if (work.name === 'page') {
      const base = { ...documents.page, ...work.base };
      return differenceLines(comparePages(base, withWork(documents, { ...work, name: 'page' })));
    }
    const base = editableFields({ ...documents[work.name], ...work.base });
    const after = editableFields(withWork(documents, work));
    const fields = changedFields(base, after, documentFields(work.name));
    return differenceLines({ blocks: [], fields }, `The ${work.name}`);
  } catch (failure) {
    console.warn('Unsaved changes cannot be read', failure);
    return [];
  }
}
