/** Distinguishes a term that equals a shard's name from terms that only begin with it. */
const END = '.';

/** Ends the name of a shard with all terms that begin with some letters and are longer. */
const LONGER = '-';

/** The letters by which a term is looked up, ended by a marker. */
export const pathOf = (term: string): string => term + END;

/** The shard of the terms that begin with some letters, without the term that equals them. */
export const longerThan = (letters: string): string => letters + LONGER;

/** The letters that all terms of a shard begin with, ended by a marker if it is a single term. */
export const prefixOf = (shard: string): string => (shard.endsWith(LONGER) ? shard.slice(0, -LONGER.length) : shard);

/** The shard that holds a term: the one whose prefix its path begins with; undefined when no page has such a term. */
export function shardOf(term: string, shards: ReadonlySet<string>): string | undefined {
  const path = pathOf(term);
  for (let length = 0; length <= path.length; length += 1) {
    const prefix = path.slice(0, length);
    if (shards.has(prefix)) return prefix;
    if (length < term.length && shards.has(longerThan(prefix))) return longerThan(prefix);
  }
  return undefined;
}

/** The shards that may hold terms which begin with some letters. */
export const shardsFor = (letters: string, shards: readonly string[]): string[] =>
  shards.filter((shard) => prefixOf(shard).startsWith(letters) || letters.startsWith(prefixOf(shard)));

/** Terms with their documents, or words with the number of their documents. */
export type ShardKind = 'postings' | 'lists';

/** The file of a shard. Letters beyond a-z are written as numbers, so that every file system accepts the name. */
export function shardFile(kind: ShardKind | 'terms' | 'words', prefix: string): string {
  const safe = prefix.replace(/[^a-z0-9.-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
  return `${kind}-${safe}.json`;
}
