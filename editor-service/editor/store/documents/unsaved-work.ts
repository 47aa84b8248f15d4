import { type DocumentName, type Documents, editableFields } from './documents.ts';
import { applyPatches, type Patch } from './patch.ts';
import { isSame } from './same.ts';

/** Changes of one document that were never saved, from the ledger of this browser. */
export interface UnsavedWork {
  tab: string;
  name: DocumentName;
  documentId: string;
  /** The document before the changes, as last saved. */
  base: object;
  changes: readonly (readonly Patch[])[];
  /** When the last change was made, in milliseconds since 1970. */
  at: number;
}

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
    // The changes no longer apply: `unsavedDifference` logs that, and restoring them shows the error.
    return false;
  }
}
