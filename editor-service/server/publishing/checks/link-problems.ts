import { linkedPages } from '#content-store/drafts/links/linked-pages.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { decoded } from '#content-store/model/values/address-encoding.ts';
import { languageAt, languageName } from '#content-store/model/values/site-language.ts';
import { understoodAddress } from '#content-store/model/values/understood-address.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import type { LinkTarget } from '../../../contract/links.ts';
import type { Problem } from '../../../contract/pages-checks.ts';
import {
  linkTargets,
  lostTarget,
  namedTarget,
  type SiteAddress,
  siteAddressReader,
  type TargetOf,
} from '../../links/link-targets.ts';
import type { LinkNeeds } from '../../links/links.ts';
import type { LinkFact, PageFacts } from '../../preview/page-facts.ts';

/** What the links of a page are judged by. */
export interface LinkKnowledge {
  /** The slug of the page itself, which visitors find once it is published. */
  ownSlug: string;
  /** The address of a link, taken apart; null when no link may have it. */
  addressOf: (href: string) => SiteAddress | null;
  targetOf: TargetOf;
  /** The name of the language whose home page has this slug; undefined for any other, and for the site's first. */
  homeOf: (slug: string | null) => string | undefined;
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
  const address = known.addressOf(href);
  if (!isComplete(href)) {
    const meant = address ? ` Did you mean ${address.href}?` : '';
    return found('error', `${href}, which is not a complete address.${meant} Choose it again.`);
  }
  if (!address || (address.slug === null && address.kind !== 'file')) return [];
  const { slug, anchor } = address;
  const isOwn = slug === known.ownSlug;
  const target: LinkTarget = isOwn ? { kind: 'page', state: 'public', title: '' } : known.targetOf(address);
  const home = target.state === 'missing' && known.homeOf(slug);
  if (home) {
    const message = `There is no home page in ${home} yet: the breadcrumb and the logo lead to /${slug}. Translate the home page.`;
    return [{ check: 'dead link', severity: 'warning', message, blockKey }];
  }
  const lost = lostTarget(address, target);
  if (lost !== null) return found('error', target.state === 'missing' ? `${lost}${otherMeaning(address)}` : lost);
  const hasAnchor = !anchor || slug === null || (isOwn ? ids.has(anchor) : known.hasAnchor(slug, anchor));
  if (!hasAnchor) return found('error', `${address.href}, but that page has no heading or anchor “${anchor}”.`);
  return target.state === 'draft'
    ? found('warning', `${namedTarget(address, target)}, which is not published yet.`)
    : [];
}

/** True for an address with a scheme, or of this site from its root: any other depends on the page it is on. */
const isComplete = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(href);

/** `/www.example.org` was hardly meant as a page. */
function otherMeaning({ href }: SiteAddress): string {
  const meant = understoodAddress(href.slice(1));
  return meant && !['page', 'anchor', 'file'].includes(meant.kind) ? ` Did you mean ${meant.href}?` : '';
}

function namelessLink({ href, name, blockKey }: LinkFact): Problem[] {
  if (name.trim() !== '') return [];
  const message = `The link to ${href || 'nowhere'} has no text. Add link text, or describe its picture.`;
  return [{ check: 'nameless link', severity: 'error', message, blockKey }];
}

/** Gathers what the links of a rendered page lead to; pages whose headings are linked are rendered as well. */
export async function linkKnowledge(needs: LinkNeeds, facts: PageFacts, page: Page): Promise<LinkKnowledge> {
  const { db } = needs;
  const { domainId, slug: ownSlug } = page;
  const addressOf = siteAddressReader(needs, await domainById(db, domainId));
  const addresses = facts.links.flatMap(({ href }) => addressOf(href) ?? []);
  const [targetOf, anchors] = await Promise.all([
    linkTargets(db, domainId, addresses),
    anchorsOf(needs, domainId, addresses, ownSlug),
  ]);
  const homeOf = (slug: string | null) => {
    const { tag, path } = languageAt(siteLanguages, domainId, slug ?? '');
    return path !== '' && path === slug ? languageName(tag, 'en') : undefined;
  };
  return { ownSlug, addressOf, targetOf, homeOf, hasAnchor: (slug, anchor) => anchors.get(slug)?.has(anchor) ?? true };
}

/** The anchors that visitors find, or will find, on the pages that these addresses name an anchor of. */
async function anchorsOf(
  { db, previews }: LinkNeeds,
  domainId: string,
  addresses: readonly SiteAddress[],
  ownSlug: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const slugs = new Set(
    addresses.flatMap(({ slug, anchor }) => (slug !== null && slug !== ownSlug && anchor ? slug : [])),
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
