import { weightOf } from './shard.ts';
import { pathOf, type ShardKind, shardName } from './shard-names.ts';

/**
 * The maximum weight of a shard's lines in bytes. Compressed, postings have up to about 17 KB, word lists 20, and heads,
 * of which a search reads up to ten shards, 1.7.
 */
const MAX_WEIGHTS: Record<ShardKind, number> = { postings: 40 * 1024, lists: 96 * 1024, heads: 5 * 1024 };

/** Terms with their lines. */
export type Lines = ReadonlyMap<string, string>;

interface Line {
  term: string;
  line: string;
  path: string;
  weight: number;
}

/**
 * Splits the terms whose paths begin with `prefix` into shards, by name: one if they are light enough or a single term,
 * otherwise by their next bit, and so on. The shards depend on the terms alone, not on the order of changes.
 */
export function splitShards(kind: ShardKind, prefix: string, lines: Lines): Map<string, Lines> {
  const weighed = Array.from(lines, ([term, line]) => ({ term, line, path: pathOf(term), weight: weightOf(line) }));
  const shards = weighed.length > 0 ? split(kind, prefix, weighed) : [];
  return new Map(shards.map(([name, part]) => [name, new Map(part.map(({ term, line }) => [term, line]))]));
}

function split(kind: ShardKind, prefix: string, lines: Line[]): [name: string, lines: Line[]][] {
  const weight = lines.reduce((total, line) => total + line.weight, 0);
  if (lines.length === 1 || isLight(kind, weight)) return [[shardName(prefix), lines]];
  const byBit = Map.groupBy(lines, ({ path }) => path.charAt(prefix.length));
  return Array.from(byBit, ([bit, part]) => split(kind, prefix + bit, part)).flat();
}

export const isLight = (kind: ShardKind, weight: number): boolean => weight <= MAX_WEIGHTS[kind];

export const totalWeight = (lines: Lines): number =>
  Array.from(lines.values(), weightOf).reduce((total, weight) => total + weight, 0);
