import { type Kysely, sql } from 'kysely';
import { sortedJson } from './sorted-json.ts';

interface Tables {
  pages: { collection: string; id: string; copy: string; card: string; document: string };
}

/** Cards of pages that are hidden from sitemap or robots say so: lists leave them out. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('pages')
    .select(['collection', 'id', 'copy', 'card', 'document'])
    .where(sql<boolean>`document like '%"hideFrom%":true%'`)
    .execute();
  for (const { collection, id, copy, card, document } of rows) {
    const page = JSON.parse(document) as { hideFromSitemap?: boolean; hideFromRobots?: boolean };
    if (!page.hideFromSitemap && !page.hideFromRobots) continue;
    await db
      .updateTable('pages')
      .set({ card: sortedJson({ ...JSON.parse(card), isUnlisted: true }) })
      .where('collection', '=', collection)
      .where('id', '=', id)
      .where('copy', '=', copy)
      .execute();
  }
}
