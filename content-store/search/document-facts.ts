import { frontCoded, frontDecoded, sharedLength } from './front-coding.ts';
import { FIELDS, type PerField } from './search-document.ts';
import { whenWhole } from './when-whole.ts';

/** The file with the facts of all documents, except those that only a segment has. */
export const FACTS_FILE = 'documents.json';

/** What ranking needs to know of a document, and by what it is filtered. */
export interface DocumentFacts {
  lengths: PerField;
  kind: string;
}

/** The facts of documents in the order of their refs. */
interface StoredFacts {
  /** The shortest distinguishing prefix of each document's ref, front-coded. */
  refs: string;
  /** The lengths of the documents, a list for each field. */
  lengths: number[][];
  kinds: string[];
  /** The place of each document's kind among `kinds`. */
  kindOf: number[];
}

/** The text of the file, the same for equal facts. */
export function factsText(facts: ReadonlyMap<string, DocumentFacts>): string {
  const documents = [...facts].sort(([a], [b]) => (a < b ? -1 : 1));
  const refs = frontCoded(shortened(documents.map(([ref]) => ref)));
  const lengths = FIELDS.map((_, field) => documents.map(([, own]) => own.lengths[field] ?? 0));
  const kinds = [...new Set(documents.map(([, { kind }]) => kind))].sort();
  const places = new Map(kinds.map((kind, place) => [kind, place]));
  const kindOf = documents.map(([, { kind }]) => places.get(kind) ?? 0);
  return JSON.stringify({ refs, lengths, kinds, kindOf } satisfies StoredFacts);
}

/** Looks up the facts of a document by its full ref; the document must be among them. Throws AppError `unavailable` for a damaged text. */
export function factsByRef(text: string): (ref: string) => DocumentFacts | undefined {
  const { places, lengths, kinds, kindOf } = whenWhole(() => {
    const { refs, ...facts } = JSON.parse(text) as StoredFacts;
    return { ...facts, places: new Map(frontDecoded(refs).map((ref, place) => [ref, place])) };
  });
  return (ref) => {
    for (let length = 1; length <= ref.length; length += 1) {
      const place = places.get(ref.slice(0, length));
      if (place === undefined) continue;
      return { lengths: lengths.map((ofField) => ofField[place] ?? 0), kind: kinds[kindOf[place] ?? 0] ?? '' };
    }
    return undefined;
  };
}

/** Cuts each of the sorted texts after the first character that distinguishes it from its neighbours. */
function shortened(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const shared = Math.max(sharedLength(text, texts[index - 1]), sharedLength(text, texts[index + 1]));
    return text.slice(0, shared + 1);
  });
}
