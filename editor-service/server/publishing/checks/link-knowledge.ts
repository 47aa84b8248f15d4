import { linkedPages } from '#content-store/drafts/links/linked-pages.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { siteUrlOf } from '../../content/domain-reader.ts';
import type { LinkParts } from '../../links/link-handlers.ts';
import { linkTargets, type SitePlace, understoodPlace } from '../../links/link-targets.ts';
import type { PageFacts } from '../../preview/page-facts.ts';
import type { LinkKnowledge } from './link-problems.ts';

/** Gathers what the links of a rendered page lead to; pages whose headings are linked are rendered as well. */
export async function linkKnowledge(parts: LinkParts, facts: PageFacts, page: Page): Promise<LinkKnowledge> {
  const { db, environment, publicEditorUrl } = parts;
  const { domainId, slug: ownSlug } = page;
  const own = [siteUrlOf(await domainById(db, domainId), environment), publicEditorUrl];
  const placeOf = (href: string) => understoodPlace(href, own, environment.fileBaseUrl);
  const places = facts.links.flatMap(({ href }) => placeOf(href) ?? []);
  const [targetOf, anchors] = await Promise.all([
    linkTargets(db, domainId, places),
    anchorsOf(parts, domainId, places, ownSlug),
  ]);
  return { ownSlug, placeOf, targetOf, hasAnchor: (slug, anchor) => anchors.get(slug)?.has(anchor) ?? true };
}

/** The anchors that visitors find, or will find, on the pages that these places name an anchor of. */
async function anchorsOf(
  { db, previews }: LinkParts,
  domainId: string,
  places: readonly SitePlace[],
  ownSlug: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const slugs = new Set(
    places.flatMap(({ slug, anchor }) => (slug !== null && slug !== ownSlug && anchor ? slug : [])),
  );
  const pages = await linkedPages(db, domainId, [...slugs]);
  const found = pages.map(async ({ slug, state }) => {
    const copy = state === 'published' ? 'published' : 'draft';
    try {
      const { ids } = await previews.factsOf({ domainId, path: `/${slug}`, copy });
      return [slug, ids] as const;
    } catch (failure) {
      // A page that cannot be rendered is reported where it is published; its anchors are unknown.
      if (failure instanceof AppError) return null;
      throw failure;
    }
  });
  return new Map((await Promise.all(found)).filter((entry) => entry !== null));
}
