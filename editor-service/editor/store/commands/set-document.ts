import { type DocumentName, type Documents, editableFields } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { isSame } from '../documents/same.ts';
import { patchFor } from './field-commands.ts';

/**
 * Makes a document equal to another, field by field, so that it can be undone. Fields that the service owns are left
 * alone.
 */
export function setDocument(
  documents: Documents,
  { name, document }: { name: DocumentName; document: object },
): Patch[] {
  const [before, after] = [editableFields(documents[name]), editableFields(document)];
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => patchFor(documents, [name, field], after[field]));
}
