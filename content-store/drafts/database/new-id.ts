import { monotonicFactory } from 'ulid';

/** Randomness is rendered for many ids at once: each render by itself takes longer than all the rest. */
const pool = new Uint8Array(4096);
let used = pool.length;

function random(): number {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  return (pool[used++] ?? 0) / 256;
}

/** A new id that sorts after all before it. Those of one millisecond count up, which takes no randomness. */
export const newId: () => string = monotonicFactory(random);
