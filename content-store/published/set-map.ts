const NOTHING: ReadonlySet<string> = new Set();

/** Sets of strings by key; a key whose set becomes empty is removed. */
export class SetMap<Key> {
  readonly #sets = new Map<Key, Set<string>>();

  get(key: Key): ReadonlySet<string> {
    return this.#sets.get(key) ?? NOTHING;
  }

  keys(): Iterable<Key> {
    return this.#sets.keys();
  }

  add(key: Key, value: string): void {
    const set = this.#sets.get(key);
    if (set) set.add(value);
    else this.#sets.set(key, new Set([value]));
  }

  delete(key: Key, value: string): void {
    const set = this.#sets.get(key);
    set?.delete(value);
    if (set?.size === 0) this.#sets.delete(key);
  }
}
