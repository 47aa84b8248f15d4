import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other events come first. */
const PIECE_MS = 4;

/** For long work on a thread that also answers calls: awaited in between, it lets other events come first now and then. */
export function pauses(pieceMs = PIECE_MS): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < pieceMs) return;
    await setImmediate();
    started = performance.now();
  };
}
