/** Numbers in [0, 1); the same seed gives the same sequence on every machine. */
export type Random = () => number;

/** A generator seeded by a text: FNV-1a into Mulberry32. */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

/** A number between `low` and `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}
