import type { Page } from '../../model/entities/page.ts';
import type { SitemapItem } from '../../model/entities/sitemap-item.ts';
import { contains, countRows, given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import { allows, asNumber, isPublishable, type PageViewer } from './page-viewer.ts';

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

/** The pages of a domain that match all filters, by address, and their total number. */
export async function sitemapOf(
  db: Db,
  filter: SitemapFilter,
  viewer: PageViewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ sitemap: SitemapItem[]; total: number }> {
  const { domainId, slug, pageType, frequency, priority, modifiedFrom, modifiedTo, publishableByYou } = filter;
  const found = db
    .selectFrom('pages')
    .where((is) => is.and(given({ domainId, collection: 'pages', copy: 'draft', pageType, frequency, priority })))
    .where((is) => allows(is.ref('id'), 'viewerRoles', viewer))
    .$if(slug !== undefined, (query) => query.where((is) => contains(is.ref('slug'), slug ?? '')))
    .$if(modifiedFrom !== undefined, (query) => query.where('updatedAt', '>=', modifiedFrom ?? ''))
    .$if(modifiedTo !== undefined, (query) => query.where('updatedAt', '<=', modifiedTo ?? ''))
    .$if(publishableByYou !== undefined, (query) =>
      query.where((is) =>
        publishableByYou ? isPublishable(is.ref('id'), viewer) : is.not(isPublishable(is.ref('id'), viewer)),
      ),
    );
  const rows = await found
    .select(['id', 'slug', 'pageType', 'updatedAt', 'publishedAt', 'published', 'frequency', 'priority'])
    .select((is) => asNumber(isPublishable(is.ref('id'), viewer)).as('publishableByYou'))
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
