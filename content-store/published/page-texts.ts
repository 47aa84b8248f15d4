import { LRUCache } from 'lru-cache';
import type { PublishedPage } from '../model/entities/page.ts';
import type { ScratchFile, TextPosition } from './scratch-file.ts';

/** Pages that were asked for last stay parsed: a page being rendered is asked for several times. */
const MAX_PARSED = 32;

/** Where the texts of pages lie in the scratch file, by id. */
export type TextPositions = ReadonlyMap<string, TextPosition>;

/**
 * Pages by id, kept as JSON in a file that threads share: as objects they take seven times its size, which each thread
 * would have for itself and its garbage collector walk through. A page is parsed when it is asked for.
 */
export class PageTexts {
  readonly #file: ScratchFile;
  readonly #positions: Map<string, TextPosition>;
  readonly #parsed = new LRUCache<string, PublishedPage>({ max: MAX_PARSED });

  constructor(file: ScratchFile, positions: TextPositions = new Map()) {
    this.#file = file;
    this.#positions = new Map(positions);
  }

  get positions(): TextPositions {
    return this.#positions;
  }

  get size(): number {
    return this.#positions.size;
  }

  keys(): Iterable<string> {
    return this.#positions.keys();
  }

  /** The page with this id; the same object only while it is one of the last asked for. */
  get(id: string): PublishedPage | undefined {
    const position = this.#positions.get(id);
    if (position === undefined) return undefined;
    const page = this.#parsed.get(id) ?? (JSON.parse(this.#file.read(position)) as PublishedPage);
    this.#parsed.set(id, page);
    return page;
  }

  set(page: PublishedPage): void {
    this.delete(page._id);
    this.#positions.set(page._id, this.#file.add(JSON.stringify(page)));
  }

  delete(id: string): void {
    const position = this.#positions.get(id);
    if (position !== undefined) this.#file.remove(position);
    this.#positions.delete(id);
    this.#parsed.delete(id);
  }
}
