import type { SiteDocumentKind } from './site-document.ts';

/** What editors call each document of the site. */
export const SITE_DOCUMENT_TITLES = {
  navigation: 'Navigation',
  footer: 'Footer',
  siteSettings: 'Site settings',
  banner: 'Banner',
  acknowledgementBox: 'Acknowledgement box',
  tags: 'Tags',
  redirects: 'Redirects',
  categories: 'Categories',
} as const satisfies Record<SiteDocumentKind, string>;
