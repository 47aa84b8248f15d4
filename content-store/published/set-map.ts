const NOTHING: ReadonlySet<string> = new Set();

/**
 * Sets of strings by key; a key whose set becomes empty is removed. Most sets have one entry, which is held without a set:
 * that takes a tenth of the memory.
 */
export class SetMap<Key> {
  readonly #held = new Map<Key, string | Set<string>>();

  /** The set as it is now. */
  get(key: Key): ReadonlySet<string> {
    const held = this.#held.get(key) ?? NOTHING;
    return typeof held === 'string' ? new Set([held]) : held;
  }

  has(key: Key): boolean {
    return this.#held.has(key);
  }

  sizeOf(key: Key): number {
    const held = this.#held.get(key);
    return typeof held === 'string' ? 1 : (held?.size ?? 0);
  }

  keys(): Iterable<Key> {
    return this.#held.keys();
  }

  add(key: Key, value: string): void {
    const held = this.#held.get(key);
    if (held === undefined) this.#held.set(key, value);
    else if (typeof held !== 'string') held.add(value);
    else if (held !== value) this.#held.set(key, new Set([held, value]));
  }

  delete(key: Key, value: string): void {
    const held = this.#held.get(key);
    if (held === value) this.#held.delete(key);
    if (held === undefined || typeof held === 'string') return;
    held.delete(value);
    if (held.size === 0) this.#held.delete(key);
  }

  deleteAll(key: Key): void {
    this.#held.delete(key);
  }
}
