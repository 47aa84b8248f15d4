import type { siteSettingsSchema } from 'pagewright/content';
import type { z } from 'pagewright/fields';
import { image } from './blocks.ts';
import { DOMAIN_ID, NAME } from './domain.ts';

const social = {
  title: `${NAME}: come round the side`,
  description: 'Neighbours, families and small towns, and the things that make a place good to live in.',
  keywords: 'neighbours, ageing at home, young carers, bushfire recovery, shared kitchens',
  image: image('side-gate'),
};

/** Titles and sharing texts for pages that have none of their own. */
export const siteSettings: z.input<typeof siteSettingsSchema> = {
  _id: `siteSettings_${DOMAIN_ID}`,
  domainId: DOMAIN_ID,
  title: NAME,
  description:
    'Sidegate works with neighbours, families and small towns: meals, ramps, lifts to town, fences after a fire.',
  keywords: social.keywords,
  og: social,
  twitter: social,
};
