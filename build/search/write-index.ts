import { headLine } from '#content-store/search/search-document.ts';
import { changedPostings, type Segment } from '#content-store/search/segment.ts';
import { postingsOf, shardLines, shardText, termLine, weightOfFile } from '#content-store/search/shard.ts';
import { pathOf, prefixOf, type ShardKind, shardFile, shardName } from '#content-store/search/shard-names.ts';
import { isLight, type Lines, splitShards, totalWeight } from '#content-store/search/split-shards.ts';
import { listText, wordLine, wordsOf } from '#content-store/search/word-list.ts';
import type { SearchFolder } from './search-folder.ts';

interface ShardForm {
  text: (lines: Lines) => string;
  lines: (text: string) => Map<string, string>;
}

const LINES: ShardForm = { text: shardText, lines: shardLines };

/** How the lines of each kind of shard are stored. */
export const FORMS: Record<ShardKind, ShardForm> = {
  postings: LINES,
  heads: LINES,
  lists: {
    text: (lines) => listText(Array.from(lines.values(), (line) => JSON.parse(line) as [string, number])),
    lines: (text) => new Map(wordsOf(text).map(([word, documents]) => [word, wordLine(word, documents)])),
  },
};

/** The shards of one kind, in their folder. */
interface Shards {
  folder: SearchFolder;
  kind: ShardKind;
  /** Their prefixes. */
  present: readonly string[];
}

/** Writes terms into shards, and the words whose numbers of documents changed into word lists; returns all names. */
export function writeTerms(
  folder: SearchFolder,
  { shards, words }: { shards: readonly string[]; words: readonly string[] },
  changes: Segment,
) {
  const frequencies = new Map<string, number>();
  const ofTerms = { folder, kind: 'postings', present: shards.map(prefixOf) } as const;
  const terms = writeShards(ofTerms, changes.terms.keys(), (term, line) => {
    const postings = changedPostings(line === undefined ? new Map() : postingsOf(line), term, changes);
    if (changes.words.has(term)) frequencies.set(term, postings.size);
    return postings.size > 0 ? termLine(term, postings) : null;
  });
  const ofWords = { folder, kind: 'lists', present: words.map(prefixOf) } as const;
  const lists = writeShards(ofWords, frequencies.keys(), (word) => {
    const documents = frequencies.get(word) ?? 0;
    return documents > 0 ? wordLine(word, documents) : null;
  });
  return { shards: terms, words: lists };
}

/** Writes the heads of changed documents into their shards; returns all names. */
export function writeHeads(folder: SearchFolder, present: readonly string[], { facts, heads }: Segment): string[] {
  return writeShards({ folder, kind: 'heads', present: present.map(prefixOf) }, facts.keys(), (ref) => {
    const head = facts.get(ref) && heads.get(ref);
    return head ? headLine(ref, head) : null;
  });
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
  const weights = new Map<string, number>();
  const weightOf = (prefix: string): number => {
    const lines = touched.get(prefix);
    const weight = weights.get(prefix) ?? (lines ? totalWeight(lines) : writtenWeight(shards, prefix));
    weights.set(prefix, weight);
    return weight;
  };
  const all = new Set([...present, ...touched.keys()]);
  const written = new Set<string>();
  for (const prefix of touched.keys()) {
    if (!all.has(prefix) || written.has(prefix)) continue; // already written, together with a neighbour
    const top = topOf(kind, prefix, { all, weightOf, linesOf });
    const joined = [...all].filter((other) => other.startsWith(top));
    const lines = new Map(joined.flatMap((other) => [...linesOf(other)]));
    for (const other of joined) all.delete(other);
    for (const [name, part] of splitShards(kind, top, lines)) {
      folder.put(shardFile(kind, name), FORMS[kind].text(part));
      weights.set(prefixOf(name), totalWeight(part));
      all.add(prefixOf(name));
      written.add(prefixOf(name));
    }
  }
  return [...all].map(shardName).sort();
}

/** The shards of the changed terms, with the changes applied. */
function touchedShards(shards: Shards, changed: Iterable<string>, newLine: NewLine): Map<string, Lines> {
  const prefixes = new Set(shards.present);
  const inner = new Set(shards.present.flatMap((prefix) => Array.from(prefix, (_, length) => prefix.slice(0, length))));
  const byShard = Map.groupBy(changed, (term) => prefixFor(term, inner));
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

interface Weighed {
  all: ReadonlySet<string>;
  weightOf: (prefix: string) => number;
  linesOf: (prefix: string) => Lines;
}

/** The shortest prefix of `prefix` whose terms together are one shard; `prefix` itself when there is none. */
function topOf(kind: ShardKind, prefix: string, { all, weightOf, linesOf }: Weighed): string {
  let top = prefix;
  for (let length = top.length - 1; length >= 0; length -= 1) {
    const shorter = prefix.slice(0, length);
    const [only, ...others] = [...all].filter((other) => other.startsWith(shorter) && weightOf(other) > 0);
    const isOneTerm = only !== undefined && others.length === 0 && linesOf(only).size === 1;
    const weight = others.reduce((total, other) => total + weightOf(other), only === undefined ? 0 : weightOf(only));
    if (!isOneTerm && !isLight(kind, weight)) break;
    top = shorter;
  }
  return top;
}

/** The prefix of the shard for a term: the shortest one that is not split further. */
function prefixFor(term: string, inner: ReadonlySet<string>): string {
  const path = pathOf(term);
  let length = 0;
  while (inner.has(path.slice(0, length))) length += 1;
  return path.slice(0, length);
}

const readLines = ({ folder, kind }: Shards, prefix: string): Map<string, string> =>
  FORMS[kind].lines(folder.read(shardFile(kind, shardName(prefix))));

/** Most files are their lines; word lists must be read to weigh them, and are few. */
const writtenWeight = (shards: Shards, prefix: string): number =>
  shards.kind === 'lists'
    ? totalWeight(readLines(shards, prefix))
    : weightOfFile(shards.folder.known(shardFile(shards.kind, shardName(prefix)))?.size ?? 0);
