/** Ends the path of a term, so that a term and longer ones that begin with it part. */
const END = '.';

/** Between the whole letters in a shard's name and further bits. */
const BITS = '-';

/** The bits of letters, eight for each of ASCII and seventeen for others, so that shards can be halved. */
const bitsOf = (letters: string): string =>
  Array.from({ length: letters.length }, (_, index) => {
    const code = letters.charCodeAt(index);
    return code < 128 ? `0${code.toString(2).padStart(7, '0')}` : `1${code.toString(2).padStart(16, '0')}`;
  }).join('');

/** The bits by which a term is looked up. */
export const pathOf = (term: string): string => bitsOf(term + END);

/** The name of the shard of all terms whose path begins with these bits: its whole letters, then further bits. */
export function shardName(prefix: string): string {
  let letters = '';
  let rest = prefix;
  for (let bits = widthOf(rest); rest.length >= bits; bits = widthOf(rest)) {
    letters += String.fromCharCode(Number.parseInt(rest.slice(1, bits), 2));
    rest = rest.slice(bits);
  }
  return rest === '' ? letters : letters + BITS + rest;
}

const widthOf = (bits: string): number => (bits.startsWith('1') ? 17 : 8);

/** The bits that the paths of all terms in a shard begin with. */
export function prefixOf(name: string): string {
  const [letters = '', rest = ''] = name.split(BITS);
  return bitsOf(letters) + rest;
}

/** The names of shards by the bits that their terms begin with. */
export type Shards = ReadonlyMap<string, string>;

export const byPrefix = (names: readonly string[]): Shards => new Map(names.map((name) => [prefixOf(name), name]));

/** The shard that holds a term: the one whose prefix its path begins with; undefined when no page has such a term. */
export function shardOf(term: string, shards: Shards): string | undefined {
  const path = pathOf(term);
  let length = path.length; // the longest one first: in version 4, that of a term itself is within that of longer ones
  while (length > 0 && !shards.has(path.slice(0, length))) length -= 1;
  return shards.get(path.slice(0, length));
}

/** The shards that may hold terms which begin with some letters. */
export function shardsFor(letters: string, names: readonly string[]): string[] {
  const path = bitsOf(letters);
  return names.filter((name) => prefixOf(name).startsWith(path) || path.startsWith(prefixOf(name)));
}

/** Terms with their documents, words with the number of their documents, or the heads of documents by their refs. */
export type ShardKind = 'postings' | 'lists' | 'heads';

/** The file of a shard. Letters beyond a-z are written as numbers, so that every file system accepts the name. */
export function shardFile(kind: ShardKind, name: string): string {
  const safe = name.replace(/[^a-z0-9.-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
  return `${kind}-${safe}.json`;
}
