import { diffArrays } from 'diff/lib/diff/array.js';

/** Entries added and removed, together; beyond it, one list counts as replaced by the other. Takes up to 0.1 s. */
const MAX_EDITS = 1000;

export interface CommonRun<T> {
  kind: 'same' | 'added' | 'removed';
  items: T[];
}

/** How one list becomes another, in order: runs of entries kept (as many as possible, as they are now), removed and added. */
export function runsBetween<T>(
  before: readonly T[],
  after: readonly T[],
  comparator?: (one: T, other: T) => boolean,
): CommonRun<T>[] {
  const [old, now] = [[...before], [...after]];
  const runs = diffArrays(old, now, { maxEditLength: MAX_EDITS, ...(comparator && { comparator }) });
  if (!runs)
    return [
      { kind: 'removed', items: old },
      { kind: 'added', items: now },
    ];
  return runs.map(({ value, added, removed }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    items: value,
  }));
}

/** The longest common subsequence of two lists. */
export function longestCommon<T>(before: readonly T[], after: readonly T[]): T[] {
  return runsBetween(before, after).flatMap(({ kind, items }) => (kind === 'same' ? items : []));
}
