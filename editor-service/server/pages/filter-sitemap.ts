import { sitemapOf } from '#content-store/drafts/content/sitemap.ts';
import { mayPublish } from '../calls/access.ts';
import type { Handler } from '../calls/call-context.ts';
import { requireDomainFor } from '../domains/domain-for.ts';

/** The pages of a domain, of the one the caller works in when none is named, as its dashboard lists them. */
export const filterSitemap: Handler<'sitemap/filter'> = async (query, context) => {
  const { caller, service } = context;
  const { _id: domainId } = await requireDomainFor(context, query.domainId);
  const { freq: frequency, lastModFrom: modifiedFrom, lastModTo: modifiedTo, page, size, ...filter } = query;
  return sitemapOf(
    service.db,
    { ...filter, domainId, slug: withoutSlash(filter.slug), frequency, modifiedFrom, modifiedTo },
    { ...caller, mayPublish: mayPublish(caller) },
    { limit: size, offset: (page - 1) * size },
  );
};

/** `/About` is searched as `about`; `/` alone means every page. */
const withoutSlash = (slug: string | undefined): string | undefined =>
  slug?.trim().toLowerCase().replace(/^\/+/, '') || undefined;
