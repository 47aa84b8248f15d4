import type { Kysely } from 'kysely';

interface Tables {
  pages: { collection: string; id: string; copy: string; document: string };
  pageEntries: {
    pageId: string;
    publishedRevision: number | null;
    translatedFrom: string | null;
    translatedRevision: number | null;
    openTexts: number;
  };
}

interface Document {
  revision?: number;
  translatedFrom?: { page: string; revision: number } | null;
  openTexts?: Record<string, unknown>;
}

/** How translations stand, beside what editors find pages by: a list of 20,000 pages reads no documents. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('pageEntries').addColumn('publishedRevision', 'integer').execute();
  await db.schema.alterTable('pageEntries').addColumn('translatedFrom', 'text').execute();
  await db.schema.alterTable('pageEntries').addColumn('translatedRevision', 'integer').execute();
  await db.schema
    .alterTable('pageEntries')
    .addColumn('openTexts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const copy of ['draft', 'published']) await fill(db, copy);
}

/** In batches, so that memory stays flat. */
async function fill(db: Kysely<Tables>, copy: string): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: { id: string; document: string }[] = await db
      .selectFrom('pages')
      .where((is) => is.and({ collection: 'pages', copy }))
      .where('id', '>', last)
      .select(['id', 'document'])
      .orderBy('id')
      .limit(200)
      .execute();
    for (const { id, document } of rows) {
      const { revision = 0, translatedFrom, openTexts = {} } = JSON.parse(document) as Document;
      const entry = db.updateTable('pageEntries').where('pageId', '=', id);
      if (copy === 'published') await entry.set({ publishedRevision: revision }).execute();
      else if (translatedFrom)
        await entry
          .set({
            ...{ translatedFrom: translatedFrom.page, translatedRevision: translatedFrom.revision },
            openTexts: Object.keys(openTexts).length,
          })
          .execute();
    }
    last = rows.at(-1)?.id;
  }
}
