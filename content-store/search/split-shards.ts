import { weightOf } from './shard.ts';
import { pathOf } from './shard-names.ts';

/** The maximum weight of a shard's file in bytes: about ten kilobytes when compressed. */
const MAX_WEIGHT = 16 * 1024;

/** Terms with their lines. */
export type Lines = ReadonlyMap<string, string>;

/**
 * Splits terms that begin with `prefix` into shards: one if they are light enough or a single term, otherwise one for
 * each next letter, and so on.
 * The shards depend on the terms alone, not on the order of changes.
 */
export function splitShards(prefix: string, lines: Lines): Map<string, Lines> {
  if (lines.size === 0) return new Map();
  if (lines.size === 1 || isLight(totalWeight(lines))) return new Map([[prefix, lines]]);
  const byLetter = Map.groupBy(lines, ([term]) => pathOf(term).slice(0, prefix.length + 1));
  return new Map(Array.from(byLetter, ([longer, part]) => [...splitShards(longer, new Map(part))]).flat());
}

export const isLight = (weight: number): boolean => weight <= MAX_WEIGHT;

export const totalWeight = (lines: Lines): number =>
  Array.from(lines.values(), weightOf).reduce((total, weight) => total + weight, 0);
