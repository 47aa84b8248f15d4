import type { ExpressionBuilder } from 'kysely';
import type { Page, RoleList } from '../../model/entities/page.ts';
import type { SitemapItem } from '../../model/entities/sitemap-item.ts';
import { contains } from '../database/contains.ts';
import { countRows } from '../database/count-rows.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';

/** The person who views the list: pages that demand viewing roles they lack are omitted. */
interface SitemapViewer {
  roles: readonly string[];
  isAdmin: boolean;
  /** May publish pages that demand no roles. */
  mayPublish: boolean;
}

export interface SitemapFilter {
  domainId: string;
  slug?: string | undefined;
  pageType?: string | undefined;
  frequency?: string | undefined;
  priority?: number | undefined;
  /** ISO 8601 UTC, both inclusive. */
  modifiedFrom?: string | undefined;
  modifiedTo?: string | undefined;
  publishableByYou?: boolean | undefined;
}

type Where = ExpressionBuilder<Database, 'pages'>;

/** The pages of a domain that match all filters, by address, and their total number. */
export async function sitemapOf(
  db: Db,
  filter: SitemapFilter,
  viewer: SitemapViewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ sitemap: SitemapItem[]; total: number }> {
  const { slug, pageType, frequency, priority, modifiedFrom, modifiedTo, publishableByYou } = filter;
  const found = db
    .selectFrom('pages')
    .where('domainId', '=', filter.domainId)
    .where('collection', '=', 'pages')
    .where('copy', '=', 'draft')
    .where((is) => allowed(is, 'viewerRoles', viewer))
    .$if(slug !== undefined, (query) => query.where((is) => contains(is.ref('slug'), slug ?? '')))
    .$if(pageType !== undefined, (query) => query.where('pageType', '=', pageType ?? ''))
    .$if(frequency !== undefined, (query) => query.where('frequency', '=', frequency ?? ''))
    .$if(priority !== undefined, (query) => query.where('priority', '=', priority ?? 0))
    .$if(modifiedFrom !== undefined, (query) => query.where('updatedAt', '>=', modifiedFrom ?? ''))
    .$if(modifiedTo !== undefined, (query) => query.where('updatedAt', '<=', modifiedTo ?? ''))
    .$if(publishableByYou !== undefined, (query) =>
      query.where((is) => (publishableByYou ? publishable(is, viewer) : is.not(publishable(is, viewer)))),
    );
  const rows = await found
    .select(['id', 'slug', 'pageType', 'updatedAt', 'publishedAt', 'published', 'frequency', 'priority'])
    .select((is) => is.case().when(publishable(is, viewer)).then(1).else(0).end().as('publishableByYou'))
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute();
  return { sitemap: rows.map(itemOf), total: await countRows(found) };
}

interface SitemapRow {
  id: string;
  slug: string;
  pageType: string;
  updatedAt: string;
  publishedAt: string | null;
  published: number;
  frequency: string | null;
  priority: number | null;
  publishableByYou: number;
}

function itemOf({ id: _id, ...row }: SitemapRow): SitemapItem {
  const { slug, pageType, updatedAt, publishedAt, frequency, priority } = row;
  return {
    _id,
    slug,
    pageType,
    updatedAt,
    published: row.published === 1,
    publishableByYou: row.publishableByYou === 1,
    ...(publishedAt !== null && { publishedAt }),
    ...(frequency !== null && { frequency: frequency as NonNullable<Page['frequency']> }),
    ...(priority !== null && { priority }),
  };
}

/** Publishing a page implies editing it, and a page that only some may view is never public. */
function publishable(is: Where, viewer: SitemapViewer) {
  return is.and([
    is.lit(viewer.mayPublish),
    is.not(is.exists(demanded(is, 'viewerRoles'))),
    allowed(is, 'editorRoles', viewer),
    allowed(is, 'publisherRoles', viewer),
  ]);
}

/** The page's list is empty, or holds a role of the viewer. */
function allowed(is: Where, list: RoleList, { roles, isAdmin }: SitemapViewer) {
  const held = roles.length > 0 ? [is.exists(demanded(is, list).where('roleId', 'in', roles))] : [];
  return is.or([is.lit(isAdmin), is.not(is.exists(demanded(is, list))), ...held]);
}

const demanded = (is: Where, list: RoleList) =>
  is
    .selectFrom('pageRoles')
    .whereRef('pageRoles.collection', '=', 'pages.collection')
    .whereRef('pageRoles.pageId', '=', 'pages.id')
    .where('pageRoles.list', '=', list)
    .select('pageRoles.roleId');
