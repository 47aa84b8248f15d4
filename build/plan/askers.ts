import { SetMap } from '#content-store/published/set-map.ts';

/** A question that more pages ask is one of the frame, or about a picture that most pages show. */
const MAX_ASKERS = 10_000;

/**
 * The pages that asked each question. When very many asked one, only their number is kept: if its answer changes, all of
 * them are rendered, and searching the records takes no time beside that (16 sets of 100,000 paths took 42 MB).
 */
export class Askers {
  readonly #few = new SetMap<string>();
  readonly #many = new Map<string, number>();

  *questions(): Generator<string> {
    yield* this.#many.keys();
    yield* this.#few.keys();
  }

  has(question: string): boolean {
    return this.#few.has(question) || this.#many.has(question);
  }

  /** The paths of the pages; `null` for very many. */
  of(question: string): ReadonlySet<string> | null {
    return this.#many.has(question) ? null : this.#few.get(question);
  }

  add(question: string, path: string): void {
    const many = this.#many.get(question);
    if (many !== undefined) return void this.#many.set(question, many + 1);
    this.#few.add(question, path);
    const size = this.#few.sizeOf(question);
    if (size <= MAX_ASKERS) return;
    this.#few.deleteAll(question);
    this.#many.set(question, size);
  }

  delete(question: string, path: string): void {
    const many = this.#many.get(question);
    if (many === undefined) this.#few.delete(question, path);
    else if (many > 1) this.#many.set(question, many - 1);
    else this.#many.delete(question);
  }
}
