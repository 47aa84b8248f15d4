import { AppError } from '../model/error.ts';
import { FIELDS, type PerField } from './search-document.ts';

/** The documents that contain a term, with its count in each field: document ref → counts. */
export type Postings = Map<string, PerField>;

/** Characters of a document's ref (`content-store/model/page-ref.ts`). */
const REF_LENGTH = 9;

/** One field of one term: count → the joined refs of all documents with this count; 0 for none. */
type StoredField = Record<string, string> | 0;
type StoredTerm = [term: string, ...fields: StoredField[]];

/** A term with its postings as one line of a shard's file; equal postings give equal lines. */
export function termLine(term: string, postings: Postings): string {
  const fields = FIELDS.map(() => new Map<number, string>());
  for (const ref of [...postings.keys()].sort()) {
    for (const [field, count] of (postings.get(ref) ?? []).entries()) {
      const ofField = fields[field];
      if (count > 0) ofField?.set(count, (ofField.get(count) ?? '') + ref);
    }
  }
  return fieldsLine(term, fields);
}

/** The same of what each field stores: count → the joined refs, in their order. */
export function fieldsLine(term: string, fields: readonly ReadonlyMap<number, string>[]): string {
  const stored = fields.map((refs): StoredField => (refs.size > 0 ? Object.fromEntries(refs) : 0));
  return JSON.stringify([term, ...stored.slice(0, stored.findLastIndex(Boolean) + 1)] satisfies StoredTerm);
}

/** The postings of a line. */
export function postingsOf(line: string): Postings {
  const [, ...fields] = JSON.parse(line) as StoredTerm;
  const postings: Postings = new Map();
  for (const [field, stored] of fields.entries()) {
    for (const [count, refs] of Object.entries(stored)) {
      for (const ref of split(refs)) {
        const counts = postings.get(ref) ?? FIELDS.map(() => 0);
        postings.set(ref, counts.with(field, Number(count)));
      }
    }
  }
  return postings;
}

/** A word with the number of documents that contain it, as one line of a word list. */
export const wordLine = (word: string, documents: number): string => JSON.stringify([word, documents]);

/** The words of a word list with the numbers of their documents. Throws AppError `unavailable` when it is not whole. */
export const wordsOf = (text: string): [word: string, documents: number][] => JSON.parse(whole(text));

const [FIRST, BETWEEN, LAST] = ['[\n', ',\n', '\n]\n'];

/** The text of a shard's file: JSON, and a line for each term, so that one term is found without parsing the others. */
export function shardText(lines: ReadonlyMap<string, string>): string {
  const sorted = [...lines.keys()].sort();
  return FIRST + sorted.map((term) => lines.get(term)).join(BETWEEN) + LAST;
}

/** The lines of a shard's file by term. Throws AppError `unavailable` when the file is not whole. */
export function shardLines(text: string): Map<string, string> {
  const lines = whole(text).slice(FIRST.length, -LAST.length).split(BETWEEN);
  return new Map(lines.map((line) => [line.slice(2, line.indexOf('"', 2)), line]));
}

function whole(text: string): string {
  if (text.startsWith(FIRST) && text.endsWith(LAST)) return text;
  throw new AppError('unavailable', 'A file of the search index is damaged');
}

/** The bytes that a line adds to a shard's file. */
export const weightOf = (line: string): number => UTF8.encode(line).byteLength + BETWEEN.length;

const UTF8 = new TextEncoder();

/** The weight of all lines in a shard's file of this size. */
export const weightOfFile = (bytes: number): number => bytes - FIRST.length - LAST.length + BETWEEN.length;

function split(refs: string): string[] {
  return Array.from({ length: refs.length / REF_LENGTH }, (_, index) =>
    refs.slice(index * REF_LENGTH, (index + 1) * REF_LENGTH),
  );
}
