import type { CountedDocument, SearchDocument } from '#content-store/search/search-document.ts';
import { type ShardKind, shardFile } from '#content-store/search/shard-names.ts';
import { type Lines, splitShards } from '#content-store/search/split-shards.ts';
import { wordLine } from '#content-store/search/word-list.ts';
import { emptyState, grown, type IndexState } from './index-state.ts';
import type { IndexedDocuments } from './indexed-documents.ts';
import { removeUnnamed, writeMerged } from './merge.ts';
import { PostingCounts } from './posting-counts.ts';
import type { SearchFolder } from './search-folder.ts';
import { FORMS } from './write-index.ts';

/** Documents by ref; each may be made when it is asked for, and null. */
export interface AllDocuments {
  keys(): Iterable<string>;
  get(ref: string): SearchDocument | null | undefined;
}

interface Index {
  folder: SearchFolder;
  indexed: IndexedDocuments;
  countWords: (document: SearchDocument) => CountedDocument;
  /** Awaited every few milliseconds of work. */
  pause: () => Promise<void>;
  /** Where readers may look, nothing is written before this. */
  written: Promise<unknown> | undefined;
}

/**
 * Writes an index of exactly these documents; one at a time is in memory. Where readers may look, documents come last:
 * after a kill, those that differ show what is missing.
 */
export async function writeWholeIndex(index: Index, documents: AllDocuments): Promise<IndexState> {
  const { folder, indexed, pause } = index;
  const state = emptyState();
  const counts = new PostingCounts();
  const present: string[] = [];
  const written: string[] = [];
  for (const ref of [...documents.keys()].sort()) {
    await pause();
    const document = documents.get(ref);
    if (!document) continue;
    const counted = index.countWords(document);
    const { lengths } = counted;
    counts.add(ref, { lengths, kind: document.kind }, counted);
    Object.assign(state, grown(state, { documents: 1, lengths }));
    present.push(ref);
    if (folder.isUnseen) written.push(...indexed.set(ref, document));
  }
  if (!folder.isUnseen) await index.written;
  await writeTerms(index, counts, state);
  writeMerged(folder, state);
  for (const ref of folder.isUnseen ? [] : present) {
    await pause();
    written.push(...indexed.set(ref, documents.get(ref) ?? null));
  }
  removeUnnamed(folder, state);
  indexed.keepOnly(new Set(written));
  return state;
}

async function writeTerms({ folder, pause }: Index, counts: PostingCounts, state: IndexState): Promise<void> {
  const terms = new Map<string, string>();
  const words = new Map<string, string>();
  for (const { term, line, documents } of counts.lines()) {
    terms.set(term, line);
    words.set(term, wordLine(term, documents));
    await pause();
  }
  const write = async (kind: ShardKind, lines: Lines) => {
    const shards = splitShards(kind, '', lines);
    for (const [prefix, part] of shards) {
      folder.put(shardFile(kind, prefix), FORMS[kind].text(part));
      await pause();
    }
    return [...shards.keys()].sort();
  };
  state.shards = await write('postings', terms);
  state.words = await write('lists', words);
}
