import { type tagsSchema, toSlug } from 'pagewright/content';
import type { z } from 'pagewright/fields';
import { DOMAIN_ID } from './domain.ts';

/** Card kinds are the specification's; topics and places are this organisation's own. */
const CATEGORIES = {
  'Content type': [
    ...['News', 'Idea', 'Hero initiative', 'Scaling program', 'Project', 'Case study', 'Learn Hub', 'Event', 'Webinar'],
    ...['Course', 'Learning network', 'Toolkit', 'Report', 'Whitepaper', 'Pattern Card', 'Policy', 'Video', 'Audio'],
    ...['Questionnaire', 'Guide', 'Podcast'],
  ],
  Topic: [
    'Ageing at home',
    'Young carers',
    'Bushfire recovery',
    'Shared kitchens',
    'Getting around',
    'Neighbours',
    'How we work',
  ],
  Place: ['Merrin Creek', 'Corrow Valley', 'Port Ansell', 'Tallow Flat', 'Hollis Street'],
} as const;

/** A tag as pages carry it: `Topic:Young carers`. */
export type DemoTag =
  | `Content type:${string}`
  | `Topic:${(typeof CATEGORIES)['Topic'][number]}`
  | `Place:${(typeof CATEGORIES)['Place'][number]}`;

/** All tag categories of the demo site. */
export const tags: z.input<typeof tagsSchema> = {
  _id: `tags_${DOMAIN_ID}`,
  domainId: DOMAIN_ID,
  categories: Object.entries(CATEGORIES).map(([id, values]) => ({
    id,
    slug: toSlug(id),
    values: values.map((value) => ({ id: value, slug: toSlug(value) })),
  })),
};
