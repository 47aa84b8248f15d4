import type { SiteContent } from 'pagewright/content';
import config from '../site.config.ts';

const NAME = config.name ?? 'New site';
const ofDomain = { domainId: 'main' };

/** The initial content of a new data folder: a home page. */
export function content(): SiteContent {
  const documents = {
    domains: { _id: 'main', name: NAME, hostnames: ['localhost', '127.0.0.1'], siteUrl: '' },
    siteSettings: { _id: 'siteSettings_main', ...ofDomain, title: NAME },
    navigation: {
      _id: 'nav_main',
      ...ofDomain,
      items: [{ key: 'home', link: { type: 'page', href: '/', text: 'Home' }, items: [] }],
    },
    footer: { _id: 'footer_main', ...ofDomain, copyright: `© ${NAME}` },
    pages: { _id: 'home', ...ofDomain, slug: '', template: 'home', title: NAME, header: { heading: NAME } },
  };
  return {
    documents: Object.entries(documents).map(([collection, document]) => ({ collection, document })),
    images: [],
  };
}
