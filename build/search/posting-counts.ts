import type { CountedDocument, DocumentFacts, PerField } from '#content-store/search/search-document.ts';
import { addToGroup, type Groups, groupName, groupsLine } from '#content-store/search/shard.ts';

/** More documents than one index has. */
const DOCUMENTS = 2 ** 24;

/** The postings of many documents: a number for each term of a document, 8 bytes instead of the 100 of nested maps. */
export class PostingCounts {
  readonly #documents: { ref: string; lengths: PerField }[] = [];
  /** Kinds with counts, of which there are few. */
  readonly #groups: { name: string; counts: PerField }[] = [];
  readonly #groupsByCounts = new Map<string, Map<number | string, number>>();
  readonly #terms = new Map<string, number[]>();

  /** Adds a document. They come in the order of their refs, in which a line lists them. */
  add(ref: string, { lengths, kind }: DocumentFacts, { counts }: CountedDocument): void {
    const document = this.#documents.push({ ref, lengths }) - 1;
    for (const [term, perField] of counts) {
      const posting = this.#groupOf(kind, perField) * DOCUMENTS + document;
      const postings = this.#terms.get(term);
      if (postings) postings.push(posting);
      else this.#terms.set(term, [posting]);
    }
  }

  #groupOf(kind: string, counts: PerField): number {
    const ofKind = this.#groupsByCounts.get(kind) ?? new Map<number | string, number>();
    if (ofKind.size === 0) this.#groupsByCounts.set(kind, ofKind);
    const key = keyOf(counts);
    const known = ofKind.get(key);
    if (known !== undefined) return known;
    const group = this.#groups.push({ name: groupName({ kind, counts }), counts }) - 1;
    ofKind.set(key, group);
    return group;
  }

  /** The line of each term in its shard, and the number of its documents. Forgets each term after it. */
  *lines(): Generator<{ term: string; line: string; documents: number }> {
    for (const [term, postings] of this.#terms) {
      const groups: Groups = new Map();
      for (const posting of postings) {
        const document = this.#documents[posting % DOCUMENTS];
        const group = this.#groups[Math.floor(posting / DOCUMENTS)];
        if (document && group) addToGroup(groups, group.name, document.ref, { ...document, counts: group.counts });
      }
      yield { term, line: groupsLine(term, groups), documents: postings.length };
      this.#terms.delete(term);
    }
  }
}

/** Counts as one number if they fit into ten bits each, which takes a tenth of the time of a text. */
function keyOf(counts: PerField): number | string {
  let key = 0;
  for (const count of counts) {
    if (count >= 1024) return counts.join();
    key = key * 1024 + count;
  }
  return key;
}
