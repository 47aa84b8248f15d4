import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import type { Engine } from '../engine/engine.ts';
import { createMutex, type Mutex } from '../engine/mutex.ts';
import { holdOwnRole } from '../engine/role.ts';
import { createOwnSignals } from '../engine/signals.ts';
import { twoHandlesDialect, whenFree } from './dialect.ts';
import { createReadSnapshot } from './read-snapshot.ts';
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

/** 4 MB: some ten milliseconds. */
const PAGES_AT_ONCE = 1000;
const INCREMENTAL = 2;
/** Times the size of the file and its log: rewriting makes a copy of both. */
const ROOM = 2;

/** Rewrites a file of an earlier version, which would never shrink; not while the disk has no room for that. */
async function prepareToShrink(writer: SqliteDatabase.Database, mutex: Mutex): Promise<void> {
  if (Number(writer.pragma('auto_vacuum', { simple: true })) === INCREMENTAL) return;
  const { bavail, bsize } = await statfs(dirname(writer.name));
  if (bavail * bsize < ROOM * sizeOfFiles(writer.name)) return;
  const done = await mutex.acquire();
  try {
    writer.pragma(`auto_vacuum = ${INCREMENTAL}`);
    await whenFree(() => writer.exec('vacuum'));
  } finally {
    done();
  }
}

/** Gives pages without content back to the file system. */
async function shrink(writer: SqliteDatabase.Database, mutex: Mutex): Promise<void> {
  const free = () => Number(writer.pragma('freelist_count', { simple: true }));
  let left = free();
  let before = Number.POSITIVE_INFINITY;
  while (left > 0 && left < before) {
    before = left;
    const done = await mutex.acquire();
    try {
      await whenFree(() => writer.exec(`pragma incremental_vacuum(${PAGES_AT_ONCE})`));
    } finally {
      done();
    }
    await nextTurn(); // other writers and readers get their turn
    left = free();
  }
  writer.pragma('wal_checkpoint(PASSIVE)');
}

/** The size of a database file and its log, in bytes. */
function sizeOfFiles(file: string): number {
  const sizes = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}
