import { FIELDS, type PerField } from './search-document.ts';

/** The small file that completes the weights: how long every document is, and which shards there are. */
export interface Statistics {
  version: number;
  /** The shards' prefixes. */
  shards: string[];
  /** Enough of each document's ref to tell it from the others, in their order. */
  refs: string;
  /** The documents' lengths, a list for each field. */
  lengths: number[][];
}

/** Raised when texts are taken apart in another way, so that an index of the old way is not added to. */
const VERSION = 1;

/** Statistics of documents in the order of their refs. */
export function statisticsOf(documents: readonly (readonly [ref: string, lengths: PerField])[], shards: string[]) {
  const refs = documents.map(([ref]) => ref);
  const lengths = FIELDS.map((_, field) => documents.map(([, all]) => all[field] ?? 0));
  return { version: VERSION, shards, refs: shortened(refs).join(' '), lengths } satisfies Statistics;
}

export const isCurrent = ({ version }: Statistics): boolean => version === VERSION;

/** The lengths of a document, looked up by its whole ref. */
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

/** Each text cut after the first character that tells it from its neighbours; the texts are sorted. */
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
