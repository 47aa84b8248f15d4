import { type Kysely, sql } from 'kysely';

interface Tables {
  contentChanges: { count: number };
}

/** What comes in by itself, often in floods; nothing that is remembered depends on it. */
const INCOMING = ['submissions', 'mails', 'subscribers', 'audit', 'failures', 'outbox'];
const CHANGES = ['insert', 'update', 'delete'];

/** A count of the changes to everything that people edit, whoever makes them; for `remembered()`. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('contentChanges')
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await db.insertInto('contentChanges').values({ count: 0 }).execute();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  for (const table of tables.filter((name) => name !== 'contentChanges' && !INCOMING.includes(name))) {
    for (const change of CHANGES) await countChanges(db, table, change);
  }
}

async function countChanges(db: Kysely<Tables>, table: string, change: string): Promise<void> {
  await sql`create trigger ${sql.id(`${table}After${change}`)} after ${sql.raw(change)} on ${sql.table(table)}
    begin update "contentChanges" set "count" = "count" + 1; end`.execute(db);
}
