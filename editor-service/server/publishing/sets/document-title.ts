import { sitePlaceOf } from '#content-store/drafts/site/site-documents.ts';
import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import type { SiteDocumentKind } from '#content-store/model/entities/site-document.ts';
import { SITE_DOCUMENT_TITLES } from '#content-store/model/entities/site-document-titles.ts';

/** What editors call a site document: `Navigation`, `Footer (vic)`. */
export function documentTitle(kind: PublishableKind | SiteDocumentKind, _id: string, domainId: string): string {
  if (kind === 'page') return 'Page';
  if (kind === 'section') return 'Section';
  const region = regionOf(kind, _id, domainId);
  return region === null ? SITE_DOCUMENT_TITLES[kind] : `${SITE_DOCUMENT_TITLES[kind]} (${region})`;
}

/** The region in the `_id` of its own document, or null. */
export const regionOf = (kind: SiteDocumentKind, _id: string, domainId: string): string | null =>
  sitePlaceOf(kind, _id, domainId)?.slugPrefix ?? null;
