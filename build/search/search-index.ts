import { pauses } from '#content-store/published/pauses.ts';
import {
  type CountedDocument,
  countedWord,
  countWords,
  type SearchDocument,
} from '#content-store/search/search-document.ts';
import { joinSegments, MAX_SEGMENTS, type Segment, segmentText } from '#content-store/search/segment.ts';
import { STATISTICS_FILE } from '#content-store/search/statistics.ts';
import { searchLanguage } from '#site/content/search-language.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import {
  countsAfter,
  emptyState,
  grown,
  type IndexState,
  indexFiles,
  loadState,
  segmentFile,
  writeStatistics,
} from './index-state.ts';
import { IndexedDocuments, isDocumentFile } from './indexed-documents.ts';
import { type CountedOf, mergeSegments, removeUnnamed } from './merge.ts';
import { indexChanges } from './search-changes.ts';
import { isDamage, SearchFolder } from './search-folder.ts';
import { type AllDocuments, writeWholeIndex } from './write-whole-index.ts';

type Documents = Iterable<readonly [ref: string, SearchDocument | null]>;

/** How many bytes of shards are merged at once in idle time: a publish may have to wait these tens of milliseconds. */
const BYTES_AT_ONCE = 256 * 1024;

/** A rebuild goes on for this long before other work of the thread has its turn. */
const PIECE_MS = 8;

/** Words in the memory of what is counted for them. */
const MAX_REMEMBERED = 100_000;

/** More changed counts (about 25 bytes each) are merged at once: visitors fetch all segments. */
const MAX_CHANGES = 20_000;

/**
 * The search index of a domain. Its state is in its files: each document's file holds the terms it had, so that a
 * change adds a segment of what is different, whatever the size of the site. `merge` works segments into the shards.
 */
export class SearchIndex {
  readonly #folder: SearchFolder;
  readonly #indexed: IndexedDocuments;
  readonly #counted = new Map<string, string | null>();
  #known: IndexState | null = null;
  #isUnfinished = false;

  constructor(output: OutputFolder) {
    this.#folder = new SearchFolder(output);
    this.#indexed = new IndexedDocuments(this.#folder);
  }

  /** True after an update that failed half-way (a full disk): only `rebuild` knows what is right. */
  get isUnfinished(): boolean {
    return this.#isUnfinished;
  }

