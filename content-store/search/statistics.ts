import { FIELDS, type PerField } from './search-document.ts';

/** The small file with the length and kind of every document, and the list of shards. */
export interface Statistics {
  version: number;
  /** The shards' prefixes. */
  shards: string[];
  /** The prefixes of the word lists. */
  words: string[];
  /** The shortest distinguishing prefix of each document's ref, in order. */
  refs: string;
  /** The lengths of the documents, a list for each field. */
  lengths: number[][];
  kinds: string[];
  /** The place of each document's kind among `kinds`. */
  kindOf: number[];
}

/** What the statistics hold of a document. */
export interface DocumentFacts {
  lengths: PerField;
  kind: string;
}

/** Increased when the files' form or the splitting of texts into words changes, so that an old index is not extended. */
const VERSION = 2;

/** The names of the files with terms, and of those with words alone. */
type Shards = Pick<Statistics, 'shards' | 'words'>;

/** Statistics of documents, which must be in the order of their refs. */
export function statisticsOf(documents: readonly (readonly [ref: string, DocumentFacts])[], { shards, words }: Shards) {
  const refs = shortened(documents.map(([ref]) => ref)).join(' ');
  const lengths = FIELDS.map((_, field) => documents.map(([, facts]) => facts.lengths[field] ?? 0));
  const kinds = [...new Set(documents.map(([, { kind }]) => kind))].sort();
  const places = new Map(kinds.map((kind, place) => [kind, place]));
  const kindOf = documents.map(([, { kind }]) => places.get(kind) ?? 0);
  return { version: VERSION, shards, words, refs, lengths, kinds, kindOf } satisfies Statistics;
}

export const isCurrent = ({ version }: Statistics): boolean => version === VERSION;

/** Looks up the facts of a document by its full ref. */
export function factsByRef({ refs, lengths, kinds, kindOf }: Statistics): (ref: string) => DocumentFacts | undefined {
  const short = refs === '' ? [] : refs.split(' ');
  const places = new Map(short.map((ref, place) => [ref, place]));
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

function sharedLength(a: string, b = ''): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
