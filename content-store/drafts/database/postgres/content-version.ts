import type { Pools } from './pools.ts';

/**
 * Asks for the number of content changes. Callers who ask at the same time share a query, which begins after all of
 * them asked: an answer is never older than its question, whichever instance made the change.
 */
export function createContentVersion(pools: Pools): () => Promise<number> {
  let next: Promise<number> | undefined;
  const ask = async () => {
    await Promise.resolve();
    next = undefined;
    const { rows } = await pools.read({ text: 'select "count" from "contentChanges"', values: [] });
    return Number(rows[0]?.count ?? 0);
  };
  return () => {
    next ??= ask();
    return next;
  };
}
