import type { DocumentName } from './documents.ts';
import type { Patch } from './patch.ts';

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
