import type { SearchDocument } from './search-document.ts';

/** Characters of text in one file: a result fetches the first, and the next ones if no match is in it. */
const PART = 10_000;
const CHARACTERS = new RegExp(`[^]{1,${PART}}(?= |$)|[^]{1,${PART}}`, 'gu');

/** A page in the index: its facts with the first part of its text. */
export interface StoredDocument extends SearchDocument {
  /** The number of files with the rest of the text. */
  more?: number;
}

/** The file of a document, or of a further part of its text. */
export const documentFile = (ref: string, part = 0): string => `pages/${ref}${part > 0 ? `-${part}` : ''}.json`;

/** The files of a document with their texts; the first one is last, so that it never names a missing one. */
export function documentFiles(ref: string, document: SearchDocument): [name: string, text: string][] {
  const [text = '', ...rest] = document.text.match(CHARACTERS) ?? [];
  const first: StoredDocument = { ...document, text, ...(rest.length > 0 && { more: rest.length }) };
  return [...rest, first].map((part, index) => [
    documentFile(ref, part === first ? 0 : index + 1),
    JSON.stringify(part),
  ]);
}
