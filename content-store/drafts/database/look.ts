import type SqliteDatabase from 'better-sqlite3';

/**
 * One look at the database for all that is read in one turn of the event loop, because to take and release SQLite's lock
 * costs more than most reads. It ends early when something is written here.
 */
export interface Look {
  begin(): void;
  end(): void;
  /** How many changes of content were committed until this look, by whomever. */
  contentVersion(): number;
}

/** Looks through this handle, which must do nothing else in transactions of its own. */
export function createLook(reader: SqliteDatabase.Database): Look {
  const beginIt = reader.prepare('begin');
  const endIt = reader.prepare('end');
  const dataVersion = reader.prepare<[], number>('pragma data_version').pluck();
  let changes: SqliteDatabase.Statement<[], number> | undefined;
  const countChanges = () => {
    changes ??= reader.prepare<[], number>('select "count" from "contentChanges"').pluck();
    return changes.get() ?? 0;
  };
  let isLooking = false;
  /** Once in a turn of the event loop is enough: what is committed meanwhile is another version in the next. */
  let isAsked = false;
  let known = { data: Number.NaN, content: Number.NaN };
  const end = () => {
    if (reader.open && reader.inTransaction) endIt.run();
    isLooking = false;
    isAsked = false;
  };
  const endWithTurn = () => {
    if (!isLooking && !isAsked) setImmediate(end);
  };
  const begin = () => {
    if (isLooking) return;
    beginIt.run();
    endWithTurn();
    isLooking = true;
  };
  return {
    begin,
    end,
    contentVersion: () => {
      if (!isAsked) {
        endWithTurn();
        const data = dataVersion.get() ?? 0;
        if (data !== known.data) known = { data, content: countChanges() };
        isAsked = true;
      }
      return known.content;
    },
  };
}
