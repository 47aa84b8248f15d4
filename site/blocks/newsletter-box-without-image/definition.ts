import { defineBlock } from '../../fields/block-definition.ts';
import { newsletter } from '../../fields/newsletter.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const newsletterBoxWithoutImage = defineBlock({
  componentType: 'NewsletterBoxWithoutImage',
  label: 'Newsletter',
  description: 'A slip to tear off and send back: what subscribers get on one side, where to sign up on the other.',
  group: 'forms',
  keywords: ['subscribe', 'mailing', 'list', 'email', 'signup', 'mailchimp'],
  sample: { heading: SAMPLE.heading, description: 'One sentence about what subscribers get, and how often.' },
  content: newsletter,
  ask: async (_, reader, address) => ({ apiUrl: (await reader.ask('environment', {})).apiUrl, address }),
});
