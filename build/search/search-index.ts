import { documentFile, documentFiles, type StoredDocument } from '#content-store/search/document-files.ts';
import { type CountedDocument, countWords, type SearchDocument } from '#content-store/search/search-document.ts';
import { joinSegments, MAX_SEGMENTS, type Segment, segmentText } from '#content-store/search/segment.ts';
import { STATISTICS_FILE } from '#content-store/search/statistics.ts';
import { searchLanguage } from '#site/content/search-language.ts';
import { hashOfBytes } from '../output/hash.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import {
  changeFacts,
  emptyState,
  type IndexState,
  indexFiles,
  loadState,
  segmentFile,
  writeStatistics,
} from './index-state.ts';
import { mergeSegments, removeUnnamed } from './merge.ts';
import { indexChanges } from './search-changes.ts';
import { isDamage, SearchFolder } from './search-folder.ts';
import { countsAfter } from './word-counts.ts';

type Documents = Iterable<readonly [ref: string, SearchDocument | null]>;

/** A file of a document. */
const DOCUMENT = /^pages\/(\w+)(?:-\d+)?\.json$/;

/** Shards of so many bytes are merged at once in idle time: tens of milliseconds, for which a publish may have to wait. */
const BYTES_AT_ONCE = 256 * 1024;

/** More changed counts (about 25 bytes each) are merged at once: visitors fetch all segments. */
const MAX_CHANGES = 20_000;

/**
 * The search index of a domain. Its state is in its files: each document's file holds the terms it had, so that a
 * change adds a segment of what is different, whatever the size of the site. `merge` works segments into the shards.
 */
export class SearchIndex {
  readonly #folder: SearchFolder;
  readonly #stopWords = new Map<string, boolean>();
  readonly #counted = new WeakMap<SearchDocument, CountedDocument>();
  #anticipated: Documents | null = null;
  #known: IndexState | null = null;
  #isUnfinished = false;

