import { type Documents, editableFields } from '../documents/documents.ts';
import { type UnsavedWork, withWork } from '../documents/unsaved-work.ts';
import { changedFields } from '../fields/field-names.ts';
import { documentFields } from '../fields/owner-fields.ts';
import { type BlockChange, comparePages, differenceLines } from './compare-pages.ts';

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
