import type { Db } from '#content-store/drafts/database/open-database.ts';
import { linkedPages } from '#content-store/drafts/links/linked-pages.ts';
import { libraryItems } from '#content-store/drafts/media/media-library.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { fileAddressesIn } from '#content-store/model/media/file.ts';
import { decoded } from '#content-store/model/values/address-encoding.ts';
import { isReservedSlug } from '#content-store/model/values/slug.ts';
import { type UnderstoodAddress, understoodAddress } from '#content-store/model/values/understood-address.ts';
import type { LinkTarget } from '../../contract/links.ts';

/** An address inside this site: the page's slug (null for a file, or an address of the product) and its anchor. */
export interface SitePlace extends UnderstoodAddress {
  slug: string | null;
  anchor: string;
}

/** Splits an understood address: `/about/us?a#b` is the page `about/us` and the anchor `b`. */
function placeOf(address: UnderstoodAddress): SitePlace {
  if (address.kind !== 'page') return { ...address, slug: null, anchor: decoded(address.href.split('#')[1] ?? '') };
  const [, path = '', , hash = ''] = /^\/([^?#]*)(\?[^#]*)?#?(.*)$/.exec(address.href) ?? [];
  const slug = decoded(path).replace(/\/+$/, '');
  return { ...address, slug: isReservedSlug(slug) ? null : slug, anchor: decoded(hash) };
}

/** What is at the end of links, as of now. */
export type TargetOf = (place: SitePlace) => LinkTarget;

/** Looks up where these addresses of a domain lead; a redirect counts as public. */
export async function linkTargets(db: Db, domainId: string, places: readonly SitePlace[]): Promise<TargetOf> {
  const slugs = places.flatMap(({ slug }) => slug ?? []);
  const fileIds = places.flatMap(({ kind, href }) => (kind === 'file' ? (fileIdIn(href) ?? []) : []));
  const [pages, { redirects }, files] = await Promise.all([
    linkedPages(db, domainId, slugs),
    loadSiteDocument(db, 'redirects', { domainId }, 'published'),
    libraryItems(db, fileIds),
  ]);
  const redirected = new Set(redirects.map(({ from }) => from.slice(1)));
  return ({ kind, slug, href }) => {
    if (kind === 'file') {
      const file = files.find(({ _id }) => _id === fileIdIn(href));
      return { kind, state: file ? 'public' : 'gone', title: file?.name ?? '' };
    }
    if (slug === null) return { kind, state: 'public', title: '' };
    const page = pages.find((one) => one.slug === slug);
    const title = page?.title ?? '';
    if (page?.state === 'published' || redirected.has(slug)) return { kind, state: 'public', title };
    if (!page) return { kind, state: 'missing', title };
    return { kind, state: page.state === 'draft' ? 'draft' : 'gone', title };
  };
}

/** The place that an address leads to, without the addresses of this site and its files; null if it is not understood. */
export function understoodPlace(href: string, own: readonly string[] = [], fileBaseUrl = ''): SitePlace | null {
  const isOfFiles = fileBaseUrl !== '' && href.startsWith(`${fileBaseUrl}/_files/`);
  const address = understoodAddress(isOfFiles ? href.slice(fileBaseUrl.length) : href, own);
  return address && placeOf(address);
}

const fileIdIn = (href: string): string | undefined => fileAddressesIn(href)[0]?.fileId;
