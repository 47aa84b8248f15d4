import type { Collection, Page } from '../../model/entities/page.ts';
import { storedPage } from '../../model/entities/stored-page.ts';
import type { Copy } from '../database/content-tables.ts';
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
  const [row] = await rowsById(db, { collection, id, copy });
  if (!row || (domainId !== undefined && row.domainId !== domainId)) return undefined;
  return storedPage(row.document);
}

const rowsById = preparedQuery((db, value: ValueOf<{ collection: Collection; id: string; copy: Copy }>) =>
  db
    .selectFrom('pages')
    .where((is) => is.and({ collection: value('collection'), id: value('id'), copy: value('copy') }))
    .select(['domainId', 'document']),
);

/** The draft or published copy at this address; `slug` is canonical, `''` the home page. */
export async function pageBySlug(db: Db, address: PageAddress, copy: Copy = 'draft'): Promise<Page | undefined> {
  const row = await rowAt(db, address, copy);
  return row && storedPage(row.document);
}

/** The id of the page at this address, without reading the page. */
export const pageIdAt = async (db: Db, address: PageAddress, copy: Copy): Promise<string | undefined> =>
  (await rowAt(db, address, copy))?.id;

const rowAt = async (db: Db, { collection = 'pages', domainId, slug }: PageAddress, copy: Copy) =>
  (await rowsBySlug(db, { domainId, collection, copy, slug }))[0];

const rowsBySlug = preparedQuery(
  (db, value: ValueOf<{ domainId: string; collection: Collection; copy: Copy; slug: string }>) =>
    db
      .selectFrom('pages')
      .where((is) =>
        is.and({
          domainId: value('domainId'),
          collection: value('collection'),
          copy: value('copy'),
          slug: value('slug'),
        }),
      )
      .select(['id', 'document']),
);

/** Some published pages of a domain, whichever the database has at hand. */
export async function somePages(db: Db, domainId: string, limit: number): Promise<Page[]> {
  const ofDomain = { domainId, collection: 'pages', copy: 'published' } as const;
  const rows = await db
    .selectFrom('pages')
    .where((is) => is.and(ofDomain))
    .select('document')
    .limit(limit)
    .execute();
  return rows.map(({ document }) => storedPage(document));
}

/** The ids of a domain's pages by their addresses, those of published copies first, then those of drafts. */
export async function addressHolders(db: Db, domainId: string): Promise<Map<string, string>> {
  const pages = db.selectFrom('pages').where('domainId', '=', domainId).where('collection', '=', 'pages');
  return new Map(
    (await pages.select(['slug', 'id']).orderBy('copy', 'desc').execute()).map(({ slug, id }) => [slug, id]),
  );
}

/**
 * The id of the page other than `exceptId` whose draft or published copy holds the address, or null when it is free.
 * A published page that was renamed holds its old address until it is published again.
 */
export async function checkSlug(db: Db, address: PageAddress, exceptId?: string): Promise<string | null> {
  const { domainId, slug, collection = 'pages' } = address;
  const [row] = await holdersOf(db, { domainId, collection, slug, exceptId: exceptId ?? '' });
  return row?.id ?? null;
}

const holdersOf = preparedQuery(
  (db, value: ValueOf<{ domainId: string; collection: Collection; slug: string; exceptId: string }>) =>
    db
      .selectFrom('pages')
      .where((is) => is.and({ domainId: value('domainId'), collection: value('collection'), slug: value('slug') }))
      .where('copy', 'in', ['draft', 'published'])
      .where('id', '!=', value('exceptId'))
      .select('id')
      .limit(1),
);
