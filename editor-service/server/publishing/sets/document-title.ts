import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import { type SiteDocumentKind, siteDocumentId } from '#content-store/model/entities/site-document.ts';

const TITLES: Record<Exclude<PublishableKind, 'page' | 'section'> | SiteDocumentKind, string> = {
  navigation: 'Navigation',
  footer: 'Footer',
  siteSettings: 'Site settings',
  redirects: 'Redirects',
  categories: 'Categories',
  tags: 'Tags',
  banner: 'Banner',
  acknowledgementBox: 'Acknowledgement box',
};

/** What editors call a site document: `Navigation`, `Footer (vic)`. */
export function documentTitle(kind: PublishableKind | SiteDocumentKind, _id: string, domainId: string): string {
  if (kind === 'page') return 'Page';
  if (kind === 'section') return 'Section';
  const region = regionOf(kind, _id, domainId);
  return region === null ? TITLES[kind] : `${TITLES[kind]} (${region})`;
}

/** The region in the `_id` of its own document, or null. */
export function regionOf(kind: SiteDocumentKind, _id: string, domainId: string): string | null {
  const ofDomain = `${siteDocumentId(kind, domainId)}_`;
  return _id.startsWith(ofDomain) ? _id.slice(ofDomain.length) : null;
}
