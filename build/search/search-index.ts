import { documentFile, documentFiles, type StoredDocument } from '#content-store/search/document-files.ts';
import { type CountedDocument, countWords, type SearchDocument } from '#content-store/search/search-document.ts';
import { STATISTICS_FILE } from '#content-store/search/search-site.ts';
import { shardFile } from '#content-store/search/shard-names.ts';
import {
  type DocumentFacts,
  factsByRef,
  isCurrent,
  type Statistics,
  statisticsOf,
} from '#content-store/search/statistics.ts';
import { searchLanguage } from '#site/content/search-language.ts';
import { hashOfBytes } from '../output/hash.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { indexChanges } from './search-changes.ts';
import { SearchFolder } from './search-folder.ts';
import { writeIndex } from './write-index.ts';

/** The state of the index kept in memory. */
interface Known {
  shards: string[];
  words: string[];
  facts: Map<string, DocumentFacts>;
}

type Documents = Iterable<readonly [ref: string, SearchDocument | null]>;

/** A file of a document. */
const DOCUMENT = /^pages\/(\w+)(?:-\d+)?\.json$/;

/**
 * The search index of a domain. Its state is in its files: each document's file holds the terms it had, so that a
 * change touches only the shards of terms that were added or removed, or whose counts changed.
 */
export class SearchIndex {
  readonly #folder: SearchFolder;
  readonly #stopWords = new Map<string, boolean>();
  readonly #counted = new WeakMap<SearchDocument, CountedDocument>();
  #anticipated: Documents | null = null;
  #known: Known | null = null;

  constructor(output: OutputFolder) {
    this.#folder = new SearchFolder(output);
  }

  /** Adds, changes or removes (null) documents. After a kill, `repair` completes an unfinished update. */
  update(documents: Documents): void {
    this.#known ??= this.#load();
    const changed = [...documents].filter(([ref, document]) => this.#isNew(ref, document));
    if (changed.length > 0 || !this.#folder.known(STATISTICS_FILE)) this.#write(this.#known, changed);
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
    const before = this.#folder.names();
    this.#known = nothingKnown();
    const all = [...(this.#anticipated ?? documents())].filter(([, document]) => document !== null);
    this.#anticipated = null;
    const wanted = new Set([...this.#write(this.#known, all, { isFresh: true }), ...indexFiles(this.#known)]);
    for (const name of before) if (!wanted.has(name)) this.#folder.remove(name);
  }

  /** Drops the state in memory: all files are being removed. */
  forget(): void {
    this.#known = null;
  }

  /**
   * Shards, then statistics, then documents: after a kill, `repair` finds documents that still differ. Returns the
   * documents' files.
   */
  #write(known: Known, documents: (readonly [string, SearchDocument | null])[], { isFresh = false } = {}): string[] {
    const changes = documents.map(([ref, after]) => ({ ref, before: isFresh ? null : this.#stored(ref), after }));
    const { terms, facts } = indexChanges(changes, (document) => this.#count(document));
    const { shards, words, gone } = writeIndex(this.#folder, known, terms);
    for (const [ref, ofDocument] of facts) {
      if (ofDocument) known.facts.set(ref, ofDocument);
      else known.facts.delete(ref);
    }
    Object.assign(known, { shards, words });
    this.#folder.put(STATISTICS_FILE, JSON.stringify(statisticsOf(sorted(known.facts), known)));
    const written = changes.flatMap(({ ref, after }) => this.#writeDocument(ref, after));
    for (const name of gone) this.#folder.remove(name);
    return written;
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
    const hashOf = (text: string) => hashOfBytes(Buffer.from(text));
    const isWritten = files.every(([name, text]) => this.#folder.known(name)?.hash === hashOf(text));
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
    if (!this.#folder.known(STATISTICS_FILE) || !this.#folder.isIntact()) return false;
    const statistics = JSON.parse(this.#folder.read(STATISTICS_FILE)) as Statistics;
    const others = this.#folder.names().filter((name) => !DOCUMENT.test(name));
    return isCurrent(statistics) && others.length === indexFiles(statistics).length;
  }

  #load(): Known {
    if (!this.#folder.known(STATISTICS_FILE)) return nothingKnown();
    const statistics = JSON.parse(this.#folder.read(STATISTICS_FILE)) as Statistics;
    const factsOf = factsByRef(statistics);
    const facts = this.#refs().flatMap((ref) => {
      const ofDocument = factsOf(ref);
      return ofDocument ? [[ref, ofDocument] as const] : [];
    });
    return { shards: statistics.shards, words: statistics.words, facts: new Map(facts) };
  }

  /** The refs of all documents that have a file. */
  #refs(): string[] {
    return [...new Set(this.#folder.names().flatMap((name) => DOCUMENT.exec(name)?.[1] ?? []))];
  }
}

const nothingKnown = (): Known => ({ shards: [], words: [], facts: new Map() });

/** The files of an index that are not a document's. */
const indexFiles = ({ shards, words }: Pick<Known, 'shards' | 'words'>): string[] => [
  STATISTICS_FILE,
  ...shards.map((prefix) => shardFile('terms', prefix)),
  ...words.map((prefix) => shardFile('words', prefix)),
];

const sorted = (facts: ReadonlyMap<string, DocumentFacts>) => [...facts].sort(([a], [b]) => (a < b ? -1 : 1));
