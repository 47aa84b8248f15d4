import type { Kysely } from 'kysely';
import type { Page } from '../../../model/entities/page.ts';
import { cardOf } from '../../../model/entities/page-card.ts';
import { stableJson } from '../../../model/stable-json.ts';
import type { Database } from '../schema.ts';

/** Cards know their page's buttons and videos. */
export async function up(db: Kysely<Database>): Promise<void> {
  const rows = await db.selectFrom('pages').select(['collection', 'id', 'copy', 'document']).execute();
  for (const { collection, id, copy, document } of rows) {
    await db
      .updateTable('pages')
      .set({ card: stableJson(cardOf(JSON.parse(document) as Page)) })
      .where('collection', '=', collection)
      .where('id', '=', id)
      .where('copy', '=', copy)
      .execute();
  }
}
