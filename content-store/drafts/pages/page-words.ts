import type { Page } from '../../model/entities/page.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import type { Engine } from '../database/engine/engine.ts';
import { inBatches } from '../database/list-queries.ts';
import { type Db, engineFor } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import { transact } from '../database/transact.ts';

/** The texts that editors wrote on a page, without markup: which fields hold one, only the site knows. */
export type TextsOf = (page: Page) => readonly string[];

const chosen = new WeakMap<Engine, TextsOf>();
const BATCH = 200;

/** The texts by which editors find a page, in one line; none before `findByTexts()` said which they are. */
export function pageTexts(db: Db, page: Page): string {
  const texts = chosen.get(engineFor(db))?.(page) ?? [];
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ');
}

export const insertTexts = preparedUpsert('pageTexts', {});

/** From now on the pages of a database are found by these texts, also drafts whose texts are not stored yet. */
export async function findByTexts(db: Db, textsOf: TextsOf): Promise<void> {
  chosen.set(engineFor(db), textsOf);
  const unread = db
    .selectFrom('pageEntries as entry')
    .innerJoin('pages as page', 'page.id', 'entry.pageId')
    .leftJoin('pageTexts as known', 'known.rowid', 'entry.id')
    .where('known.rowid', 'is', null)
    .where('page.collection', '=', 'pages')
    .where('page.copy', '=', 'draft');
  const rows = inBatches<{ id: number; document: string }>(BATCH, (last) =>
    unread
      .where('entry.id', '>', last?.id ?? 0)
      .select(['entry.id', 'page.document'])
      .orderBy('entry.id'),
  );
  await transact(db, async (transaction) => {
    for await (const { id, document } of rows)
      await insertTexts(transaction, { rowid: id, texts: pageTexts(transaction, storedPage(document)) });
  });
}
