import { changedPostings, type PostingChanges } from '#content-store/search/segment.ts';
import { postingsOf, shardLines, shardText, termLine, weightOfFile, wordLine } from '#content-store/search/shard.ts';
import { pathOf, type ShardKind, shardFile, shardOf } from '#content-store/search/shard-names.ts';
import { isLight, type Lines, splitShards, totalWeight } from '#content-store/search/split-shards.ts';
import type { SearchFolder } from './search-folder.ts';

type TermChanges = ReadonlyMap<string, PostingChanges>;

/** The shards of one kind, in their folder. */
interface Shards {
  folder: SearchFolder;
  kind: ShardKind;
  present: readonly string[];
}

/** Writes changed terms into their shards, and the words of documents into word lists; returns the prefixes of all. */
export function writeIndex(
  folder: SearchFolder,
  { shards, words }: { shards: readonly string[]; words: readonly string[] },
  changes: TermChanges,
) {
  const frequencies = new Map<string, number>();
  const terms = writeShards({ folder, kind: 'terms', present: shards }, changes.keys(), (term, line) => {
    const postings = changedPostings(line === undefined ? new Map() : postingsOf(line), changes.get(term));
    frequencies.set(term, postings.size);
    return postings.size > 0 ? termLine(term, postings) : null;
  });
  const lists = writeShards({ folder, kind: 'words', present: words }, frequencies.keys(), (word) => {
    const documents = frequencies.get(word) ?? 0;
    return documents > 0 ? wordLine(word, documents) : null;
  });
  return { shards: terms, words: lists };
}

/** The new line of a term; null: the term is gone. */
type NewLine = (term: string, line: string | undefined) => string | null;

/**
 * Writes changed lines into their shards, splits shards that became too heavy and joins those that became light. Other
 * shards are not even read.
 */
function writeShards(shards: Shards, changed: Iterable<string>, newLine: NewLine): string[] {
  const { folder, kind, present } = shards;
  const touched = touchedShards(shards, changed, newLine);
  const linesOf = (prefix: string): Lines => touched.get(prefix) ?? readLines(shards, prefix);
  const weights = new Map(present.map((prefix) => [prefix, weightOf(shards, prefix)]));
  for (const [prefix, lines] of touched) weights.set(prefix, totalWeight(lines));
  const written = new Set<string>();
  for (const prefix of touched.keys()) {
    if (!weights.has(prefix) || written.has(prefix)) continue; // already written, together with a neighbour
    const top = topOf(prefix, weights, linesOf);
    const joined = [...weights.keys()].filter((other) => other.startsWith(top));
    const lines = new Map(joined.flatMap((other) => [...linesOf(other)]));
    for (const other of joined) weights.delete(other);
    for (const [name, part] of splitShards(top, lines)) {
      folder.put(shardFile(kind, name), shardText(part));
      weights.set(name, totalWeight(part));
      written.add(name);
    }
  }
  return [...weights.keys()].sort();
}

/** The shards of the changed terms, with the changes applied. */
function touchedShards(shards: Shards, changed: Iterable<string>, newLine: NewLine): Map<string, Lines> {
  const prefixes = new Set(shards.present);
  const inner = innerPrefixes(shards.present);
  const byShard = Map.groupBy(changed, (term) => shardOf(term, prefixes) ?? newShardFor(term, inner));
  return new Map(
    Array.from(byShard, ([prefix, terms]) => {
      const lines = prefixes.has(prefix) ? readLines(shards, prefix) : new Map<string, string>();
      for (const term of terms) {
        const line = newLine(term, lines.get(term));
        if (line === null) lines.delete(term);
        else lines.set(term, line);
      }
      return [prefix, lines];
    }),
  );
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

const readLines = ({ folder, kind }: Shards, prefix: string): Map<string, string> =>
  shardLines(folder.read(shardFile(kind, prefix)));

const weightOf = ({ folder, kind }: Shards, prefix: string): number =>
  weightOfFile(folder.known(shardFile(kind, prefix))?.size ?? 0);
