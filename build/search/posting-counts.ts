import { type CountedDocument, FIELDS } from '#content-store/search/search-document.ts';
import { fieldsLine } from '#content-store/search/shard.ts';

/** More documents than one index has. */
const DOCUMENTS = 2 ** 24;

/**
 * The postings of many documents: one number for each count of a term in a field of a document, 8 bytes instead of the
 * 100 of nested maps.
 */
export class PostingCounts {
  readonly #refs: string[] = [];
  readonly #terms = new Map<string, number[]>();

  /** Adds a document. They come in the order of their refs, in which a line lists them. */
  add(ref: string, { counts }: CountedDocument): void {
    const document = this.#refs.push(ref) - 1;
    for (const [term, perField] of counts) {
      const postings = this.#terms.get(term) ?? [];
      if (postings.length === 0) this.#terms.set(term, postings);
      for (const [field, count] of perField.entries()) {
        if (count > 0) postings.push((count * FIELDS.length + field) * DOCUMENTS + document);
      }
    }
  }

  /** The line of each term in its shard, and the number of its documents. Forgets each term after it. */
  *lines(): Generator<{ term: string; line: string; documents: number }> {
    for (const [term, postings] of this.#terms) {
      const fields = FIELDS.map(() => new Map<number, string>());
      let documents = 0;
      let last = -1;
      for (const posting of postings) {
        const document = posting % DOCUMENTS;
        const counted = Math.floor(posting / DOCUMENTS);
        const ofField = fields[counted % FIELDS.length];
        const count = Math.floor(counted / FIELDS.length);
        ofField?.set(count, (ofField.get(count) ?? '') + this.#refs[document]);
        if (document !== last) documents += 1;
        last = document;
      }
      yield { term, line: fieldsLine(term, fields), documents };
      this.#terms.delete(term);
    }
  }
}
