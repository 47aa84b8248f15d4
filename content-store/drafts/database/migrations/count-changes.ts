import { type Kysely, sql } from 'kysely';
import { isOnPostgres } from './on-postgres.ts';

const CHANGES = ['insert', 'update', 'delete'];

/** Lets every change of a table increase the count in `contentChanges`. */
export async function countChanges<Tables>(db: Kysely<Tables>, table: string): Promise<void> {
  for (const change of CHANGES) {
    const [name, what] = [sql.id(`${table}After${change}`), sql.raw(change)];
    await (isOnPostgres(db)
      ? sql`create trigger ${name} after ${what} on ${sql.table(table)}
          for each statement execute function "countContentChange"()`
      : sql`create trigger ${name} after ${what} on ${sql.table(table)}
          begin update "contentChanges" set "count" = "count" + 1; end`
    ).execute(db);
  }
}

/** PostgreSQL's triggers call a function. */
export async function createCountingFunction<Tables>(db: Kysely<Tables>): Promise<void> {
  if (!isOnPostgres(db)) return;
  await sql`create function "countContentChange"() returns trigger language plpgsql as $$
    begin update "contentChanges" set "count" = "count" + 1; return null; end $$`.execute(db);
}
