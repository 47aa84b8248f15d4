import type { Documents } from '../documents/documents.ts';
import { type UnsavedWork, withWork } from '../documents/unsaved-work.ts';
import { type BlockChange, documentDifference } from './compare-pages.ts';

/** Unsaved changes in words; empty when they can no longer be read. */
export function unsavedDifference(documents: Documents, work: UnsavedWork): BlockChange[] {
  const { name, base } = work;
  try {
    return documentDifference(name, { ...documents[name], ...base }, withWork(documents, work));
  } catch (failure) {
    console.warn('Unsaved changes cannot be read', failure);
    return [];
  }
}
