import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { pageTitle } from '#content-store/model/entities/page-title.ts';
import { cleanPage } from '../content/clean-page.ts';
import { requireDomain } from '../content/domain-for.ts';
import type { Handlers } from '../http/call-context.ts';
import { hasPageRole, isHiddenFrom, requirePageRole } from '../people/page-roles.ts';
import type { Previews } from '../preview/start-previews.ts';
import type { Ground } from '../runtime/ground.ts';
import { linkTargets, siteAddressReader } from './link-targets.ts';

/** What the links of rendered pages are judged with. */
export interface LinkNeeds extends Pick<Ground, 'db' | 'environment' | 'publicEditorUrl'> {
  previews: Previews;
}

/** Where links lead, and what they lead to. */
export const openLinks = (ground: Ground, { previews }: Pick<LinkNeeds, 'previews'>) => {
  const { db } = ground;
  const calls = {
    'link/check': async ({ domainId, href }, { caller }) => {
      const address = siteAddressReader(ground, await requireDomain(db, domainId, caller))(href);
      if (!address) return null;
      const target = (await linkTargets(db, domainId, [address]))(address);
      const { slug } = address;
      if (slug === null || target.title) return target;
      // The headings of pages for certain roles are for these roles.
      const page = await pageBySlug(db, { domainId, slug });
      const isKnown = page && hasPageRole(page, 'viewerRoles', caller);
      return { ...target, title: isKnown ? pageTitle(page) : '' };
    },

    /** The anchors in the page's final HTML, rendered by the code that builds the site. */
    'link/anchors': async ({ domainId, slug, page: posted, collection }, { caller }) => {
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
    },
  } satisfies Partial<Handlers>;
  return { calls };
};
