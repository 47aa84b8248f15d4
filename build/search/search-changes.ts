import type { CountedDocument, PerField, SearchDocument } from '#content-store/search/search-document.ts';

/** A document before and after a change; null: there was none, or is none any more. */
interface DocumentChange {
  ref: string;
  before: SearchDocument | null;
  after: SearchDocument | null;
}

/** What changes in an index: for each term the documents whose counts are new; null: the term is gone from it. */
interface IndexChanges {
  terms: Map<string, Map<string, PerField | null>>;
  /** The new lengths of each document; null: it is gone. */
  lengths: Map<string, PerField | null>;
}

/** Finds the terms that documents gained, lost, or have in other numbers. */
export function indexChanges(
  documents: readonly DocumentChange[],
  countOf: (document: SearchDocument | null) => CountedDocument,
): IndexChanges {
  const terms: IndexChanges['terms'] = new Map();
  const lengths: IndexChanges['lengths'] = new Map();
  for (const { ref, before, after } of documents) {
    const [old, current] = [countOf(before), countOf(after)];
    lengths.set(ref, after && current.lengths);
    for (const term of changedTerms(old, current)) {
      const ofTerm = terms.get(term) ?? new Map<string, PerField | null>();
      terms.set(term, ofTerm.set(ref, current.counts.get(term) ?? null));
    }
  }
  return { terms, lengths };
}

function changedTerms(old: CountedDocument, current: CountedDocument): Iterable<string> {
  if (old.counts.size === 0) return current.counts.keys();
  const all = new Set([...old.counts.keys(), ...current.counts.keys()]);
  return [...all].filter((term) => String(old.counts.get(term)) !== String(current.counts.get(term)));
}
