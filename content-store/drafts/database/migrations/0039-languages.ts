import { type Kysely, sql } from 'kysely';

/** The language of each page and what it translates; the languages of the site that these columns were filled by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, name] of [
    ['pages', 'language'],
    ['pages', 'translationKey'],
    ['pageEntries', 'language'],
    ['pageEntries', 'translationKey'],
    ['site', 'languages'],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await sql`create unique index "pagesByTranslation" on "pages" ("translationKey", "language", "copy")
    where "translationKey" <> ''`.execute(db);
  await sql`create index "pageEntriesByTranslation" on "pageEntries" ("translationKey")
    where "translationKey" <> ''`.execute(db);
}
