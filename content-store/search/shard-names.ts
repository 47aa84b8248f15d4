/** Distinguishes a term that equals a shard's name from terms that only begin with it. */
const END = '.';

/** The letters by which a term is looked up, ended by a marker. */
export const pathOf = (term: string): string => term + END;

/**
 * The shard that holds a term: of those whose prefix its path begins with the one with the longest; undefined when no page
 * has such a term.
 */
export function shardOf(term: string, prefixes: ReadonlySet<string>): string | undefined {
  const path = pathOf(term);
  for (let length = path.length; length >= 0; length -= 1) {
    if (prefixes.has(path.slice(0, length))) return path.slice(0, length);
  }
  return undefined;
}

/** The shards that may hold terms which begin with some letters. */
export const shardsFor = (letters: string, prefixes: readonly string[]): string[] =>
  prefixes.filter((prefix) => prefix.startsWith(letters) || letters.startsWith(prefix));

/** Terms with their documents, or words with the number of their documents. */
export type ShardKind = 'postings' | 'lists';

/** The file of a shard. Letters beyond a-z are written as numbers, so that every file system accepts the name. */
export function shardFile(kind: ShardKind | 'terms' | 'words', prefix: string): string {
  const safe = prefix.replace(/[^a-z0-9.]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
  return `${kind}-${safe}.json`;
}
