import { LRUCache } from 'lru-cache';
import type { PublishedPage } from '../model/entities/page.ts';
import type { Place, ScratchFile } from './scratch-file.ts';

/** Pages that were asked for last stay parsed: a page being rendered is asked for several times. */
const MAX_PARSED = 32;

/** Where the texts of pages lie in the scratch file, by id. */
export type TextPlaces = ReadonlyMap<string, Place>;

/**
 * Pages by id, kept as JSON in a file that threads share: as objects they take seven times its size, which each thread
 * would have for itself and its garbage collector walk through. A page is parsed when it is asked for.
 */
export class PageTexts {
  readonly #file: ScratchFile;
  readonly #places: Map<string, Place>;
  readonly #parsed = new LRUCache<string, PublishedPage>({ max: MAX_PARSED });

  constructor(file: ScratchFile, places: TextPlaces = new Map()) {
    this.#file = file;
    this.#places = new Map(places);
  }

  get places(): TextPlaces {
    return this.#places;
  }

  get size(): number {
    return this.#places.size;
  }

  keys(): Iterable<string> {
    return this.#places.keys();
  }

  /** The page with this id; the same object only while it is one of the last asked for. */
  get(id: string): PublishedPage | undefined {
    const place = this.#places.get(id);
    if (place === undefined) return undefined;
    const page = this.#parsed.get(id) ?? (JSON.parse(this.#file.read(place)) as PublishedPage);
    this.#parsed.set(id, page);
    return page;
  }

  set(page: PublishedPage): void {
    this.delete(page._id);
    this.#places.set(page._id, this.#file.add(JSON.stringify(page)));
  }

  delete(id: string): void {
    const place = this.#places.get(id);
    if (place !== undefined) this.#file.remove(place);
    this.#places.delete(id);
    this.#parsed.delete(id);
  }
}
