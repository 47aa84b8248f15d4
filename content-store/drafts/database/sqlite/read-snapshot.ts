import type SqliteDatabase from 'better-sqlite3';

/**
 * One read transaction for all reads in one iteration of the event loop: taking and releasing SQLite's lock costs more
 * than most reads. A write of this process and a request that begins end it early.
 */
export interface ReadSnapshot {
  begin(): void;
  end(): void;
  /** Content revision at the time of the snapshot, counting commits of every process. */
  contentVersion(): number;
}

/** Snapshots of this handle, which must not open transactions elsewhere. */
export function createReadSnapshot(reader: SqliteDatabase.Database): ReadSnapshot {
  const beginIt = reader.prepare('begin');
  const endIt = reader.prepare('end');
  const dataVersion = reader.prepare<[], number>('pragma data_version').pluck();
  let changes: SqliteDatabase.Statement<[], number> | undefined;
  const countChanges = () => {
    changes ??= reader.prepare<[], number>('select "count" from "contentChanges"').pluck();
    return changes.get() ?? 0;
  };
  let isOpen = false;
  /** Read once per iteration of the event loop; later commits appear in the next. */
  let isRevisionRead = false;
  let known = { data: Number.NaN, content: Number.NaN };
  const end = () => {
    if (reader.open && reader.inTransaction) endIt.run();
    isOpen = false;
    isRevisionRead = false;
  };
  const endWithTurn = () => {
    if (!isOpen && !isRevisionRead) setImmediate(end);
  };
  const begin = () => {
    if (isOpen) return;
    beginIt.run();
    endWithTurn();
    isOpen = true;
  };
  return {
    begin,
    end,
    contentVersion: () => {
      if (!isRevisionRead) {
        endWithTurn();
        const data = dataVersion.get() ?? 0;
        if (data !== known.data) known = { data, content: countChanges() };
        isRevisionRead = true;
      }
      return known.content;
    },
  };
}
