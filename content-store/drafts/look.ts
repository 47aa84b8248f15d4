import type SqliteDatabase from 'better-sqlite3';

/**
 * One look at the database for all that is read in one turn of the event loop, because to take and release SQLite's lock
 * costs more than most reads. It ends early when something is written here.
 */
export interface Look {
  begin(): void;
  end(): void;
  /** A number that differs from that of an earlier look when something was committed in between, by whomever. */
  version(): number;
}

/** Looks through this handle, which must do nothing else in transactions of its own. */
export function createLook(reader: SqliteDatabase.Database): Look {
  const beginIt = reader.prepare('begin');
  const endIt = reader.prepare('end');
  const versionNow = reader.prepare<[], number>('pragma data_version').pluck();
  let isLooking = false;
  /** Asked once a look: until its end nothing that is committed can be seen. */
  let version: number | undefined;
  const end = () => {
    if (reader.open && reader.inTransaction) endIt.run();
    isLooking = false;
    version = undefined;
  };
  const begin = () => {
    if (isLooking) return;
    beginIt.run();
    isLooking = true;
    setImmediate(end);
  };
  return {
    begin,
    end,
    version: () => {
      begin();
      version ??= versionNow.get() ?? 0;
      return version;
    },
  };
}
