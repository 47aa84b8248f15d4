import type { PerField } from '#content-store/search/search-document.ts';
import { postingsOf, shardLines, shardText, termLine, weightOfFile } from '#content-store/search/shard.ts';
import { pathOf, shardFile, shardOf } from '#content-store/search/shard-names.ts';
import { isLight, type Lines, splitShards, totalWeight } from '#content-store/search/split-shards.ts';
import type { SearchFolder } from './search-folder.ts';

type TermChanges = ReadonlyMap<string, ReadonlyMap<string, PerField | null>>;

interface WrittenShards {
  /** The prefixes of all shards. */
  present: string[];
  /** Prefixes of removed shards; their files are deleted last. */
  gone: string[];
}

/**
 * Writes changed terms into their shards, splits shards that became too heavy and joins those that became light. Other
 * shards are not even read.
 */
export function writeShards(folder: SearchFolder, present: readonly string[], changes: TermChanges): WrittenShards {
  const touched = touchedShards(folder, present, changes);
  const linesOf = (prefix: string): Lines => touched.get(prefix) ?? readLines(folder, prefix);
  const weights = new Map(present.map((prefix) => [prefix, weightOf(folder, prefix)]));
  for (const [prefix, lines] of touched) weights.set(prefix, totalWeight(lines));
  const written = new Set<string>();
  for (const prefix of touched.keys()) {
    if (!weights.has(prefix) || written.has(prefix)) continue; // already written, together with a neighbour
    const top = topOf(prefix, weights, linesOf);
    const joined = [...weights.keys()].filter((other) => other.startsWith(top));
    const lines = new Map(joined.flatMap((other) => [...linesOf(other)]));
    for (const other of joined) weights.delete(other);
    for (const [name, part] of splitShards(top, lines)) {
      folder.put(shardFile(name), shardText(part));
      weights.set(name, totalWeight(part));
      written.add(name);
    }
  }
  return { present: [...weights.keys()].sort(), gone: present.filter((prefix) => !weights.has(prefix)) };
}

/** The shards of the changed terms, with the changes applied. */
function touchedShards(folder: SearchFolder, present: readonly string[], changes: TermChanges): Map<string, Lines> {
  const prefixes = new Set(present);
  const inner = innerPrefixes(present);
  const shardFor = (term: string) => shardOf(term, prefixes) ?? newShardFor(term, inner);
  const byShard = Map.groupBy(changes, ([term]) => shardFor(term));
  return new Map(
    Array.from(byShard, ([prefix, ofShard]) => {
      const lines = prefixes.has(prefix) ? readLines(folder, prefix) : new Map<string, string>();
      for (const [term, postings] of ofShard) changeLine(lines, term, postings);
      return [prefix, lines];
    }),
  );
}

function changeLine(lines: Map<string, string>, term: string, changes: ReadonlyMap<string, PerField | null>): void {
  const line = lines.get(term);
  const postings = line === undefined ? new Map<string, PerField>() : postingsOf(line);
  for (const [ref, counts] of changes) {
    if (counts) postings.set(ref, counts);
    else postings.delete(ref);
  }
  if (postings.size > 0) lines.set(term, termLine(term, postings));
  else lines.delete(term);
}

/** The shortest prefix of `prefix` whose terms together still fit into one shard; `prefix` itself when it is heavy. */
function topOf(prefix: string, weights: ReadonlyMap<string, number>, linesOf: (prefix: string) => Lines): string {
  let top = prefix;
  for (let length = prefix.length - 1; length >= 0; length -= 1) {
    const shorter = prefix.slice(0, length);
    const below = [...weights].filter(([other, weight]) => other.startsWith(shorter) && weight > 0);
    const weight = below.reduce((total, [, own]) => total + own, 0);
    const [only, ...others] = below;
    const isOneTerm = only !== undefined && others.length === 0 && linesOf(only[0]).size === 1;
    if (!isOneTerm && !isLight(weight)) break;
    top = shorter;
  }
  return top;
}

/** The shard for a term that no shard covers: its shortest prefix that is not split into shards. */
function newShardFor(term: string, inner: ReadonlySet<string>): string {
  const path = pathOf(term);
  let length = 0;
  while (inner.has(path.slice(0, length))) length += 1;
  return path.slice(0, length);
}

/** The prefixes that are split into shards. */
function innerPrefixes(present: readonly string[]): Set<string> {
  return new Set(present.flatMap((prefix) => Array.from(prefix, (_, length) => prefix.slice(0, length))));
}

const readLines = (folder: SearchFolder, prefix: string): Map<string, string> =>
  shardLines(folder.read(shardFile(prefix)));

const weightOf = (folder: SearchFolder, prefix: string): number =>
  weightOfFile(folder.known(shardFile(prefix))?.size ?? 0);
