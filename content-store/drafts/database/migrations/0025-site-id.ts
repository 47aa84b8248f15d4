import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * The id that tells this site from every other. It follows from when the database was made, so that an older backup gets the
 * same one as the installation it was taken of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
  const { rows } = await sql<{ timestamp: string }>`
    select "timestamp" from "kysely_migration" where "name" = '0001-spine'`.execute(db);
  const hash = createHash('sha256')
    .update(rows[0]?.timestamp ?? randomUUID())
    .digest('hex');
  await sql`insert into "site" ("id") values (${hash.slice(0, 20)})`.execute(db);
}
