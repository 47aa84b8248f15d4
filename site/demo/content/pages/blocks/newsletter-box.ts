import { image, link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const newsletterBoxPage = blockPage(
  'newsletter-box',
  'Newsletter with picture',
  'A letter you would like to open.',
  [
    {
      componentType: 'NewsletterBox',
      heading: 'Four letters a year',
      description: 'On paper if you like. Mostly pictures of soup.',
      promoImage: image('noticeboard'),
      link: link('What we do with your address', '/privacy'),
      subscribe: { listId: 'sidegate-letters' },
    },
  ],
);
