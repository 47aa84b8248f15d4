import type { DocumentFacts, DocumentHead, PerField } from './search-document.ts';
import type { Postings } from './shard.ts';

/** The new counts of documents that contain a term; null: no longer. */
export type PostingChanges = ReadonlyMap<string, PerField | null>;

/**
 * What a publish changed in the index, as new values rather than differences: applying a segment again, wholly or in
 * part, changes no answer, so a merge can be killed at any step.
 */
export interface Segment {
  terms: ReadonlyMap<string, PostingChanges>;
  /** The words that documents gained or lost, with the number of documents that contain them now. */
  words: ReadonlyMap<string, number>;
  /** The facts of changed documents; null: removed. */
  facts: ReadonlyMap<string, DocumentFacts | null>;
  /** What results show of changed documents that are there; of one removed since it may keep what they showed. */
  heads: ReadonlyMap<string, DocumentHead>;
}

/** How many segments can remain unmerged. */
export const MAX_SEGMENTS = 8;

interface StoredSegment {
  terms: [term: string, changes: [ref: string, counts: PerField | null][]][];
  words: [word: string, documents: number][];
  facts: [ref: string, facts: DocumentFacts | null][];
  /** Version 4 has none. */
  heads?: [ref: string, head: DocumentHead][];
}

export function segmentText({ terms, words, facts, heads }: Segment): string {
  const stored: StoredSegment = {
    terms: Array.from(terms, ([term, changes]) => [term, [...changes]]),
    words: [...words],
    facts: [...facts],
    heads: [...heads],
  };
  return JSON.stringify(stored);
}

/** The segment of a text; null when the text is damaged. */
export function parseSegment(text: string): Segment | null {
  try {
    const { terms, words, facts, heads } = JSON.parse(text) as StoredSegment;
    return {
      terms: new Map(terms.map(([term, changes]) => [term, new Map(changes)])),
      words: new Map(words),
      facts: new Map(facts),
      heads: new Map(heads),
    };
  } catch {
    return null;
  }
}

/** Several segments as one; the later of two values counts. */
export function joinSegments(segments: readonly Segment[]): Segment {
  const [only, ...others] = segments;
  if (only && others.length === 0) return only;
  const terms = new Map<string, Map<string, PerField | null>>();
  for (const segment of segments) {
    for (const [term, changes] of segment.terms) {
      const joined = terms.get(term) ?? new Map<string, PerField | null>();
      for (const [ref, counts] of changes) joined.set(ref, counts);
      terms.set(term, joined);
    }
  }
  return {
    terms,
    words: new Map(segments.flatMap(({ words }) => [...words])),
    facts: new Map(segments.flatMap(({ facts }) => [...facts])),
    heads: new Map(segments.flatMap(({ heads }) => [...heads])),
  };
}

/** The postings of a term after changes. A changed document has its facts from the segment in all its postings. */
export function changedPostings(
  before: Postings,
  term: string,
  { terms, facts }: Pick<Segment, 'terms' | 'facts'>,
): Postings {
  if (facts.size === 0) return before;
  const postings: Postings = new Map(before);
  for (const ref of facts.size < before.size ? facts.keys() : before.keys()) {
    const [own, posting] = [facts.get(ref), before.get(ref)];
    if (own && posting) postings.set(ref, { ...own, counts: posting.counts });
  }
  for (const [ref, counts] of terms.get(term) ?? []) {
    const own = facts.get(ref);
    if (counts && own) postings.set(ref, { ...own, counts });
    else postings.delete(ref);
  }
  return postings;
}
