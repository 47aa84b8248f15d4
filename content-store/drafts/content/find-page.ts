import type { Collection, Page } from '../../model/entities/page.ts';
import type { Copy } from '../database/content-tables.ts';
import { given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';

/** Names a page; with `domainId` a page of another domain counts as missing. */
export interface PageRef {
  _id: string;
  collection?: Collection | undefined;
  domainId?: string | undefined;
}

/** Names a page by its address. */
export interface PageAddress {
  domainId: string;
  slug: string;
  collection?: Collection | undefined;
}

/** The draft or published copy with this id. */
export async function pageById(db: Db, ref: PageRef, copy: Copy = 'draft'): Promise<Page | undefined> {
  const { _id: id, collection = 'pages', domainId } = ref;
  const row = await db
    .selectFrom('pages')
    .where((is) => is.and(given({ collection, id, copy, domainId })))
    .select('document')
    .executeTakeFirst();
  return row && (JSON.parse(row.document) as Page);
}

/** The draft or published copy at this address; `slug` is canonical, `''` the home page. */
export async function pageBySlug(db: Db, address: PageAddress, copy: Copy = 'draft'): Promise<Page | undefined> {
  const { domainId, slug, collection = 'pages' } = address;
  const [row] = await rowsBySlug(db, { domainId, collection, copy, slug });
  return row && (JSON.parse(row.document) as Page);
}

const rowsBySlug = preparedQuery(
  (db, value: ValueOf<{ domainId: string; collection: Collection; copy: Copy; slug: string }>) =>
    db
      .selectFrom('pages')
      .where('domainId', '=', value('domainId'))
      .where('collection', '=', value('collection'))
      .where('copy', '=', value('copy'))
      .where('slug', '=', value('slug'))
      .select('document'),
);

/**
 * The id of the page other than `exceptId` whose draft or published copy holds the address, or null when it is free.
 * A published page that was renamed holds its old address until it is published again.
 */
export async function checkSlug(db: Db, address: PageAddress, exceptId?: string): Promise<string | null> {
  const { domainId, slug, collection = 'pages' } = address;
  const row = await db
    .selectFrom('pages')
    .where((is) => is.and({ domainId, collection, slug }))
    .where('copy', 'in', ['draft', 'published'])
    .where('id', '!=', exceptId ?? '')
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
