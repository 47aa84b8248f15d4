import { headLine, type PerField, type SearchDocument } from '#content-store/search/search-document.ts';
import { groupName } from '#content-store/search/shard.ts';
import { type ShardKind, shardFile } from '#content-store/search/shard-names.ts';
import { type Lines, splitShards } from '#content-store/search/split-shards.ts';
import { wordLine } from '#content-store/search/word-list.ts';
import { emptyState, grown, type IndexState } from './index-state.ts';
import { removeUnnamed, writeMerged } from './merge.ts';
import type { IndexedDocument } from './search-changes.ts';
import type { SearchFolder } from './search-folder.ts';
import { FORMS } from './write-index.ts';

/** Documents by ref; each may be made when it is asked for, and null. */
export interface AllDocuments {
  keys(): Iterable<string>;
  get(ref: string): SearchDocument | null | undefined;
}

interface Index {
  folder: SearchFolder;
  indexed: (document: SearchDocument) => IndexedDocument;
  /** Awaited every few milliseconds of work. */
  pause: () => Promise<void>;
  /** Where readers may look, nothing is written before this. */
  written: Promise<unknown> | undefined;
}

/** Writes an index of exactly these documents; one at a time is in memory. */
export async function writeWholeIndex(index: Index, documents: AllDocuments): Promise<IndexState> {
  const { folder, pause } = index;
  const state = emptyState();
  const counts = new PostingCounts();
  const heads = new Map<string, string>();
  for (const ref of [...documents.keys()].sort()) {
    await pause();
    const document = documents.get(ref);
    if (!document) continue;
    const indexed = index.indexed(document);
    counts.add(ref, indexed);
    heads.set(ref, headLine(ref, indexed.head));
    Object.assign(state, grown(state, { documents: 1, lengths: indexed.lengths }));
  }
  if (!folder.isUnseen) await index.written;
  const terms = new Map<string, string>();
  const words = new Map<string, string>();
  for (const { term, line, documents: number } of counts.lines()) {
    terms.set(term, line);
    words.set(term, wordLine(term, number));
    await pause();
  }
  const write = async (kind: ShardKind, lines: Lines) => {
    const shards = splitShards(kind, '', lines);
    for (const [name, part] of shards) {
      folder.put(shardFile(kind, name), FORMS[kind].text(part));
      await pause();
    }
    return [...shards.keys()].sort();
  };
  state.shards = await write('postings', terms);
  state.words = await write('lists', words);
  state.heads = await write('heads', heads);
  writeMerged(folder, state);
  removeUnnamed(folder, state);
  return state;
}

/** More documents than one index has. */
const DOCUMENTS = 2 ** 24;

/** The postings of many documents: a number for each term of a document, 8 bytes instead of the 100 of nested maps. */
class PostingCounts {
  readonly #documents: { ref: string; lengths: PerField }[] = [];
  /** Kinds with counts, of which there are few. */
  readonly #groups: { name: string; counts: PerField }[] = [];
  readonly #groupsByCounts = new Map<string, Map<number | string, number>>();
  readonly #terms = new Map<string, number[]>();

  /** Adds a document. They come in the order of their refs, in which a line lists them. */
  add(ref: string, { lengths, counts, head: { kind } }: IndexedDocument): void {
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

  /** The line of each term, that of `termLine()`, and the number of its documents. Forgets each term after it. */
  *lines(): Generator<{ term: string; line: string; documents: number }> {
    const named = this.#groups.map(({ name, counts }, number) => {
      const fields = counts.flatMap((count, field) => (count > 0 ? field : []));
      return { number, name, start: `${JSON.stringify(name)}:["`, fields };
    });
    const groups = named.sort((a, b) => (a.name < b.name ? -1 : 1));
    const places = new Float64Array(groups.length);
    for (const [place, { number }] of groups.entries()) places[number] = place;
    for (const [term, postings] of this.#terms) {
      const sorted = Float64Array.from(postings, (posting) => {
        const group = Math.floor(posting / DOCUMENTS);
        return posting + ((places[group] ?? 0) - group) * DOCUMENTS;
      }).sort();
      const parts: string[] = [];
      for (let next = 0; next < sorted.length; ) {
        const place = Math.floor((sorted[next] ?? 0) / DOCUMENTS);
        const { start = '', fields = [] } = groups[place] ?? {};
        const [refs, lengths]: [string[], (number | undefined)[]] = [[], []];
        for (const end = (place + 1) * DOCUMENTS; (sorted[next] ?? end) < end; next += 1) {
          const document = this.#documents[(sorted[next] ?? 0) % DOCUMENTS];
          refs.push(document?.ref ?? '');
          for (const field of fields) lengths.push(document?.lengths[field]);
        }
        parts.push(`${start}${refs.join('')}",${lengths.join()}]`);
      }
      yield { term, line: `[${JSON.stringify(term)},{${parts.join()}}]`, documents: postings.length };
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
