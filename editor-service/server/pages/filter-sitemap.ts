import { sitemapOf } from '#content-store/drafts/content/sitemap.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { mayPublish } from '../calls/access.ts';
import type { Handler } from '../calls/call-context.ts';
import { requireDomainFor } from '../domains/domain-for.ts';

/** The pages of a domain, by default the one the caller works in, as the dashboard lists them. */
export const filterSitemap =
  (db: Db): Handler<'sitemap/filter'> =>
  async (query, context) => {
    const { caller } = context;
    const { _id: domainId } = await requireDomainFor(db, context, query.domainId);
    const { freq: frequency, lastModFrom: modifiedFrom, lastModTo: modifiedTo, page, size, ...filter } = query;
    return sitemapOf(
      db,
      { ...filter, domainId, slug: withoutSlash(filter.slug), frequency, modifiedFrom, modifiedTo },
      { ...caller, mayPublish: mayPublish(caller) },
      { limit: size, offset: (page - 1) * size },
    );
  };

/** `/About` is searched as `about`; `/` alone means every page. */
const withoutSlash = (slug: string | undefined): string | undefined =>
  slug?.trim().toLowerCase().replace(/^\/+/, '') || undefined;
