import type { Kysely } from 'kysely';
import { countChanges, createCountingFunction } from './count-changes.ts';

interface Tables {
  contentChanges: { count: number };
}

/** What comes in by itself, often in floods; nothing that is remembered depends on it. */
const INCOMING = ['submissions', 'mails', 'subscribers', 'audit', 'failures', 'outbox'];

/** A count of the changes to everything that people edit, whoever makes them; for `remembered()`. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('contentChanges')
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await db.insertInto('contentChanges').values({ count: 0 }).execute();
  await createCountingFunction(db);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  for (const table of tables.filter((name) => name !== 'contentChanges' && !INCOMING.includes(name))) {
    await countChanges(db, table);
  }
}
