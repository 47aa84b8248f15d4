import type { navigationSchema } from 'pagewright/content';
import type { z } from 'pagewright/fields';
import { image, link } from './blocks.ts';
import { DOMAIN_ID, HAS_WORDMARK } from './domain.ts';

type Entry = readonly [text: string, slug: string];

/** An entry with those below it. */
export const navigationItem = (
  key: string,
  text: string,
  slug: string,
  description: string,
  below: readonly Entry[],
) => ({
  key,
  link: link(text, `/${slug}`),
  description,
  items: below.map(([childText, childSlug], index) => ({
    key: `${key}-${index + 1}`,
    link: link(childText, `/${childSlug}`),
  })),
});

/** Five entries, each with a second tier. */
export const navigation: z.input<typeof navigationSchema> = {
  _id: `nav_${DOMAIN_ID}`,
  domainId: DOMAIN_ID,
  ...(HAS_WORDMARK && { domainImage: image('wordmark') }),
  contact: link('Contact', '/contact'),
  items: [
    navigationItem('about', 'About', 'about', 'A small organisation that began with one borrowed kitchen.', [
      ['Our story', 'about'],
      ['What we do', 'what-we-do'],
      ['The people you will meet', 'about/team'],
      ['On whose land', 'about/first-nations'],
      ['Work with us', 'careers'],
      ['Help out', 'help-out'],
    ]),
    navigationItem('projects', 'Projects', 'projects', 'Six things we are working on this year.', [
      ['All projects', 'projects'],
      ['Staying put', 'projects/staying-put'],
      ['Two hats', 'projects/two-hats'],
      ['After the fire', 'projects/after-the-fire'],
      ['Six kitchens', 'projects/six-kitchens'],
      ['The long way round', 'projects/the-long-way-round'],
      ['The borrowed shed', 'projects/the-borrowed-shed'],
    ]),
    navigationItem('case-studies', 'Case studies', 'case-studies', 'What happened, what it cost, what we got wrong.', [
      ['All case studies', 'case-studies'],
      ['A ramp in an afternoon', 'case-studies/a-ramp-in-an-afternoon'],
      ['The fencing weekends', 'case-studies/the-fencing-weekends'],
      ['The kitchen behind the bowling green', 'case-studies/merrin-creek-kitchen'],
    ]),
    navigationItem('ideas', 'Ideas', 'ideas', 'Things we believe this year, and tools to try them with.', [
      ['All ideas', 'ideas'],
      ['The library', 'library'],
      ['Ask twice', 'ideas/ask-twice'],
      ['Small money, fast', 'ideas/small-money-fast'],
      ['Toolkit: a kitchen in a week', 'ideas/kitchen-in-a-week'],
      ['Report: two winters after', 'ideas/two-winters-after'],
      ['Learn by doing it', 'learn'],
      ['Over the fence, to listen to', 'listen'],
    ]),
    navigationItem('news', 'News and events', 'news', 'What happened, and where to turn up.', [
      ['News', 'news'],
      ['Events', 'events'],
      ['Supper on Hollis Street', 'events/hollis-street-supper'],
      ['Shed day', 'events/shed-day'],
    ]),
  ],
  instagram: 'https://instagram.example/sidegate',
  facebook: 'https://facebook.example/sidegate',
  linkedIn: 'https://linkedin.example/sidegate',
  commonlySearchedTerms: ['Ramp', 'Supper', 'Bus', 'Young carers', 'Fence weekend'],
};
