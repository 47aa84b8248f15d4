import { AppError } from '../../model/error.ts';

const DAMAGED = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);
const PASSING = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PERM)/;

/** The database file is damaged; only a backup helps. */
export class DamagedDatabase extends AppError {
  constructor(file: string, cause: unknown) {
    super('unavailable', `${file} is damaged; put back a backup with npm run restore`, { cause });
  }
}

/** Turns SQLite errors about disk and locks into AppError `unavailable`; returns any other error unchanged. */
export function databaseError(error: unknown, file = 'The database'): unknown {
  const code = sqliteCode(error);
  if (DAMAGED.has(code)) return new DamagedDatabase(file, error);
  if (PASSING.test(code)) {
    return new AppError('unavailable', `${file} cannot be used now (${code})`, { cause: error });
  }
  return error;
}

/** The result code of better-sqlite3, e.g. `SQLITE_CONSTRAINT_UNIQUE`; empty for other errors. */
export function sqliteCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : '';
}
