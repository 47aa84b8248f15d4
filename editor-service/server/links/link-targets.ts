import { decodeHTMLStrict } from 'entities';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { linkedPages } from '#content-store/drafts/links/linked-pages.ts';
import { libraryItems } from '#content-store/drafts/media/media-library.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { fileAddressesIn } from '#content-store/model/media/file.ts';
import { decoded, decodedPath } from '#content-store/model/values/address-encoding.ts';
import { isReservedSlug } from '#content-store/model/values/slug.ts';
import { type UnderstoodAddress, understoodAddress } from '#content-store/model/values/understood-address.ts';
import type { LinkTarget } from '../../contract/links.ts';
import { siteUrlOf } from '../content/domain-for.ts';
import type { Ground } from '../runtime/ground.ts';

/** An address inside this site: the page's slug (null for a file, or an address of the product) and its anchor. */
export interface SiteAddress extends UnderstoodAddress {
  slug: string | null;
  anchor: string;
}

/** Splits an understood address: `/about/us?a#b` is the page `about/us` and the anchor `b`. */
function splitAddress(address: UnderstoodAddress): SiteAddress {
  if (address.kind !== 'page') return { ...address, slug: null, anchor: decoded(address.href.split('#')[1] ?? '') };
  const [, path = '', , hash = ''] = /^\/([^?#]*)(\?[^#]*)?#?(.*)$/.exec(address.href) ?? [];
  const slug = decodedPath(path).replace(/\/+$/, '');
  return { ...address, slug: isReservedSlug(slug) ? null : slug, anchor: decoded(hash) };
}

/** What is at the end of links, as of now. */
export type TargetOf = (address: SiteAddress) => LinkTarget;

/** Looks up where these addresses of a domain lead; a redirect counts as public. */
export async function linkTargets(db: Db, domainId: string, addresses: readonly SiteAddress[]): Promise<TargetOf> {
  const slugs = addresses.flatMap(({ slug }) => slug ?? []);
  const fileIds = addresses.flatMap(({ kind, href }) => (kind === 'file' ? (fileIdIn(href) ?? []) : []));
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

/** Reads links as they are on a domain's site: with the address of the site, the editor or the files, or without. */
export function siteAddressReader(
  { environment, publicEditorUrl }: Pick<Ground, 'environment' | 'publicEditorUrl'>,
  domain: Domain | undefined,
) {
  const own = [siteUrlOf(domain, environment), publicEditorUrl];
  return (href: string) => siteAddressOf(href, own, environment.fileBaseUrl);
}

/** Where an address leads, with or without the address of this site or its files; null if it is not understood. */
export function siteAddressOf(href: string, own: readonly string[] = [], fileBaseUrl = ''): SiteAddress | null {
  const isOfFiles = fileBaseUrl !== '' && href.startsWith(`${fileBaseUrl}/_files/`);
  const address = understoodAddress(isOfFiles ? href.slice(fileBaseUrl.length) : href, own);
  return address && splitAddress(address);
}

const fileIdIn = (href: string): string | undefined => fileAddressesIn(href)[0]?.fileId;

/**
 * A sentence for each link that `after` has, `before` had not, and whose page or file is not there any more: it was
 * deleted between choosing and saving. Links that were dead before are for the checks.
 */
export async function newDeadLinks(db: Db, domainId: string, before: unknown, after: unknown): Promise<string[]> {
  const known = hrefsIn(before);
  const added = [...hrefsIn(after)].filter((href) => href.startsWith('/') && !known.has(href));
  const addresses = added.flatMap((href) => siteAddressOf(href) ?? []);
  if (addresses.length === 0) return [];
  const targetOf = await linkTargets(db, domainId, addresses);
  return addresses.flatMap((address) => {
    const lost = lostTarget(address, targetOf(address));
    return lost === null ? [] : `A new link leads to ${lost}`;
  });
}

/** The title and address of a target, as far as it has a title. */
export const namedTarget = ({ href }: SiteAddress, { title }: LinkTarget): string =>
  title ? `“${title}” (${href})` : href;

/** After “leads to”: a target that is not there any more, or never was; null for any other. */
export function lostTarget(address: SiteAddress, target: LinkTarget): string | null {
  if (target.state === 'missing') return `${address.href}, but that page does not exist.`;
  if (target.state !== 'gone') return null;
  const name = namedTarget(address, target);
  return `${name}, ${address.kind === 'file' ? 'but that file is no longer in the library' : 'which is in the trash'}.`;
}

const IN_MARKUP = /\shref="([^"]*)"/g;

/** The addresses of all links in a document, at any depth: those of link fields, and those in rich text. */
export function hrefsIn(document: unknown): Set<string> {
  const hrefs = new Set<string>();
  collect(document, hrefs);
  return hrefs;
}

function collect(value: unknown, hrefs: Set<string>): void {
  if (typeof value === 'string') {
    for (const [, href = ''] of value.matchAll(IN_MARKUP)) hrefs.add(decodeHTMLStrict(href));
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) {
    if (key === 'href' && typeof child === 'string') hrefs.add(child);
    else collect(child, hrefs);
  }
}
