import type { LibraryItem, MediaKind } from '../../model/media/library-item.ts';
import { contains } from '../database/contains.ts';
import { countRows } from '../database/count-rows.ts';
import type { Db } from '../database/open-database.ts';

/** `search` matches names and alt texts, ignoring case. */
interface LibraryQuery {
  kind?: MediaKind | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** A part of the library, latest upload first, and the number of all originals that match the query. */
export async function listMedia(db: Db, query: LibraryQuery): Promise<{ items: LibraryItem[]; total: number }> {
  const found = matching(db, query);
  const rows = await found
    .selectAll()
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
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

function matching(db: Db, { kind, search = '' }: LibraryQuery) {
  return db
    .selectFrom('media')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'image'))
    .$if(search !== '', (query) => query.where(({ ref }) => contains(ref('words'), search.toLowerCase())));
}

interface MediaRow {
  kind: MediaKind;
  size: number;
  uploadedAt: string;
  uploadedBy: string;
  document: string;
}

function itemOf({ kind, size, uploadedAt, uploadedBy, document }: MediaRow): LibraryItem {
  return { ...JSON.parse(document), kind, size, uploadedAt, uploadedBy } as LibraryItem;
}
