const DAMAGED = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);
const PASSING = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PERM)/;

/** The file is damaged; only a backup helps. */
export const isDamaged = (error: unknown): boolean => DAMAGED.has(sqliteCode(error));

/** The disk or a lock is in the way; the same may succeed a little later. */
export const isPassing = (error: unknown): boolean => PASSING.test(sqliteCode(error));

/** The result code of better-sqlite3, e.g. `SQLITE_CONSTRAINT_UNIQUE`; empty for other errors. */
function sqliteCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : '';
}
