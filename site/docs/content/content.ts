import type { SiteContent } from 'pagewright/content';
import { GUIDES } from '../contents.ts';

const DOMAIN = 'docs';
const ofDomain = { domainId: DOMAIN };
const NAME = 'Pagewright';

const link = (text: string, slug: string) => ({ type: 'page' as const, href: `/${slug}`, text });
const links = (key: string, pages: readonly (readonly [string, string])[]) =>
  pages.map(([slug, title], index) => ({ key: `${key}-${index + 1}`, link: link(title, slug) }));

/** The frame of the documentation. Its pages are Markdown, which `npm run docs` imports. */
export function content(): SiteContent {
  return {
    documents: [
      {
        collection: 'domains',
        document: { _id: DOMAIN, name: NAME, hostnames: ['localhost', '127.0.0.1'], published: true },
      },
      {
        collection: 'siteSettings',
        document: {
          _id: `siteSettings_${DOMAIN}`,
          ...ofDomain,
          title: `${NAME} documentation`,
          description: 'How to edit, build and run a site with Pagewright.',
        },
      },
      {
        collection: 'navigation',
        document: {
          _id: `nav_${DOMAIN}`,
          ...ofDomain,
          items: GUIDES.map(({ key, title, description, pages }) => ({
            ...{ key, description, items: links(key, pages) },
            link: link(title, pages[0]?.[0] ?? ''),
          })),
          commonlySearchedTerms: ['Publish', 'Backup', 'SITE_DIR', 'Block', 'Redirect'],
        },
      },
      {
        collection: 'footer',
        document: {
          _id: `footer_${DOMAIN}`,
          ...ofDomain,
          socialText: 'This documentation is a site made with Pagewright.',
          sitemap: GUIDES.map(({ key, title, pages }) => ({ key, heading: title, links: links(key, pages) })),
          copyright: 'Pagewright is free software under the MIT licence.',
        },
      },
    ],
    images: [],
  };
}
