const DAMAGED = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);
const PASSING = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PERM)/;

/** The file is damaged; only a backup helps. */
export const isDamaged = (error: unknown): boolean => DAMAGED.has(sqliteCode(error));

/** The disk or a lock is in the way; the same may succeed a little later. */
export const isPassing = (error: unknown): boolean => PASSING.test(sqliteCode(error));

/** Another program is writing. */
export const isBusy = (error: unknown): boolean => sqliteCode(error).startsWith('SQLITE_BUSY');

/** By the codes of SQLite and of the system. */
const HELP: readonly (readonly [RegExp, string])[] = [
  [/^(?:ENOENT|ENOTDIR)$/, 'its folder does not exist. Create it, or correct DATABASE_URL'],
  [/^EISDIR$/, 'this is a folder. Name a file in DATABASE_URL'],
  [
    /^(?:SQLITE_(?:READONLY|CANTOPEN|PERM)|EACCES|EPERM|EROFS)/,
    'this user may not write to the file or its folder. Allow both, or mount the disk for writing',
  ],
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT)/, 'its disk is full. Free some space'],
  [/^SQLITE_(?:BUSY|LOCKED)/, 'another program has locked it. Stop that program first'],
  [/^(?:SQLITE_IOERR|EIO)/, 'its disk is failing. Check the system log, and move the data folder to another disk'],
];

/** What is wrong with a file, and what to do, with the code; undefined for any other error. */
export function helpWith(error: unknown): string | undefined {
  const code = sqliteCode(error) || systemCode(error);
  const help = HELP.find(([codes]) => codes.test(code))?.[1];
  return help && `${help} (${code}).`;
}

/** Of the call that makes the file, or that asks whether it may be written. */
function systemCode(error: unknown): string {
  if (!(error instanceof Error) || !('syscall' in error)) return '';
  if (error.syscall !== 'open' && error.syscall !== 'access') return '';
  return 'code' in error ? String(error.code) : '';
}

/** The result code of better-sqlite3, e.g. `SQLITE_CONSTRAINT_UNIQUE`; empty for other errors. */
function sqliteCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : '';
}
