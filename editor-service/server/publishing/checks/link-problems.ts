import { linkedPages } from '#content-store/drafts/links/linked-pages.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { decoded } from '#content-store/model/values/address-encoding.ts';
import { understoodAddress } from '#content-store/model/values/understood-address.ts';
import type { LinkTarget } from '../../../contract/links.ts';
import type { Problem } from '../../../contract/pages-checks.ts';
import {
  linkTargets,
  lostTarget,
  namedTarget,
  placesOf,
  type SitePlace,
  type TargetOf,
} from '../../links/link-targets.ts';
import type { LinkParts } from '../../links/links.ts';
import type { LinkFact, PageFacts } from '../../preview/page-facts.ts';

/** What the links of a page are judged by. */
export interface LinkKnowledge {
  /** The slug of the page itself, which visitors find once it is published. */
  ownSlug: string;
  /** The place an address leads to; null when no link may have it. */
  placeOf: (href: string) => SitePlace | null;
  targetOf: TargetOf;
  /** True for an anchor of another page; also when that page could not be rendered. */
  hasAnchor: (slug: string, anchor: string) => boolean;
}

/** Links that lead nowhere, or that have no name (WCAG 2.4.4). */
export function linkProblems(facts: PageFacts, known: LinkKnowledge): Problem[] {
  return facts.links.flatMap((link) => [...deadLink(link, facts, known), ...namelessLink(link)]);
}

function deadLink(link: LinkFact, { ids }: PageFacts, known: LinkKnowledge): Problem[] {
  const { href, name, blockKey } = link;
  const called = name.trim() ? `The link “${name.trim()}”` : 'A link';
  const found = (severity: Problem['severity'], says: string): Problem[] => [
    { check: 'dead link', severity, message: `${called} leads to ${says}`, blockKey },
  ];

  if (/^#./.test(href)) {
    return ids.has(decoded(href.slice(1))) ? [] : found('error', `${href}, which is not on this page.`);
  }
  if (href === '' || href === '#') return [];
  const place = known.placeOf(href);
  if (!isComplete(href)) {
    const meant = place ? ` Did you mean ${place.href}?` : '';
    return found('error', `${href}, which is not a complete address.${meant} Choose it again.`);
  }
  if (!place || (place.slug === null && place.kind !== 'file')) return [];
  const { slug, anchor } = place;
  const isOwn = slug === known.ownSlug;
  const target: LinkTarget = isOwn ? { kind: 'page', state: 'public', title: '' } : known.targetOf(place);
  const lost = lostTarget(place, target);
  if (lost !== null) return found('error', target.state === 'missing' ? `${lost}${otherMeaning(place)}` : lost);
  const hasAnchor = !anchor || slug === null || (isOwn ? ids.has(anchor) : known.hasAnchor(slug, anchor));
  if (!hasAnchor) return found('error', `${place.href}, but that page has no heading or anchor “${anchor}”.`);
  return target.state === 'draft' ? found('warning', `${namedTarget(place, target)}, which is not published yet.`) : [];
}

/** True for an address with a scheme, or of this site from its root: any other depends on the page it is on. */
const isComplete = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(href);

/** `/www.example.org` was hardly meant as a page. */
function otherMeaning({ href }: SitePlace): string {
  const meant = understoodAddress(href.slice(1));
  return meant && !['page', 'anchor', 'file'].includes(meant.kind) ? ` Did you mean ${meant.href}?` : '';
}

function namelessLink({ href, name, blockKey }: LinkFact): Problem[] {
  if (name.trim() !== '') return [];
  const message = `The link to ${href || 'nowhere'} has no text. Add link text, or describe its picture.`;
  return [{ check: 'nameless link', severity: 'error', message, blockKey }];
}

/** Gathers what the links of a rendered page lead to; pages whose headings are linked are rendered as well. */
export async function linkKnowledge(parts: LinkParts, facts: PageFacts, page: Page): Promise<LinkKnowledge> {
  const { db } = parts;
  const { domainId, slug: ownSlug } = page;
  const placeOf = placesOf(parts, await domainById(db, domainId));
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
