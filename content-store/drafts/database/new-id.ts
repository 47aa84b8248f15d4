import { monotonicFactory } from 'ulid';

/** Random bytes for many ids at once: requesting them one by one takes longer than everything else. */
const pool = new Uint8Array(4096);
let used = pool.length;

function random(): number {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  return (pool[used++] ?? 0) / 256;
}

/** A new id that sorts after all previous ones. Within one millisecond ids count up, without random bytes. */
export const newId: () => string = monotonicFactory(random);
