import { type SiteContent, toSlug } from 'pagewright/content';
import config from '../site.config.ts';
import { link, pages } from './pages.ts';
import { PICTURES } from './pictures.ts';

const DOMAIN = 'main';
const NAME = config.name ?? 'New site';

const item = (key: string, text: string) => ({ key, link: link(text, `/${key}`), items: [] });
const work = item('work', 'Work');
const about = item('about', 'About');

const named = (id: string) => ({ id, slug: toSlug(id) });
const category = (id: string, ...values: string[]) => ({ ...named(id), values: values.map(named) });

/** What surrounds the pages, by collection. */
const frame = {
  domains: { _id: DOMAIN, name: NAME, hostnames: ['localhost', '127.0.0.1'], siteUrl: '' },
  siteSettings: { _id: `siteSettings_${DOMAIN}`, title: NAME },
  tags: {
    _id: `tags_${DOMAIN}`,
    categories: [category('Content type', 'Mended', 'Made'), category('Wood', 'Ash', 'Beech', 'Oak')],
  },
  navigation: { _id: `nav_${DOMAIN}`, items: [work, about], contact: link('Contact', '/contact') },
  footer: {
    _id: `footer_${DOMAIN}`,
    fieldsHeading: 'Something wobbles?',
    fieldsDescription: 'Tell us where. We write back with a price.',
    actions: [{ key: 'write', link: link('Write to us', '/contact') }],
    contactHeading: 'Write or ring',
    contactDetails:
      '<p><a href="mailto:hello@example.org">hello@example.org</a></p><p><a href="tel:+441632960144">01632 960144</a></p>',
    locations: [{ key: 'shop', name: 'Workshop', address: 'Unit 4, Marsh Lane\nThursday and Friday\n10 to 5' }],
    sitemap: [{ key: 'pages', heading: 'On this site', links: [work, about, item('contact', 'Contact')] }],
    copyright: `© ${NAME}`,
  },
};

const stored = (collection: string, document: object) => ({ collection, document: { domainId: DOMAIN, ...document } });

/** The initial content of a new data folder. */
export function content(): SiteContent {
  return {
    documents: [
      ...Object.entries(frame).map(([collection, document]) => stored(collection, document)),
      ...pages(NAME).map((page) => stored('pages', page)),
    ],
    images: Object.entries(PICTURES).map(([_id, picture]) => ({ _id, name: `${_id}.svg`, ...picture })),
  };
}
