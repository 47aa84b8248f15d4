import { weightOf } from './shard.ts';
import { longerThan, pathOf, type ShardKind } from './shard-names.ts';

/** The maximum weight of a shard's lines in bytes. Compressed files have up to about 16 KB, word lists 20. */
const MAX_WEIGHTS: Record<ShardKind, number> = { postings: 32 * 1024, lists: 96 * 1024 };

/** Terms with their lines. */
export type Lines = ReadonlyMap<string, string>;

/**
 * Splits terms that begin with `prefix` into shards: one if they are light enough or a single term; two if the term that is
 * the prefix makes them heavy; otherwise one for each next letter, and so on.
 * The shards depend on the terms alone, not on the order of changes.
 */
export function splitShards(kind: ShardKind, prefix: string, lines: Lines): Map<string, Lines> {
  if (lines.size === 0) return new Map();
  if (lines.size === 1 || isLight(kind, totalWeight(lines))) return new Map([[prefix, lines]]);
  const { own = [], longer = [] } = Object.groupBy(lines, ([term]) => (term === prefix ? 'own' : 'longer'));
  const others = new Map(longer);
  if (own.length > 0 && isLight(kind, totalWeight(others))) {
    return new Map([
      [pathOf(prefix), new Map(own)],
      [longerThan(prefix), others],
    ]);
  }
  const byLetter = Map.groupBy(lines, ([term]) => pathOf(term).slice(0, prefix.length + 1));
  return new Map(Array.from(byLetter, ([next, part]) => [...splitShards(kind, next, new Map(part))]).flat());
}

export const isLight = (kind: ShardKind, weight: number): boolean => weight <= MAX_WEIGHTS[kind];

export const totalWeight = (lines: Lines): number =>
  Array.from(lines.values(), weightOf).reduce((total, weight) => total + weight, 0);
