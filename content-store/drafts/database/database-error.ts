import { AppError } from '../../model/error.ts';
import { isPostgres, withoutPassword } from './database-address.ts';
import * as postgres from './postgres/postgres-error.ts';
import * as sqlite from './sqlite/sqlite-error.ts';

/** The database file is damaged; only a backup helps. */
export class DamagedDatabase extends AppError {
  constructor(file: string, cause: unknown) {
    const help = 'restore a backup with npm run restore';
    const without = 'without one, move it elsewhere and run npm run restore -- --from-published';
    super('unavailable', `${file} is damaged; ${help}; ${without}`, { cause });
  }
}

/** The database is busy, full, restarting or cannot be reached: the same may succeed a little later. */
export const isPassing = (error: unknown): boolean => sqlite.isPassing(error) || postgres.isPassing(error);

/** Turns errors about disks, locks and connections into AppError `unavailable`; returns any other error unchanged. */
export function databaseError(error: unknown, file = 'The database'): unknown {
  if (sqlite.isDamaged(error)) return new DamagedDatabase(file, error);
  if (!isPassing(error)) return error;
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new AppError('unavailable', `${file} cannot be used now${code}`, { cause: error });
}

/**
 * The same error, worded for the operator of the database at this address: AppError `unavailable` with what is wrong and
 * what to do. Damage and any error that is not about using the database are returned unchanged.
 */
export function operatorError(error: unknown, address: string): unknown {
  if (sqlite.isDamaged(error)) return new DamagedDatabase(address, error);
  const cause = error instanceof AppError && error.code === 'unavailable' ? error.cause : error;
  const help = isPostgres(address) ? postgres.helpWith(cause) : sqlite.helpWith(cause);
  if (!help) return error;
  return new AppError('unavailable', `The database ${withoutPassword(address)} cannot be used: ${help}`, { cause });
}