  /** True when segments wait to be merged. */
  get isMergeable(): boolean {
    return (this.#known?.segments.size ?? 0) > 0;
  }

  /** Adds, changes or removes (null) documents. After a kill, `repair` completes an unfinished update. */
  update(documents: Documents): void {
    const known = this.#state();
    const changed: [string, SearchDocument | null][] = [];
    for (const [ref, document] of documents) if (this.#indexed.isNew(ref, document)) changed.push([ref, document]);
    if (changed.length === 0 && this.#folder.known(STATISTICS_FILE)) return;
    this.#isUnfinished = true;
    this.#change(known, changed);
    this.#isUnfinished = false;
  }

  /** Updates the index to exactly these documents, once their pages are `written`; an incomplete index is rebuilt. */
  async repair(documents: AllDocuments, written?: Promise<unknown>): Promise<void> {
    if (!this.#isWhole()) return this.rebuild(documents, written);
    await written;
    const refs = new Set([...this.#indexed.refs(), ...documents.keys()]);
    this.#known = null;
    this.update(oneByOne(refs, documents));
  }

  /** Rebuilds the index; readers see it once the documents' pages are `written`. Other work of the thread goes on. */
  async rebuild(documents: AllDocuments, written?: Promise<unknown>): Promise<void> {
    this.#isUnfinished = true;
    const countWordsOf = (document: SearchDocument) => this.#count(document);
    const index = { folder: this.#folder, indexed: this.#indexed, countWords: countWordsOf, pause: pauses(PIECE_MS) };
    this.#known = await writeWholeIndex({ ...index, written }, documents);
    this.#isUnfinished = false;
  }

  /**
   * Merges the segments into the shards, so that the files are those of a clean build. `mayGoOn` is asked between short steps;
   * when it says no, the index answers as before and the next merge begins again. Damaged segments are merged from memory.
   * Throws AppError `unavailable` when another file is missing or damaged.
   */
  async merge(mayGoOn: () => Promise<boolean>): Promise<void> {
    if (!this.isMergeable || this.#isUnfinished) return;
    const known = this.#state();
    const countedOf: CountedOf = (ref) => this.#count(this.#indexed.get(ref));
    const merging = { folder: this.#folder, countedOf, bytesAtOnce: BYTES_AT_ONCE };
    const steps = mergeSegments(merging, known, [...known.segments.values()]);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        this.#known = step.value;
        removeUnnamed(this.#folder, step.value);
        return this.#folder.requireIntact(indexFiles(step.value));
      }
      if (!(await mayGoOn())) return;
    }
  }

  /** Drops the state in memory: all files are being removed. */
  forget(): void {
    this.#known = null;
  }

  #state(): IndexState {
    this.#known ??= this.#folder.known(STATISTICS_FILE) ? loadState(this.#folder) : emptyState();
    return this.#known;
  }

  /** Segment, then statistics, then documents: after a kill, `repair` finds documents that still differ. */
  #change(before: IndexState, documents: (readonly [string, SearchDocument | null])[]): void {
    const isFirst = !this.#folder.known(STATISTICS_FILE);
    const changes = documents.map(([ref, after]) => {
      return { ref, before: isFirst ? null : this.#indexed.get(ref), after };
    });
    const { terms, words, facts, ...gained } = indexChanges(changes, (document) => this.#count(document));
    const segment: Segment = { terms, words: countsAfter(words, before, this.#folder), facts };
    const all = [...before.segments.values(), segment];
    const known = { ...before, ...grown(before, gained) };
    const changed = new Map(documents);
    const countedOf: CountedOf = (ref) => this.#count(changed.get(ref) ?? this.#indexed.get(ref));
    const merging = { folder: this.#folder, countedOf };
    if (isFirst || sizeOf(all) > MAX_CHANGES) this.#known = finished(mergeSegments(merging, known, all));
    else this.#known = this.#withSegments(known, all.length > MAX_SEGMENTS ? [joinSegments(all)] : all);
    for (const [ref, document] of documents) this.#indexed.set(ref, document);
    for (const name of known.segments.keys()) if (!this.#known.segments.has(name)) this.#folder.remove(name);
    if (this.#known.segments.size === 0) removeUnnamed(this.#folder, this.#known);
  }

  #withSegments(known: IndexState, all: readonly Segment[]): IndexState {
    const names = new Map(Array.from(known.segments, ([name, segment]) => [segment, name]));
    const segments = new Map<string, Segment>();
    for (const segment of all) {
      const text = segmentText(segment);
      const name = names.get(segment) ?? segmentFile(text);
      segments.delete(name); // the same change again counts as the newest
      segments.set(name, segment);
      this.#folder.put(name, text);
    }
    const state = { ...known, segments };
    writeStatistics(this.#folder, state);
    return state;
  }

  #count(document: SearchDocument | null): CountedDocument {
    return countWords(document, this.#countedOf);
  }

  /** Asks the language once for each word. */
  readonly #countedOf = (written: string): string | null => {
    const known = this.#counted.get(written);
    if (known !== undefined) return known;
    const word = countedWord(written, searchLanguage.isStopWord);
    if (this.#counted.size >= MAX_REMEMBERED) this.#counted.clear();
    this.#counted.set(written, word);
    return word;
  };

  #isWhole(): boolean {
    if (!this.#folder.isUnchanged(STATISTICS_FILE) || !this.#folder.areIntact(this.#folder.names())) return false;
    try {
      const state = loadState(this.#folder);
      const others = this.#folder.names().filter((name) => !isDocumentFile(name));
      return others.length === indexFiles(state).length;
    } catch (error) {
      if (isDamage(error)) return false;
      throw error;
    }
  }
}

function* oneByOne(refs: Iterable<string>, documents: AllDocuments) {
  for (const ref of refs) yield [ref, documents.get(ref) ?? null] as const;
}

function finished<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

const sizeOf = (segments: readonly Segment[]): number =>
  segments.flatMap(({ terms }) => [...terms.values()]).reduce((total, changes) => total + changes.size, 0);
