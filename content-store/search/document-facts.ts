import type { PerField } from './search-document.ts';

/** What ranking needs to know of a document, and by what it is filtered. */
export interface DocumentFacts {
  /** The number of words in each field. */
  lengths: PerField;
  kind: string;
}
