import { weightOf } from './shard.ts';
import { longerThan, pathOf, type ShardKind } from './shard-names.ts';

/** The maximum weight of a shard's lines in bytes. Compressed files have up to about 16 KB, word lists 20. */
const MAX_WEIGHTS: Record<ShardKind, number> = { postings: 32 * 1024, lists: 96 * 1024 };

/** Terms with their lines. */
export type Lines = ReadonlyMap<string, string>;

interface Line {
  term: string;
  line: string;
  weight: number;
}

/**
 * Splits terms that begin with `prefix` into shards: one if they are light enough or a single term; two if the term that is
 * the prefix makes them heavy; otherwise one for each next letter, and so on.
 * The shards depend on the terms alone, not on the order of changes.
 */
export function splitShards(kind: ShardKind, prefix: string, lines: Lines): Map<string, Lines> {
  const weighed = Array.from(lines, ([term, line]) => ({ term, line, weight: weightOf(line) }));
  const shards = weighed.length > 0 ? split(kind, prefix, weighed) : [];
  return new Map(shards.map(([name, part]) => [name, new Map(part.map(({ term, line }) => [term, line]))]));
}

function split(kind: ShardKind, prefix: string, lines: Line[]): [shard: string, lines: Line[]][] {
  if (lines.length === 1 || isLight(kind, weightOfAll(lines))) return [[prefix, lines]];
  const [own, longer] = [lines.filter(({ term }) => term === prefix), lines.filter(({ term }) => term !== prefix)];
  if (own.length > 0 && isLight(kind, weightOfAll(longer))) {
    return [
      [pathOf(prefix), own],
      [longerThan(prefix), longer],
    ];
  }
  const byLetter = Map.groupBy(lines, ({ term }) => pathOf(term).slice(0, prefix.length + 1));
  return Array.from(byLetter, ([next, part]) => split(kind, next, part)).flat();
}

export const isLight = (kind: ShardKind, weight: number): boolean => weight <= MAX_WEIGHTS[kind];

const weightOfAll = (lines: readonly Line[]): number => lines.reduce((total, { weight }) => total + weight, 0);

export const totalWeight = (lines: Lines): number =>
  Array.from(lines.values(), weightOf).reduce((total, weight) => total + weight, 0);