  constructor(output: OutputFolder) {
    this.#folder = new SearchFolder(output);
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
    const changed = [...documents].filter(([ref, document]) => this.#isNew(ref, document));
    if (changed.length === 0 && this.#folder.known(STATISTICS_FILE)) return;
    this.#isUnfinished = true;
    this.#change(known, changed);
    this.#isUnfinished = false;
  }

  /** Updates the index to exactly these documents; an incomplete index is rebuilt. */
  repair(documents: Documents): void {
    const all = new Map(documents);
    if (this.#isWhole()) {
      const absent = this.#refs().map((ref) => [ref, null] as const);
      this.#known = null;
      this.update(new Map([...absent, ...all]));
    } else {
      this.rebuild(() => all);
    }
  }

  /** Counts the terms of the documents of the next `rebuild` in advance, during idle time. */
  anticipate(documents: Documents): void {
    this.#anticipated = [...documents];
    for (const [, document] of this.#anticipated) if (document) this.#counted.set(document, this.#count(document));
  }

  /** Rebuilds the index from scratch; `documents` is not called if they were anticipated. */
  rebuild(documents: () => Documents): void {
    this.#isUnfinished = true;
    const all = [...(this.#anticipated ?? documents())].filter(([, document]) => document !== null);
    this.#anticipated = null;
    const changes = all.map(([ref, after]) => ({ ref, before: null, after }));
    const { terms, facts } = indexChanges(changes, (document) => this.#count(document));
    const state = emptyState();
    changeFacts(state, facts);
    this.#known = finished(mergeSegments(this.#folder, state, [{ terms, facts, words: new Map() }]));
    const written = new Set(all.flatMap(([ref, document]) => this.#writeDocument(ref, document)));
    removeUnnamed(this.#folder, this.#known);
    for (const name of this.#folder.names()) {
      if (DOCUMENT.test(name) && !written.has(name)) this.#folder.remove(name);
    }
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
    const steps = mergeSegments(this.#folder, known, [...known.segments.values()], BYTES_AT_ONCE);
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
    this.#known ??= this.#folder.known(STATISTICS_FILE) ? loadState(this.#folder, this.#refs()) : emptyState();
    return this.#known;
  }

  /** Segment, then statistics, then documents: after a kill, `repair` finds documents that still differ. */
  #change(known: IndexState, documents: (readonly [string, SearchDocument | null])[]): void {
    const changes = documents.map(([ref, after]) => ({ ref, before: this.#stored(ref), after }));
    const { terms, words, facts } = indexChanges(changes, (document) => this.#count(document));
    const segment: Segment = { terms, words: countsAfter(words, known, this.#folder), facts };
    const all = [...known.segments.values(), segment];
    changeFacts(known, facts);
    const isFirst = !this.#folder.known(STATISTICS_FILE);
    if (isFirst || sizeOf(all) > MAX_CHANGES) this.#known = finished(mergeSegments(this.#folder, known, all));
    else this.#known = this.#withSegments(known, all.length > MAX_SEGMENTS ? [joinSegments(all)] : all);
    for (const [ref, document] of documents) this.#writeDocument(ref, document);
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

  #writeDocument(ref: string, document: SearchDocument | null): string[] {
    const before = this.#filesOf(ref);
    const files = new Map(document ? documentFiles(ref, document) : []);
    for (const [name, text] of files) this.#folder.put(name, text);
    for (const name of before) if (!files.has(name)) this.#folder.remove(name);
    return [...files.keys()];
  }

  #isNew(ref: string, document: SearchDocument | null): boolean {
    const files = document ? documentFiles(ref, document) : [];
    const isWritten = files.every(([name, text]) => this.#folder.known(name)?.hash === hashOfBytes(Buffer.from(text)));
    return !isWritten || this.#filesOf(ref).length !== files.length;
  }

  /** The files of a document that exist, the first one last. */
  #filesOf(ref: string): string[] {
    const names: string[] = [];
    for (let part = 1; this.#folder.known(documentFile(ref, part)); part += 1) names.unshift(documentFile(ref, part));
    const first = documentFile(ref);
    return this.#folder.known(first) ? [...names, first] : names;
  }

  #count(document: SearchDocument | null): CountedDocument {
    return (document && this.#counted.get(document)) ?? countWords(document, this.#isStopWord);
  }

  /** Asks the language once for each word. */
  readonly #isStopWord = (word: string): boolean => {
    const known = this.#stopWords.get(word) ?? searchLanguage.isStopWord(word);
    this.#stopWords.set(word, known);
    return known;
  };

  #stored(ref: string): SearchDocument | null {
    const first = documentFile(ref);
    if (!this.#folder.known(first)) return null;
    const { more: _, ...document } = JSON.parse(this.#folder.read(first)) as StoredDocument;
    const parts = this.#filesOf(ref).filter((name) => name !== first);
    const rest = parts.reverse().map((name) => JSON.parse(this.#folder.read(name)) as string);
    return { ...document, text: document.text + rest.join('') };
  }

  #isWhole(): boolean {
    if (!this.#folder.isUnchanged(STATISTICS_FILE) || !this.#folder.areIntact(this.#folder.names())) return false;
    try {
      const state = loadState(this.#folder, []);
      const others = this.#folder.names().filter((name) => !DOCUMENT.test(name));
      return others.length === indexFiles(state).length;
    } catch (error) {
      if (isDamage(error)) return false;
      throw error;
    }
  }

  /** The refs of all documents that have a file. */
  #refs(): string[] {
    return [...new Set(this.#folder.names().flatMap((name) => DOCUMENT.exec(name)?.[1] ?? []))];
  }
}

function finished<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

const sizeOf = (segments: readonly Segment[]): number =>
  segments.flatMap(({ terms }) => [...terms.values()]).reduce((total, changes) => total + changes.size, 0);
