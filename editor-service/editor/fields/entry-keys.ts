import { newKey } from '../store/blocks/fresh-keys.ts';
import { isSame } from '../store/documents/same.ts';

export interface KeyedEntries {
  entries: readonly unknown[];
  keys: readonly string[];
}

export const NO_ENTRIES: KeyedEntries = { entries: [], keys: [] };

/**
 * Assigns keys to entries that have no identity, so that an entry's element moves with it: an unchanged entry keeps its
 * key wherever it is now, and an entry at the position of a missing one counts as its edited version and takes its key.
 */
export function keyEntries(before: KeyedEntries, entries: readonly unknown[]): KeyedEntries {
  if (before.entries === entries) return before;
  const free = new Set(before.entries.keys());
  const take = (index: number | undefined) => {
    if (index === undefined || !free.delete(index)) return undefined;
    return before.keys[index];
  };
  const find = (entry: unknown) => [...free].find((index) => isSame(before.entries[index], entry));
  const unchanged = entries.map((entry, index) => (isSame(before.entries[index], entry) ? take(index) : undefined));
  const moved = entries.map((entry, index) => unchanged[index] ?? take(find(entry)));
  return { entries, keys: moved.map((key, index) => key ?? take(index) ?? newKey()) };
}

/** Which entry of a list a path leads into: `tabs.2.title` is in the third of `tabs`; -1 for none. */
export function indexIn(list: string, path: string | null): number {
  const [, index] = path?.startsWith(`${list}.`) ? (/^\.(\d+)/.exec(path.slice(list.length)) ?? []) : [];
  return Number(index ?? -1);
}
