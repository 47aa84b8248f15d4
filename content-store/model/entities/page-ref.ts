const DIGITS = 9;

/**
 * A short name of a page in prebuilt data: 45 bits of a hash of its `_id` as 9 lower-case characters, safe in file
 * names everywhere. The chance of a collision among 10,000 pages is one in a million.
 */
export function pageRef(_id: string): string {
  const [high, low] = [mix(_id, 0xdeadbeef), mix(_id, 0x41c6ce57)];
  return ((high & 0x1fff) * 2 ** 32 + low).toString(32).padStart(DIGITS, '0');
}

/** The largest number of parts that pages are spread over; smaller numbers are powers of two. */
export const MAX_PARTS = 256;

/** The part of a page among `parts`, independent of other pages. */
export function partOfRef(ref: string, parts: number): number {
  return Number.parseInt(ref.slice(-2), 32) % parts;
}

/** The parts among `MAX_PARTS` that make up a part among `parts`. */
export function smallestParts(part: number, parts: number): number[] {
  return Array.from({ length: MAX_PARTS / parts }, (_, index) => part + index * parts);
}

/** A 32-bit hash (FNV-1a with MurmurHash3's last step). */
function mix(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
