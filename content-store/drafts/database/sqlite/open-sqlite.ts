import { closeSync, existsSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import type { Engine } from '../engine/engine.ts';
import { createMutex } from '../engine/mutex.ts';
import { holdOwnRole } from '../engine/role.ts';
import { createOwnSignals } from '../engine/signals.ts';
import { twoHandlesDialect } from './dialect.ts';
import { createReadSnapshot } from './read-snapshot.ts';
import { prepareToShrink, shrink, sizeOfFiles } from './shrink.ts';
import { isReading, statementsOf } from './statements.ts';

/** Opens a SQLite file, creating it with mode 0600 if missing. */
export function openSqlite(file: string, { readonly }: { readonly: boolean }): Engine {
  if (!readonly && !existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const writer = readonly ? openForReading(file) : openForWriting(file);
  const reader = openForReading(file);
  const snapshot = createReadSnapshot(reader);
  const writeMutex = createMutex(snapshot.end);
  const handles = { writer, reader, snapshot, writeMutex };
  const access = statementsOf(handles);
  return {
    name: 'sqlite',
    dialect: twoHandlesDialect(handles, access),
    contentVersion: () => snapshot.contentVersion(),
    readAnew: snapshot.end,
    writeMutex,
    isShared: false,
    openSignals: createOwnSignals,
    holdRole: (_name, holder) => holdOwnRole(holder),
    prepareToShrink: () => prepareToShrink(writer, writeMutex),
    shrink: () => shrink(writer, writeMutex),
    size: async () => sizeOfFiles(file),
    clockOffset: async () => 0,
    // A read, or anything in a transaction; any other write awaits the mutex.
    statementAtOnce: (sql, isTransaction) => {
      if (isTransaction) return access.write(sql);
      return isReading(sql) ? access.read(sql) : undefined;
    },
  };
}

function openForWriting(file: string): SqliteDatabase.Database {
  const database = new SqliteDatabase(file, { timeout: 5000 });
  // Before anything else is written; a file that has it already would be written to by being opened.
  if (database.pragma('page_count', { simple: true }) === 0) database.pragma('auto_vacuum = INCREMENTAL');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('journal_size_limit = 67108864');
  database.pragma('wal_autocheckpoint = 4000'); // 16 MB: a page changed by many commits is written back once.
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 0'); // From here on connections wait without holding up the thread.
  return database;
}

/** Reading a database that nobody has open makes files beside it; only a handle that might write removes them. */
function openForReading(file: string): SqliteDatabase.Database {
  const readonly = existsSync(`${file}-wal`);
  const database = new SqliteDatabase(file, { readonly, fileMustExist: true, timeout: 5000 });
  database.pragma('query_only = ON');
  database.pragma('cache_size = -4000'); // 4 MB instead of 16: the system keeps the pages in its own memory.
  return database;
}
