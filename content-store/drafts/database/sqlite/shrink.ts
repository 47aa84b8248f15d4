import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type SqliteDatabase from 'better-sqlite3';
import type { Mutex } from '../engine/mutex.ts';

/** 4 MB: some ten milliseconds. */
const PAGES_AT_ONCE = 1000;
const INCREMENTAL = 2;
/** Times the size of the file and its log: rewriting makes a copy of both. */
const ROOM = 2;

/** Rewrites a file of an earlier version, which would never shrink; not while the disk has no room for that. */
export async function prepareToShrink(writer: SqliteDatabase.Database, mutex: Mutex): Promise<void> {
  if (Number(writer.pragma('auto_vacuum', { simple: true })) === INCREMENTAL) return;
  const { bavail, bsize } = await statfs(dirname(writer.name));
  if (bavail * bsize < ROOM * sizeOfFiles(writer.name)) return;
  const done = await mutex.acquire();
  try {
    writer.pragma(`auto_vacuum = ${INCREMENTAL}`);
    writer.exec('vacuum');
  } finally {
    done();
  }
}

/** Gives pages without content back to the file system. */
export async function shrink(writer: SqliteDatabase.Database, mutex: Mutex): Promise<void> {
  const free = () => Number(writer.pragma('freelist_count', { simple: true }));
  let left = free();
  let before = Number.POSITIVE_INFINITY;
  while (left > 0 && left < before) {
    before = left;
    const done = await mutex.acquire();
    try {
      writer.exec(`pragma incremental_vacuum(${PAGES_AT_ONCE})`);
    } finally {
      done();
    }
    await nextTurn(); // other writers and readers get their turn
    left = free();
  }
  writer.pragma('wal_checkpoint(PASSIVE)');
}

/** The size of a database file and its log, in bytes. */
export function sizeOfFiles(file: string): number {
  const sizes = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}
