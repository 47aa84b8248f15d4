import type { footerSchema } from 'pagewright/content';
import type { z } from 'pagewright/fields';
import { image, link, paragraphs } from './blocks.ts';
import { DOMAIN_ID, HAS_WORDMARK, NAME } from './domain.ts';

type Entry = readonly [text: string, slug: string];

/** A column of links to pages. */
export const footerLinks = (group: string, entries: readonly Entry[]) =>
  entries.map(([text, slug], index) => ({ key: `${group}-${index + 1}`, link: link(text, `/${slug}`) }));

/** Where we are, what is here, and the small print. */
export const footer: z.input<typeof footerSchema> = {
  _id: `footer_${DOMAIN_ID}`,
  domainId: DOMAIN_ID,
  fieldsHeading: 'Tell us the street and the thing',
  fieldsDescription: 'In any order. A person rings back the same day.',
  ...(HAS_WORDMARK && { logo: image('wordmark-light') }),
  socialText: 'Mostly pictures of soup',
  instagram: 'https://instagram.example/sidegate',
  facebook: 'https://facebook.example/sidegate',
  linkedIn: 'https://linkedin.example/sidegate',
  contactHeading: 'Come round the side',
  contactDetails: paragraphs(
    '<a href="tel:+61255501120">(02) 5550 1120</a>',
    '<a href="mailto:hello@sidegate.example">hello@sidegate.example</a>',
  ),
  locations: [
    { key: 'hollis-street', name: 'Hollis Street', address: '12 Hollis Street, above the laundry' },
    { key: 'corrow-valley', name: 'Corrow Valley', address: 'The old post office, Ridge Road' },
    { key: 'port-ansell', name: 'Port Ansell', address: 'The net loft, Fish Market Lane' },
  ],
  sitemap: [
    {
      key: 'organisation',
      heading: 'Sidegate',
      links: footerLinks('organisation', [
        ['About', 'about'],
        ['What we do', 'what-we-do'],
        ['People', 'about/team'],
        ['Work with us', 'careers'],
        ['Help out', 'help-out'],
      ]),
    },
    {
      key: 'work',
      heading: 'Work',
      links: footerLinks('work', [
        ['Projects', 'projects'],
        ['Case studies', 'case-studies'],
        ['Ideas', 'ideas'],
        ['Learn', 'learn'],
        ['Listen', 'listen'],
        ['The library', 'library'],
      ]),
    },
    {
      key: 'now',
      heading: 'Now',
      links: footerLinks('now', [
        ['News', 'news'],
        ['Events', 'events'],
        ['Letters', 'letters'],
        ['Questions', 'questions'],
        ['Contact', 'contact'],
      ]),
    },
  ],
  actions: footerLinks('action', [
    ['Ask us round', 'contact'],
    ['Ask for a ramp', 'ask-for-a-ramp'],
    ['Open a kitchen', 'ideas/kitchen-in-a-week'],
  ]),
  copyright: `© ${NAME}. Copy our texts and pictures; say where they are from.`,
  declarations: paragraphs(
    'Sidegate works on the lands of many First Nations. We pay our respects to Elders past and present, and to the people who looked after these valleys and rivers long before our first roster.',
  ),
  items: footerLinks('small', [
    ['Privacy', 'privacy'],
    ['Money and gifts', 'policies/money-and-gifts'],
    ['Safe company', 'policies/safe-company'],
    ['Accessibility', 'accessibility'],
  ]),
};
