import { pageAddresses } from '#content-store/drafts/content/page-addresses.ts';
import { loadSiteDocument } from '#content-store/drafts/content/site-documents.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { decoded } from '#content-store/model/values/address-encoding.ts';
import { isReservedSlug } from '#content-store/model/values/slug.ts';
import type { Problem } from '../../contract/page-checks.ts';
import type { LinkFact, PageFacts } from '../preview/page-facts.ts';

/** What is at an address that a page links to: nothing, a draft only, or something visitors can see. */
export type AddressState = 'missing' | 'draft' | 'public';

/** The slugs of this site's pages that a page links to, without addresses of the product and of files. */
export function linkedSlugs({ links }: PageFacts): string[] {
  return [...new Set(links.flatMap(({ href }) => slugIn(href) ?? []))];
}

/** What visitors find at these addresses of a domain once the page at `own` is published; a redirect is public. */
export async function addressStates(
  db: Db,
  domainId: string,
  slugs: readonly string[],
  own: string,
): Promise<(slug: string) => AddressState> {
  const [found, { redirects }] = await Promise.all([
    pageAddresses(db, domainId, slugs),
    loadSiteDocument(db, 'redirects', { domainId }, 'published'),
  ]);
  const led = new Set(redirects.map(({ from }) => from.slice(1)));
  const copies = (slug: string) => found.filter((address) => address.slug === slug).map(({ copy }) => copy);
  return (slug) => {
    if (slug === own || led.has(slug) || copies(slug).includes('published')) return 'public';
    return copies(slug).length > 0 ? 'draft' : 'missing';
  };
}

/** Links that lead nowhere, or that have no name (WCAG 2.4.4). */
export function linkProblems(facts: PageFacts, stateOf: (slug: string) => AddressState): Problem[] {
  return facts.links.flatMap((link) => [...deadLink(link, facts, stateOf), ...namelessLink(link)]);
}

function deadLink(
  { href, name, blockKey }: LinkFact,
  { ids }: PageFacts,
  stateOf: (slug: string) => AddressState,
): Problem[] {
  const check = 'dead link';
  const called = name.trim() ? `The link “${name.trim()}”` : 'A link';
  if (/^#./.test(href) && !ids.has(decoded(href.slice(1)))) {
    return [{ check, severity: 'error', message: `${called} leads to ${href}, which is not on this page.`, blockKey }];
  }
  const slug = slugIn(href);
  const state = slug === null ? 'public' : stateOf(slug);
  if (state === 'public') return [];
  return state === 'missing'
    ? [{ check, severity: 'error', message: `${called} leads to /${slug}, and there is no such page.`, blockKey }]
    : [{ check, severity: 'warning', message: `${called} leads to /${slug}, which is not published yet.`, blockKey }];
}

function namelessLink({ href, name, blockKey }: LinkFact): Problem[] {
  if (name.trim() !== '') return [];
  const message = `The link to ${href || 'nowhere'} has no words. Give it a text, or its picture a description.`;
  return [{ check: 'nameless link', severity: 'error', message, blockKey }];
}

/** `/about/us?a#b` → `about/us`; null for other sites, anchors, files and addresses of the product itself. */
function slugIn(href: string): string | null {
  const path = /^\/(?!\/)([^?#]*)/.exec(href)?.[1];
  if (path === undefined) return null;
  const slug = decoded(path).replace(/\/+$/, '');
  return isReservedSlug(slug) ? null : slug;
}
