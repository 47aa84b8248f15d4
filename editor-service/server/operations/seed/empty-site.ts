import { ownConfig } from '#site/fields/own-config.ts';
import type { SiteDocument } from '#site/fields/site-content.ts';

const DOMAIN_ID = 'main';
const NAME = ownConfig.name ?? 'New site';

/** The smallest possible site: one domain for this machine, an empty home page, empty navigation and footer. */
export function emptySite(): SiteDocument[] {
  const ofDomain = { domainId: DOMAIN_ID };
  return [
    {
      collection: 'domains',
      document: { _id: DOMAIN_ID, name: NAME, hostnames: ['localhost', '127.0.0.1'], siteUrl: '' },
    },
    { collection: 'navigation', document: { _id: `nav_${DOMAIN_ID}`, ...ofDomain } },
    { collection: 'footer', document: { _id: `footer_${DOMAIN_ID}`, ...ofDomain } },
    { collection: 'siteSettings', document: { _id: `siteSettings_${DOMAIN_ID}`, ...ofDomain, title: NAME } },
    { collection: 'pages', document: { ...ofDomain, slug: '', template: 'home', header: { heading: 'Welcome' } } },
  ];
}
