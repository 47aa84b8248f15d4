import {
  type CountedDocument,
  type DocumentFacts,
  type DocumentHead,
  FIELDS,
  headLine,
  type PerField,
} from '#content-store/search/search-document.ts';
import type { Segment } from '#content-store/search/segment.ts';
import type { Statistics } from '#content-store/search/statistics.ts';

/** What an index holds of a document. */
export interface IndexedDocument extends CountedDocument {
  head: DocumentHead;
}

/** A document before and after a change; null: it did not exist, or no longer exists. */
export interface DocumentChange {
  ref: string;
  before: IndexedDocument | null;
  after: IndexedDocument | null;
}

/** Changes to an index; its `words`, `documents` and `lengths` are differences. */
type IndexChanges = Segment & Pick<Statistics, 'documents' | 'lengths'>;

const NO_COUNTS: CountedDocument = { lengths: FIELDS.map(() => 0), counts: new Map() };

/** Finds the terms that documents gained or lost, or whose counts changed, and leaves out documents that are as before. */
export function indexChanges(changes: readonly DocumentChange[]): IndexChanges {
  const terms = new Map<string, Map<string, PerField | null>>();
  const words = new Map<string, number>();
  const facts = new Map<string, DocumentFacts | null>();
  const heads = new Map<string, DocumentHead>();
  const lengths = FIELDS.map(() => 0);
  let documents = 0;
  for (const { ref, before, after } of changes) {
    const [old, current] = [before ?? NO_COUNTS, after ?? NO_COUNTS];
    const changed = changedTerms(old, current);
    if (changed.length === 0 && lineOf(ref, before) === lineOf(ref, after)) continue;
    facts.set(ref, after && { lengths: after.lengths, kind: after.head.kind });
    if (after) heads.set(ref, after.head);
    documents += Number(after !== null) - Number(before !== null);
    for (const field of FIELDS.keys()) {
      lengths[field] = (lengths[field] ?? 0) + (current.lengths[field] ?? 0) - (old.lengths[field] ?? 0);
    }
    for (const term of changed) {
      const ofTerm = terms.get(term) ?? new Map<string, PerField | null>();
      terms.set(term, ofTerm.set(ref, current.counts.get(term) ?? null));
      const gained = Number(current.counts.has(term)) - Number(old.counts.has(term));
      if (gained !== 0) words.set(term, (words.get(term) ?? 0) + gained);
    }
  }
  return { terms, words, facts, heads, documents, lengths };
}

const lineOf = (ref: string, document: IndexedDocument | null): string =>
  document ? headLine(ref, document.head) : '';

function changedTerms(old: CountedDocument, current: CountedDocument): string[] {
  const all = new Set([...old.counts.keys(), ...current.counts.keys()]);
  return [...all].filter((term) => String(old.counts.get(term)) !== String(current.counts.get(term)));
}
