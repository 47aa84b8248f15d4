import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Db } from './open-database.ts';

/** The migrations that were run on a database, in their order; none for an empty database. */
export async function executedMigrations(db: Db): Promise<{ name: string; timestamp: string }[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select "name", "timestamp" from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by "name"`.execute(db);
  return rows;
}
