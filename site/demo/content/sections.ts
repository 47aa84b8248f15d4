import { link, paragraphs } from './blocks.ts';
import { DOMAIN_ID } from './domain.ts';
import { keyed } from './keyed.ts';

/** Sections: what several pages show, written once. */
export const COME_ROUND = 'come-round';

export const sections = [
  {
    ...{ _id: COME_ROUND, domainId: DOMAIN_ID, slug: COME_ROUND, title: 'Come round the side' },
    contents: keyed('come-round', [
      {
        componentType: 'CtaCentreText',
        heading: 'Come round the side',
        paragraph: paragraphs('The gate is green, and somebody is in on Tuesdays and Thursdays.'),
        link: link('Find us', '/contact'),
      },
    ]),
  },
];

/** A section on a page. */
export const section = (sectionId: string) => ({ componentType: 'Section', sectionId });
