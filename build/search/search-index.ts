import { AppError } from '#content-store/model/error.ts';
import { pauses } from '#content-store/published/pauses.ts';
import type { SearchLanguage } from '#content-store/search/languages/language.ts';
import { countWords, type SearchDocument } from '#content-store/search/search-document.ts';
import { indexTerms } from '#content-store/search/search-words.ts';
import { joinSegments, MAX_SEGMENTS, type Segment, segmentText } from '#content-store/search/segment.ts';
import { STATISTICS_FILE } from '#content-store/search/statistics.ts';
import { searchLanguageOf } from '#site/content/search-languages.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
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
import { indexedDocuments } from './indexed-documents.ts';
import { type CountedOf, mergeSegments, removeUnnamed } from './merge.ts';
import { type DocumentChange, type IndexedDocument, indexChanges } from './search-changes.ts';
import { isDamage, SearchFolder } from './search-folder.ts';
import { type AllDocuments, writeWholeIndex } from './write-whole-index.ts';

/** How many bytes of shards are merged at once in idle time: a publish may have to wait these tens of milliseconds. */
const BYTES_AT_ONCE = 256 * 1024;

/** A rebuild goes on for this long before other work of the thread has its turn. */
const PIECE_MS = 8;

/** Words in the memory of what is counted for them. */
const MAX_REMEMBERED = 100_000;

/** Pages that are compared with the index one by one after a start; of more, and over a quarter, all are indexed again. */
const MANY = 500;

/** More changed counts (about 25 bytes each) are merged at once: visitors fetch all segments. */
const MAX_CHANGES = 20_000;

/**
 * The search index of a language (`tag`, BCP 47) of a domain. Its state is in its files. A change adds a segment of what is different, whatever the size
 * of the site; `merge` works segments into the shards.
 */
export class SearchIndex {
  readonly #folder: SearchFolder;
  readonly #language: SearchLanguage;
  readonly #terms = new Map<string, readonly string[]>();
  #known: IndexState | null = null;
  /** True after an update that failed half-way (a full disk): only `rebuild` knows what is right. */
  #isUnfinished = false;

  constructor(output: OutputFolder, tag: string = siteLanguages[0].tag) {
    this.#folder = new SearchFolder(output, tag);
    this.#language = searchLanguageOf(tag);
  }

  /** Until the next update or rebuild the index may lack what pages say: a start before that rebuilds it. */
  doubt(): void {
    this.#folder.doubt(STATISTICS_FILE);
  }

  /**
   * Updates the index to these documents, of which those with the given refs may have changed since it was written, once their
   * pages are `written`; an incomplete index is rebuilt.
   */
  async repair(refs: ReadonlySet<string>, documents: AllDocuments, written?: Promise<unknown>): Promise<void> {
    const isKnown = !this.#isUnfinished && this.#isWhole();
    if (!isKnown || refs.size > Math.max(MANY, this.#state().documents / 4)) return this.rebuild(documents, written);
    this.doubt();
    const reading = { folder: this.#folder, pause: pauses(PIECE_MS) };
    const present = refs.size > 0 ? await indexedDocuments(refs, this.#state(), reading) : new Map();
    await written;
    const changes = Array.from(refs, (ref) => {
      const document = documents.get(ref);
      return { ref, before: present.get(ref) ?? null, after: document ? this.indexed(document) : null };
    });
    this.update(changes, documents);
  }

  /** Rebuilds the index; readers see it once the documents' pages are `written`. Other work of the thread goes on. */
  async rebuild(documents: AllDocuments, written?: Promise<unknown>): Promise<void> {
    this.#isUnfinished = true;
    const indexed = (document: SearchDocument) => this.indexed(document);
    const index = { folder: this.#folder, indexed, pause: pauses(PIECE_MS), written };
    this.#known = await writeWholeIndex(index, documents);
    this.#isUnfinished = false;
  }

  /**
   * Merges the segments into the shards, so that the files are those of a clean build. `mayGoOn` is asked between short steps;
   * when it says no, the index answers as before and the next merge begins again. Damaged segments are merged from memory.
   * Throws AppError `unavailable` when another file is missing or damaged.
   */
  async merge(documents: AllDocuments, mayGoOn: () => Promise<boolean>): Promise<void> {
    if (this.#isUnfinished) return;
    const known = this.#state();
    if (known.segments.size === 0) return;
    const merging = { ...this.#merging(documents), bytesAtOnce: BYTES_AT_ONCE };
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
    this.#known ??= this.#folder.names().length > 0 ? loadState(this.#folder) : emptyState();
    return this.#known;
  }

  /**
   * Adds, changes or removes documents; `documents` are all of them as they are now. Throws AppError `unavailable` when the index
   * is damaged, or an earlier update failed.
   */
  update(documentChanges: readonly DocumentChange[], documents: AllDocuments): void {
    if (this.#isUnfinished) throw new AppError('unavailable', 'The search index is unfinished');
    const before = this.#state();
    const isFirst = before.shards.length === 0;
    const { terms, words, facts, heads, ...gained } = indexChanges(documentChanges);
    if (facts.size === 0) {
      writeStatistics(this.#folder, before);
      return;
    }
    this.#isUnfinished = true;
    const segment: Segment = { terms, words: countsAfter(words, before, this.#folder), facts, heads };
    const all = [...before.segments.values(), segment];
    const known = { ...before, ...grown(before, gained) };
    if (isFirst || sizeOf(all) > MAX_CHANGES)
      this.#known = finished(mergeSegments(this.#merging(documents), known, all));
    else this.#known = this.#withSegments(known, all.length > MAX_SEGMENTS ? [joinSegments(all)] : all);
    for (const name of known.segments.keys()) if (!this.#known.segments.has(name)) this.#folder.remove(name);
    if (this.#known.segments.size === 0) removeUnnamed(this.#folder, this.#known);
    this.#isUnfinished = false;
  }

  #merging(documents: AllDocuments) {
    const countedOf: CountedOf = (ref) => {
      const document = documents.get(ref);
      return document ? this.indexed(document).counts : new Map();
    };
    return { folder: this.#folder, countedOf };
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

  /** What the index holds of a document. */
  indexed(document: SearchDocument): IndexedDocument {
    const { slug, title, kind, date, description } = document;
    const head = { slug, title, kind, ...(date && { date }), description };
    return { head, ...countWords(document, this.#termsOf) };
  }

  /** Asks the language once for each word; a run of characters without spaces seldom comes again. */
  readonly #termsOf = (written: string): readonly string[] => {
    const known = this.#terms.get(written);
    if (known !== undefined) return known;
    const terms = indexTerms(written, this.#language);
    if (this.#terms.size >= MAX_REMEMBERED) this.#terms.clear();
    if (terms.length < 2) this.#terms.set(written, terms);
    return terms;
  };

  #isWhole(): boolean {
    if (!this.#folder.isUnchanged(STATISTICS_FILE) || !this.#folder.areIntact(this.#folder.names())) return false;
    try {
      return this.#folder.names().length === indexFiles(loadState(this.#folder)).length;
    } catch (error) {
      if (isDamage(error)) return false;
      throw error;
    }
  }
}

function finished<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

const sizeOf = (segments: readonly Segment[]): number =>
  segments.flatMap(({ terms }) => [...terms.values()]).reduce((total, changes) => total + changes.size, 0);
