/** A first-in, first-out lock for writers of one database file. */
export interface Mutex {
  /** Waits for the lock and resolves with the function that releases it; call that once. */
  acquire(): Promise<() => void>;
  /** True when a writer is waiting. */
  hasWaiters(): boolean;
}

/** `afterWriting` is called on every release. */
export function createMutex(afterWriting: () => void): Mutex {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const release = () => {
    afterWriting();
    const grantNext = waiting.shift();
    if (grantNext) grantNext();
    else isHeld = false;
  };
  const acquire = async () => {
    if (isHeld) return new Promise<() => void>((resolve) => waiting.push(() => resolve(release)));
    isHeld = true;
    return release;
  };
  return { acquire, hasWaiters: () => waiting.length > 0 };
}
