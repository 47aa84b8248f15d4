import { expressionBuilder, sql } from 'kysely';
import type { PageEntry } from '../../model/entities/page-entry.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { entryOf, isBelow, selectEntries } from './find-pages.ts';
import { allows, type PageViewer } from './page-viewer.ts';

/** A node in the tree of addresses: a page, or a folder that exists only in the addresses of pages below it. */
export interface TreeNode {
  slug: string;
  /** Null for a folder without a page. */
  page: PageEntry | null;
  /** How many pages are below it, at any depth. */
  below: number;
}

/** The nodes directly below an address by title, the home page first, and their total number. */
export async function pageChildren(
  db: Db,
  { domainId, parent }: { domainId: string; parent: string },
  { limit, offset }: { limit: number; offset: number },
  viewer: PageViewer,
): Promise<{ nodes: TreeNode[]; total: number }> {
  const prefix = parent === '' ? '' : `${parent}/`;
  const rest = sql<string>`substr(slug, ${sql.lit(Array.from(prefix).length + 1)})`;
  const end = expressionBuilder<Database>().fn<number>('instr', [sql`${rest} || '/'`, sql.lit('/')]);
  const segment = sql<string>`substr(${rest}, 1, ${end} - 1)`;
  const ofPage = sql`${rest} = ${segment}`;
  const segments = db
    .selectFrom('pageEntries')
    .where('domainId', '=', domainId)
    .where((is) => allows(is.ref('pageId'), 'viewerRoles', viewer))
    .$if(parent !== '', (query) => query.where((is) => isBelow(is, parent)))
    .select([
      segment.as('segment'),
      sql<number | null>`max(case when ${ofPage} then id end)`.as('entryId'),
      sql<string | null>`max(case when ${ofPage} then words end)`.as('title'),
      sql<number>`sum(case when ${ofPage} then 0 else 1 end)`.as('below'),
    ])
    .groupBy('segment');
  const counted = db.selectFrom(segments.as('segments'));
  const rows = await counted
    .selectAll()
    .orderBy(sql`segment <> ''`)
    .orderBy(sql`coalesce(title, segment)`)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await counted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ids = rows.flatMap(({ entryId }) => entryId ?? []);
  const entries = await entriesById(db, ids, viewer);
  const nodes = rows.map(({ segment: name, entryId, below }) => ({
    slug: `${prefix}${name}`,
    page: (entryId !== null && entries.get(entryId)) || null,
    below,
  }));
  return { nodes, total };
}

async function entriesById(db: Db, ids: readonly number[], viewer: PageViewer): Promise<Map<number, PageEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await selectEntries(db.selectFrom('pageEntries').where('id', 'in', [...ids]), viewer).execute();
  return new Map(rows.map((row) => [row.id, entryOf(row)]));
}
