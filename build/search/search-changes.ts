import {
  type CountedDocument,
  type DocumentFacts,
  FIELDS,
  type PerField,
  type SearchDocument,
} from '#content-store/search/search-document.ts';
import type { Segment } from '#content-store/search/segment.ts';
import type { Statistics } from '#content-store/search/statistics.ts';

/** A document before and after a change; null: it did not exist, or no longer exists. */
interface DocumentChange {
  ref: string;
  before: SearchDocument | null;
  after: SearchDocument | null;
}

/** Changes to an index; its `words`, `documents` and `lengths` are differences. */
type IndexChanges = Segment & Pick<Statistics, 'documents' | 'lengths'>;

/** Finds the terms that documents gained or lost, or whose counts changed. */
export function indexChanges(
  documents: readonly DocumentChange[],
  countOf: (document: SearchDocument | null) => CountedDocument,
): IndexChanges {
  const terms = new Map<string, Map<string, PerField | null>>();
  const words = new Map<string, number>();
  const facts = new Map<string, DocumentFacts | null>();
  const lengths = FIELDS.map(() => 0);
  let total = 0;
  for (const { ref, before, after } of documents) {
    const [old, current] = [countOf(before), countOf(after)];
    facts.set(ref, after && { lengths: current.lengths, kind: after.kind });
    total += Number(after !== null) - Number(before !== null);
    for (const field of FIELDS.keys()) {
      lengths[field] = (lengths[field] ?? 0) + (current.lengths[field] ?? 0) - (old.lengths[field] ?? 0);
    }
    for (const term of changedTerms(old, current)) {
      const ofTerm = terms.get(term) ?? new Map<string, PerField | null>();
      terms.set(term, ofTerm.set(ref, current.counts.get(term) ?? null));
      const gained = Number(current.counts.has(term)) - Number(old.counts.has(term));
      if (gained !== 0) words.set(term, (words.get(term) ?? 0) + gained);
    }
  }
  return { terms, words, facts, documents: total, lengths };
}

function changedTerms(old: CountedDocument, current: CountedDocument): Iterable<string> {
  if (old.counts.size === 0) return current.counts.keys();
  const all = new Set([...old.counts.keys(), ...current.counts.keys()]);
  return [...all].filter((term) => String(old.counts.get(term)) !== String(current.counts.get(term)));
}
