import SqliteDatabase from 'better-sqlite3';

/** Rows of the given size that one loop commits per second, each commit on its own and synced to disk (WAL, FULL). */
export function insertsPerSecond(file: string, bytes: number, milliseconds: number): number {
  const database = new SqliteDatabase(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table if not exists rows (id integer primary key, text text)');
  const insert = database.prepare('insert into rows (text) values (?)');
  const text = 'x'.repeat(bytes);
  const started = performance.now();
  let count = 0;
  for (; performance.now() - started < milliseconds; count += 1) insert.run(text);
  const seconds = (performance.now() - started) / 1000;
  database.close();
  return count / seconds;
}
