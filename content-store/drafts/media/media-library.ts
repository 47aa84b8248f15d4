import type { Selectable } from 'kysely';
import type { LibraryItem, MediaKind } from '../../model/media/library-item.ts';
import { contains, countRows, given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';

/** `search` matches names and alt texts, ignoring case. */
interface LibraryQuery {
  kind?: MediaKind | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** A part of the library, latest upload first, and the number of all originals that match the query. */
export async function listMedia(db: Db, { kind, search = '', limit, offset }: LibraryQuery) {
  const found = db
    .selectFrom('media')
    .where((is) => is.and(given({ kind })))
    .$if(search !== '', (query) => query.where(({ ref }) => contains(ref('words'), search.toLowerCase())));
  const newestFirst = found.selectAll().orderBy('uploadedAt', 'desc').orderBy('id', 'desc');
  const rows = await newestFirst.limit(limit).offset(offset).execute();
  return { items: rows.map(itemOf), total: await countRows(found) };
}

/** One library item, or undefined. */
export async function libraryItem(db: Db, id: string): Promise<LibraryItem | undefined> {
  const row = await db.selectFrom('media').where('id', '=', id).selectAll().executeTakeFirst();
  return row && itemOf(row);
}

/** The total size of all originals, in bytes. */
export async function librarySize(db: Db): Promise<number> {
  const row = await db
    .selectFrom('media')
    .select(({ fn }) => fn.sum<number | null>('size').as('size'))
    .executeTakeFirstOrThrow();
  return row.size ?? 0;
}

function itemOf({ kind, size, uploadedAt, uploadedBy, document }: Selectable<Database['media']>): LibraryItem {
  return { ...JSON.parse(document), kind, size, uploadedAt, uploadedBy } as LibraryItem;
}
