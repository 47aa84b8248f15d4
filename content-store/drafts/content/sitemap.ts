import type { ExpressionBuilder } from 'kysely';
import type { Page, RoleList } from '../../model/entities/page.ts';
import type { SitemapItem } from '../../model/entities/sitemap-item.ts';
import { contains, countRows, given } from '../database/list-queries.ts';
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
  const { domainId, slug, pageType, frequency, priority, modifiedFrom, modifiedTo, publishableByYou } = filter;
  const found = db
    .selectFrom('pages')
    .where((is) => is.and(given({ domainId, collection: 'pages', copy: 'draft', pageType, frequency, priority })))
    .where((is) => allowed(is, 'viewerRoles', viewer))
    .$if(slug !== undefined, (query) => query.where((is) => contains(is.ref('slug'), slug ?? '')))
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
  const sitemap = rows.map(({ id, published, publishableByYou, publishedAt, frequency, priority, ...row }) => ({
    _id: id,
    ...row,
    published: published === 1,
    publishableByYou: publishableByYou === 1,
    ...(publishedAt !== null && { publishedAt }),
    ...(frequency !== null && { frequency: frequency as NonNullable<Page['frequency']> }),
    ...(priority !== null && { priority }),
  }));
  return { sitemap, total: await countRows(found) };
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
