import type { Db } from './open-database.ts';
import { transact } from './transact.ts';

/** Runs the functions in one transaction, so that they share one sync to disk; if that fails, each in its own. */
export async function commitTogether<T>(
  db: Db,
  works: readonly ((db: Db) => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  try {
    const values = await transact(db, async (transaction) => {
      const done: T[] = [];
      for (const work of works) done.push(await work(transaction));
      return done;
    });
    return values.map((value) => ({ status: 'fulfilled', value }));
  } catch (reason) {
    if (works.length === 1) return [{ status: 'rejected', reason }];
    const alone = [];
    for (const work of works) alone.push(...(await commitTogether(db, [work])));
    return alone;
  }
}
