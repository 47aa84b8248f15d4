import { defineBlock } from '../../fields/block-definition.ts';
import { picture } from '../../fields/fields.ts';
import { newsletter } from '../../fields/newsletter.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const PROMO_SIZE = { name: 'desktop', width: 743, height: 743 } as const;

export const newsletterBox = defineBlock({
  componentType: 'NewsletterBox',
  label: 'Newsletter with picture',
  description: 'A letter you want to open: a picture like a stamp, and one line to sign up.',
  group: 'forms',
  keywords: ['subscribe', 'mailing', 'list', 'email', 'signup', 'mailchimp'],
  sample: { heading: SAMPLE.heading, description: 'One sentence about what subscribers get, and how often.' },
  content: {
    promoImage: picture('Picture', PROMO_SIZE),
    ...newsletter,
  },
  ask: async (_, reader, address) => ({ apiUrl: (await reader.ask('environment', {})).apiUrl, address }),
});
