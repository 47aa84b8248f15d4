import { pageAddresses } from '#content-store/drafts/content/page-addresses.ts';
import { loadSiteDocument } from '#content-store/drafts/content/site-documents.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { AddressState } from './link-problems.ts';

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
