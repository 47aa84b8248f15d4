import {
  type CountedDocument,
  countTerms,
  type PerField,
  type SearchDocument,
} from '#content-store/search/search-document.ts';
import { documentFile, STATISTICS_FILE } from '#content-store/search/search-site.ts';
import { shardFile } from '#content-store/search/shard-names.ts';
import { isCurrent, lengthsByRef, type Statistics, statisticsOf } from '#content-store/search/statistics.ts';
import { rememberingTerms } from '#content-store/search/stem-words.ts';
import { searchLanguage } from '#site/content/search-language.ts';
import { hashOfBytes } from '../output/hash.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { indexChanges } from './search-changes.ts';
import { SearchFolder } from './search-folder.ts';
import { writeShards } from './write-shards.ts';

/** The state of the index kept in memory. */
interface Known {
  shards: string[];
  lengths: Map<string, PerField>;
}

type Documents = Iterable<readonly [ref: string, SearchDocument | null]>;

const DOCUMENT = /^pages\/(\w+)\.json$/;

/**
 * The search index of a domain. Its state is in its files: each document's file holds the terms it had, so that a
 * change touches only the shards of terms that were added or removed, or whose counts changed.
 */
export class SearchIndex {
  readonly #folder: SearchFolder;
  readonly #termOf = rememberingTerms(searchLanguage);
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
    this.#known = { shards: [], lengths: new Map() };
    const all = [...(this.#anticipated ?? documents())].filter(([, document]) => document !== null);
    this.#anticipated = null;
    this.#write(this.#known, all, { isFresh: true });
    const wanted = new Set(
      namesOf(
        all.map(([ref]) => ref),
        this.#known.shards,
      ),
    );
    for (const name of before) if (!wanted.has(name)) this.#folder.remove(name);
  }

  /** Drops the state in memory: all files are being removed. */
  forget(): void {
    this.#known = null;
  }

  /** Shards, then statistics, then documents: after a kill, `repair` finds documents that still differ. */
  #write(known: Known, documents: (readonly [string, SearchDocument | null])[], { isFresh = false } = {}): void {
    const changes = documents.map(([ref, after]) => ({ ref, before: isFresh ? null : this.#stored(ref), after }));
    const { terms, lengths } = indexChanges(changes, (document) => this.#count(document));
    const { present, gone } = writeShards(this.#folder, known.shards, terms);
    for (const [ref, ofDocument] of lengths) {
      if (ofDocument) known.lengths.set(ref, ofDocument);
      else known.lengths.delete(ref);
    }
    known.shards = present;
    this.#folder.put(STATISTICS_FILE, JSON.stringify(statisticsOf(sorted(known.lengths), present)));
    for (const { ref, after } of changes) {
      if (after) this.#folder.put(documentFile(ref), JSON.stringify(after));
      else this.#folder.remove(documentFile(ref));
    }
    for (const prefix of gone) this.#folder.remove(shardFile(prefix));
  }

  #isNew(ref: string, document: SearchDocument | null): boolean {
    const known = this.#folder.known(documentFile(ref));
    if (!document || !known) return Boolean(document) !== Boolean(known);
    return known.hash !== hashOfBytes(Buffer.from(JSON.stringify(document)));
  }

  #count(document: SearchDocument | null): CountedDocument {
    return (document && this.#counted.get(document)) ?? countTerms(document, this.#termOf);
  }

  #stored(ref: string): SearchDocument | null {
    return this.#folder.known(documentFile(ref)) ? JSON.parse(this.#folder.read(documentFile(ref))) : null;
  }

  #isWhole(): boolean {
    if (!this.#folder.known(STATISTICS_FILE) || !this.#folder.isIntact()) return false;
    const statistics = JSON.parse(this.#folder.read(STATISTICS_FILE)) as Statistics;
    return isCurrent(statistics) && namesOf(this.#refs(), statistics.shards).length === this.#folder.names().length;
  }

  #load(): Known {
    if (!this.#folder.known(STATISTICS_FILE)) return { shards: [], lengths: new Map() };
    const statistics = JSON.parse(this.#folder.read(STATISTICS_FILE)) as Statistics;
    const lengthsOf = lengthsByRef(statistics);
    return {
      shards: statistics.shards,
      lengths: new Map(this.#refs().map((ref) => [ref, lengthsOf(ref) ?? []])),
    };
  }

  /** The refs of all documents that have a file. */
  #refs(): string[] {
    return this.#folder.names().flatMap((name) => DOCUMENT.exec(name)?.[1] ?? []);
  }
}

/** The files of an index with these documents and shards. */
const namesOf = (refs: readonly string[], shards: readonly string[]): string[] => [
  STATISTICS_FILE,
  ...refs.map(documentFile),
  ...shards.map(shardFile),
];

const sorted = (lengths: ReadonlyMap<string, PerField>) => [...lengths].sort(([a], [b]) => (a < b ? -1 : 1));
