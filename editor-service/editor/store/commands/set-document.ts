import { type DocumentName, type Documents, editableFields } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { isSame } from '../documents/same.ts';

/**
 * Makes a document equal to another, field by field, so that it can be undone. Fields that the service owns are left
 * alone.
 */
export function setDocument(
  documents: Documents,
  { name, document }: { name: DocumentName; document: object },
): Patch[] {
  const before = editableFields(documents[name]);
  const after = editableFields(document);
  const gone = Object.keys(before).filter((field) => !Object.hasOwn(after, field));
  return [
    ...Object.entries(after)
      .filter(([field, value]) => !isSame(before[field], value))
      .map(
        ([field, value]) =>
          ({ op: Object.hasOwn(before, field) ? 'replace' : 'add', path: [name, field], value }) as const,
      ),
    ...gone.map((field) => ({ op: 'remove', path: [name, field] }) as const),
  ];
}
