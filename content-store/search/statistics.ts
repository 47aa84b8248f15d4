import { FIELDS, type PerField } from './search-document.ts';

/** The small file with the data for weights, i.e. the length of every document, and the list of shards. */
export interface Statistics {
  version: number;
  /** The shards' prefixes. */
  shards: string[];
  /** The shortest distinguishing prefix of each document's ref, in order. */
  refs: string;
  /** The lengths of the documents, a list for each field. */
  lengths: number[][];
}

/** Increased when the splitting of texts into terms changes, so that an old index is not extended. */
const VERSION = 1;

/** Statistics of documents, which must be in the order of their refs. */
export function statisticsOf(documents: readonly (readonly [ref: string, lengths: PerField])[], shards: string[]) {
  const refs = documents.map(([ref]) => ref);
  const lengths = FIELDS.map((_, field) => documents.map(([, all]) => all[field] ?? 0));
  return { version: VERSION, shards, refs: shortened(refs).join(' '), lengths } satisfies Statistics;
}

export const isCurrent = ({ version }: Statistics): boolean => version === VERSION;

/** Looks up the lengths of a document by its full ref. */
export function lengthsByRef({ refs, lengths }: Statistics): (ref: string) => PerField | undefined {
  const short = refs === '' ? [] : refs.split(' ');
  const places = new Map(short.map((ref, place) => [ref, place]));
  return (ref) => {
    for (let length = 1; length <= ref.length; length += 1) {
      const place = places.get(ref.slice(0, length));
      if (place !== undefined) return lengths.map((ofField) => ofField[place] ?? 0);
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
