import type { Transaction } from 'kysely';
import { databaseError } from './database-error.ts';
import { adoptTransaction, type Db } from './open-database.ts';
import type { Database } from './schema.ts';

/**
 * Runs the work in one transaction, or in the caller's if `db` is one. Keep it short: it blocks all other
 * writers. Throws AppError `unavailable` when the disk is full or failing.
 */
export async function transact<T>(db: Db, work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  try {
    return await db.transaction().execute((transaction) => {
      adoptTransaction(transaction, db);
      return work(transaction);
    });
  } catch (error) {
    throw databaseError(error);
  }
}

function isTransaction(db: Db): db is Transaction<Database> {
  return db.isTransaction;
}
