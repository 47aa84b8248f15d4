import { bullets, image, leftRight, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage, inVictoria, winterTime } from '../../demo-page.ts';

export const hollisStreetSupper = demoPage({
  slug: 'events/hollis-street-supper',
  heading: 'Supper on Hollis Street',
  description: 'Last Thursday of the month, six o’clock, at the long table. Thursday 29 May is dumpling night.',
  picture: 'passing-the-bowl',
  shape: 'pink',
  background: 'backgroundLightOrche',
  tags: ['Content type:Event', 'Topic:Shared kitchens', 'Topic:Neighbours', 'Place:Hollis Street'],
  event: {
    start: winterTime('2025-05-29', '18:00'),
    end: winterTime('2025-05-29', '21:00'),
    place: inVictoria({ name: 'The long table', street: '12 Hollis Street', locality: 'Merrin Creek' }),
  },
  academyDetails: { duration: 'Six until the pots are dry' },
  contents: [
    leftRight({
      heading: 'Bring a chair if it is easy',
      text: paragraphs(
        'The supper that started everything. One table, all the way down the hall, and no seating plan except that you may not sit beside whoever you came with.',
        'Folding starts at four for anybody who would like to learn. Mrs Okafor-Lin has made about eleven thousand dumplings and can see from across the room if yours will burst.',
      ),
      picture: image('shared-table'),
    }),
    leftRight({
      heading: 'Good to know',
      text: paragraphs(
        bullets(
          'Six to nine; folding from four',
          'The hall above the laundry, lift round the side',
          'What you can spare in the jar',
          'Vegetable, pork and mushroom; nothing with nuts',
          'Lifts home with the yellow bus: tell the cook',
        ),
      ),
      picture: image('side-gate'),
      reversed: true,
      on: 'alabasterCream',
    }),
    leftRight({
      heading: 'Coming alone',
      text: paragraphs(
        'About half the table does. Asha or Bernie stands at the gate until half past six and walks in with whoever would rather not walk in alone.',
      ),
      picture: image('two-figures'),
    }),
    quote('Sit where there is a gap. It was left for you.', 'Sign at the door', { on: 'pink' }),
    related('Other evenings', { include: ['Content type:Event', 'Content type:Webinar'], sort: 'earliest' }),
  ],
});
