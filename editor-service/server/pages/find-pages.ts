import type { Db } from '#content-store/drafts/database/open-database.ts';
import * as drafts from '#content-store/drafts/pages/find-pages.ts';
import { pageChildren } from '#content-store/drafts/pages/page-children.ts';
import { sitemapOf } from '#content-store/drafts/pages/sitemap.ts';
import { withTranslations } from '#content-store/drafts/pages/translations.ts';
import type { SiteLanguages } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { requireDomainFor } from '../content/domain-for.ts';
import { mayPublish } from '../http/access.ts';
import type { Caller, Handlers } from '../http/call-context.ts';

/** Lists of the pages of a domain, by default the one the caller works in. */
export const findHandlers = (db: Db, languages: SiteLanguages = siteLanguages) =>
  ({
    'page/find': async ({ page, size, sort, isDescending, ...filter }, context) => {
      const { _id: domainId } = await requireDomainFor(db, context, filter.domainId);
      const { parent, under } = filter;
      const found = await drafts.findPages(
        db,
        { ...filter, domainId, parent: addressOf(parent), under: addressOf(under) },
        { sort, isDescending, limit: size, offset: (page - 1) * size },
        viewerOf(context.caller),
      );
      return languages.length > 1 ? { ...found, pages: await withTranslations(db, found.pages) } : found;
    },

    'page/children': async ({ page, size, parent, ...payload }, context) => {
      const { _id: domainId } = await requireDomainFor(db, context, payload.domainId);
      const paging = { limit: size, offset: (page - 1) * size };
      const place = { domainId, parent: addressOf(parent) };
      const found = await pageChildren(db, place, paging, viewerOf(context.caller));
      if (languages.length === 1) return found;
      const pages = await withTranslations(
        db,
        found.nodes.flatMap(({ page: entry }) => entry ?? []),
      );
      const byId = new Map(pages.map((entry) => [entry._id, entry]));
      const nodes = found.nodes.map((node) => ({ ...node, page: byId.get(node.page?._id ?? '') ?? null }));
      return { ...found, nodes };
    },

    'page/loadFilters': async (payload, context) => {
      const { _id: domainId } = await requireDomainFor(db, context, payload.domainId);
      return drafts.pageFilters(db, domainId, viewerOf(context.caller));
    },

    /** As the dashboard lists them. */
    'sitemap/filter': async (query, context) => {
      const { _id: domainId } = await requireDomainFor(db, context, query.domainId);
      const { freq: frequency, lastModFrom: modifiedFrom, lastModTo: modifiedTo, page, size, ...filter } = query;
      return sitemapOf(
        db,
        { ...filter, domainId, slug: withoutSlash(filter.slug), frequency, modifiedFrom, modifiedTo },
        viewerOf(context.caller),
        { limit: size, offset: (page - 1) * size },
      );
    },
  }) satisfies Partial<Handlers>;

const viewerOf = (caller: Caller) => ({ ...caller, mayPublish: mayPublish(caller) });

/** `/about/` is the address `about`. */
const addressOf = <Slug extends string | undefined>(slug: Slug) => slug?.trim().replace(/^\/+|\/+$/g, '') as Slug;

/** `/About` is searched as `about`; `/` alone means every page. */
const withoutSlash = (slug: string | undefined): string | undefined =>
  slug?.trim().toLowerCase().replace(/^\/+/, '') || undefined;
