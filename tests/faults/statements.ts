import SqliteDatabase from 'better-sqlite3';

interface Statement {
  readonly source: string;
  run(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown;
}

/**
 * Calls `before` with the SQL of each statement that any database of this process is about to run; what it throws is what
 * the statement throws. Ends when the answer is called.
 */
export function beforeStatements(before: (sql: string) => void): () => void {
  const database = new SqliteDatabase(':memory:');
  const prototype = Object.getPrototypeOf(database.prepare('select 1')) as Statement;
  database.close();
  const { run, all } = prototype;
  prototype.run = function (...values) {
    before(this.source);
    return run.apply(this, values);
  };
  prototype.all = function (...values) {
    before(this.source);
    return all.apply(this, values);
  };
  return () => {
    Object.assign(prototype, { run, all });
  };
}
