import type { ExpressionBuilder, Selectable, SelectQueryBuilder } from 'kysely';
import type { LibraryItem, MediaKind } from '../../model/media/library-item.ts';
import { contains, countRows, given, startsWith } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';

type MediaSort = 'newest' | 'oldest' | 'name' | 'largest';

/** `search` matches names, alt texts and tags, ignoring case; `folder` includes the folders in it, `/` is none. */
interface LibraryQuery {
  kind?: MediaKind | undefined;
  search?: string | undefined;
  folder?: string | undefined;
  tag?: string | undefined;
  /** Only what no draft, published copy or site document uses, and no kept record. */
  unused?: boolean | undefined;
  sort?: MediaSort | undefined;
  limit: number;
  offset: number;
}

/** One page of the library, and the number of all originals that match the query. */
export async function listMedia(db: Db, query: LibraryQuery) {
  const { limit, offset, sort = 'newest' } = query;
  const found = matching(db, query);
  const rows = await inOrder(found.selectAll(), sort).limit(limit).offset(offset).execute();
  return { items: rows.map(itemOf), total: await countRows(found) };
}

/** The originals with these ids, in no particular order; unknown ids are left out. */
export async function libraryItems(db: Db, ids: readonly string[]): Promise<LibraryItem[]> {
  return (await db.selectFrom('media').where('id', 'in', ids).selectAll().execute()).map(itemOf);
}

function matching(db: Db, { kind, search = '', folder, tag, unused }: LibraryQuery) {
  return db
    .selectFrom('media')
    .where((is) => is.and(given({ kind })))
    .$if(search !== '', (query) =>
      query.where(({ or, fn, ref }) =>
        or([contains(ref('words'), search.toLowerCase()), contains(fn('lower', ['tags']), search.toLowerCase())]),
      ),
    )
    .$if(folder !== undefined, (query) => query.where((is) => inFolder(is, folder ?? '')))
    .$if(tag !== undefined, (query) => query.where(({ ref }) => contains(ref('tags'), JSON.stringify(tag))))
    .$if(unused === true, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('mediaUses').whereRef('mediaUses.mediaId', '=', 'media.id').select('mediaUses.owner'))),
      ),
    )
    .$if(unused === true, (query) =>
      query.where('media.id', 'not in', (sub) => sub.selectFrom('publishedCopyMedia').select('mediaId')),
    );
}

function inFolder(is: ExpressionBuilder<Database, 'media'>, folder: string) {
  if (folder === '/') return is('folder', '=', '');
  return is.or([is('folder', '=', folder), startsWith(is.ref('folder'), `${folder}/`)]);
}

function inOrder<Row>(query: SelectQueryBuilder<Database, 'media', Row>, sort: MediaSort) {
  if (sort === 'name') return query.orderBy('words').orderBy('id');
  if (sort === 'largest') return query.orderBy('size', 'desc').orderBy('id');
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return query.orderBy('uploadedAt', direction).orderBy('id', direction);
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

function itemOf(row: Selectable<Database['media']>): LibraryItem {
  const { kind, size, uploadedAt, uploadedBy, folder } = row;
  const tags = JSON.parse(row.tags);
  return { ...JSON.parse(row.document), kind, size, uploadedAt, uploadedBy, folder, tags } as LibraryItem;
}
