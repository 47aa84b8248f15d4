/** Lets one after the other: resolves, in the order of the calls, with what lets the next one, after `beforeNext`. */
export function createTurns(beforeNext: () => void): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last;
    last = before.then(() => promise);
    await before;
    return () => {
      beforeNext();
      resolve();
    };
  };
}
