import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import { cleanPage } from '../content/clean-page.ts';
import { requireDomain } from '../content/domain-for.ts';
import { siteUrlOf } from '../content/domain-reader.ts';
import type { Handler, HandlersOf } from '../http/call-context.ts';
import { hasPageRole, isHiddenFrom, requirePageRole } from '../people/page-roles.ts';
import type { Previews } from '../preview/start-previews.ts';
import { linkTargets, understoodPlace } from './link-targets.ts';

export interface LinkParts {
  db: Db;
  previews: Previews;
  environment: PublicEnvironment;
  publicEditorUrl: string;
}

/** Suggests and describes link targets. */
export function linkHandlers(parts: LinkParts): HandlersOf<'link'> {
  const { db, environment, publicEditorUrl } = parts;
  return {
    'link/check': async ({ domainId, href }, { caller }) => {
      const domain = await requireDomain(db, domainId, caller);
      const own = [siteUrlOf(domain, environment), publicEditorUrl];
      const place = understoodPlace(href, own, environment.fileBaseUrl);
      if (!place) return null;
      const target = (await linkTargets(db, domainId, [place]))(place);
      const { slug } = place;
      if (slug === null || target.title) return target;
      // The headings of pages for certain roles are for these roles.
      const page = await pageBySlug(db, { domainId, slug });
      const isKnown = page && hasPageRole(page, 'viewerRoles', caller);
      return { ...target, title: isKnown ? pageTitle(page) : '' };
    },
    'link/anchors': pageAnchors(parts),
  };
}

/** The anchors in the page's final HTML, rendered by the code that builds the site. */
const pageAnchors =
  ({ db, previews }: LinkParts): Handler<'link/anchors'> =>
  async ({ domainId, slug, page: posted, collection }, { caller }) => {
    await requireDomain(db, domainId, caller);
    if (posted) {
      const { _id = 'new' } = posted;
      if (posted._id !== undefined) {
        requirePageRole(await requirePage(db, { _id, collection, domainId }), 'viewerRoles', caller);
      }
      const page = pageSchema.parse({ ...cleanPage({ ...posted, domainId }).draft, _id });
      return (await previews.factsOf({ domainId, path: `/${page.slug}`, copy: 'draft', page })).anchors;
    }
    const address = { domainId, slug };
    if (!(await pageBySlug(db, address)) || (await isHiddenFrom(caller, db, address))) return [];
    return (await previews.factsOf({ domainId, path: `/${slug}`, copy: 'draft' })).anchors;
  };
