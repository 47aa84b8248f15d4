import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import { type SiteDocumentKind, siteDocumentId } from '#content-store/model/entities/site-document.ts';
import { SITE_DOCUMENT_TITLES } from '#content-store/model/entities/site-document-titles.ts';

/** What editors call a site document: `Navigation`, `Footer (vic)`. */
export function documentTitle(kind: PublishableKind | SiteDocumentKind, _id: string, domainId: string): string {
  if (kind === 'page') return 'Page';
  if (kind === 'section') return 'Section';
  const region = regionOf(kind, _id, domainId);
  return region === null ? SITE_DOCUMENT_TITLES[kind] : `${SITE_DOCUMENT_TITLES[kind]} (${region})`;
}

/** The region in the `_id` of its own document, or null. */
export function regionOf(kind: SiteDocumentKind, _id: string, domainId: string): string | null {
  const ofDomain = `${siteDocumentId(kind, domainId)}_`;
  return _id.startsWith(ofDomain) ? _id.slice(ofDomain.length) : null;
}
