import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/** Does a part of a transaction whose failure undoes only this part: the rest may still be committed. */
export async function inSavepoint<T>(transaction: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release part`.execute(transaction);
    return result;
  } catch (error) {
    // SQLite has already rolled back everything when the disk was full or failed; then the error ends the transaction too.
    await sql`rollback to part`.execute(transaction).catch(() => Promise.reject(error));
    await sql`release part`.execute(transaction);
    throw error;
  }
}
