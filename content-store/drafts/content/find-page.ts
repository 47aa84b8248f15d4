import type { Collection } from '../../model/entities/collection.ts';
import type { Page, RoleList } from '../../model/entities/page.ts';
import type { Db } from '../database/open-database.ts';
import { preparedQuery, type ValueOf } from '../database/prepared-query.ts';
import { remembered } from '../database/remembered.ts';
import type { Copy } from '../database/schema.ts';

/** Names a page; with `domainId` a page of another domain counts as missing. */
export interface PageRef {
  _id: string;
  collection?: Collection | undefined;
  domainId?: string | undefined;
}

/** Where a page is found by address. */
export interface PageAddress {
  domainId: string;
  slug: string;
  collection?: Collection | undefined;
}

/** The draft or published copy with this id. */
export async function pageById(db: Db, ref: PageRef, copy: Copy = 'draft'): Promise<Page | undefined> {
  const row = await db
    .selectFrom('pages')
    .where('collection', '=', ref.collection ?? 'pages')
    .where('id', '=', ref._id)
    .where('copy', '=', copy)
    .$if(ref.domainId !== undefined, (query) => query.where('domainId', '=', ref.domainId ?? ''))
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

/** A page can be large: only those asked for most are kept in memory. */
const MOST_TEXTS = 100;

/** The JSON of a draft in UTF-8, as it is stored, and whether only some roles may view it. */
export const draftTextBySlug = remembered(
  async (
    db,
    { domainId, slug, collection = 'pages' }: PageAddress,
  ): Promise<{ text: Buffer; hasViewerRoles: boolean } | undefined> => {
    const [row] = await draftTextRows(db, { domainId, collection, copy: 'draft', slug, list: 'viewerRoles' });
    return row && { text: Buffer.from(row.document), hasViewerRoles: row.roleId !== null };
  },
  MOST_TEXTS,
);

const draftTextRows = preparedQuery(
  (db, value: ValueOf<{ domainId: string; collection: Collection; copy: Copy; slug: string; list: RoleList }>) =>
    db
      .selectFrom('pages')
      .leftJoin('pageRoles', (join) =>
        join
          .onRef('pageRoles.collection', '=', 'pages.collection')
          .onRef('pageRoles.pageId', '=', 'pages.id')
          .on('pageRoles.list', '=', value('list')),
      )
      .where('pages.domainId', '=', value('domainId'))
      .where('pages.collection', '=', value('collection'))
      .where('pages.copy', '=', value('copy'))
      .where('pages.slug', '=', value('slug'))
      .select(['pages.document', 'pageRoles.roleId'])
      .limit(1),
);

/**
 * The id of the page other than `exceptId` whose draft or published copy holds the address, or null when it is free.
 * A published page that was renamed holds its old address until it is published again.
 */
export async function checkSlug(db: Db, address: PageAddress, exceptId?: string): Promise<string | null> {
  const row = await db
    .selectFrom('pages')
    .where('domainId', '=', address.domainId)
    .where('collection', '=', address.collection ?? 'pages')
    .where('copy', 'in', ['draft', 'published'])
    .where('slug', '=', address.slug)
    .where('id', '!=', exceptId ?? '')
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
