import { image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const nightRunForTheBus = demoPage({
  slug: 'news/night-run-for-the-bus',
  heading: 'The bus now runs on Friday nights',
  description: 'A late loop for people who would like to go out and also come home.',
  picture: 'night-street',
  shape: 'backgroundLightPurple',
  tags: ['Content type:News', 'Topic:Getting around', 'Place:Tallow Flat'],
  date: '2025-04-14',
  contents: [
    leftRight({
      heading: 'Last stop: your gate',
      text: paragraphs(
        'Since Easter the yellow bus makes one more loop on Fridays, from half past nine until everybody is home. It was asked for by two groups who did not know about each other: the choir in Merrin Creek, average age seventy-one, and the under-eighteens’ football team.',
        'They now share the bus. The choir sits in front. There have been requests, in both directions.',
      ),
      picture: image('bus-road'),
    }),
    quote(
      'We taught them the alto line of a song I will not name. They taught us the words.',
      'Second alto, Merrin Creek',
      { on: 'darkPurple', reversed: true },
    ),
    leftRight({
      heading: 'How to ride',
      text: paragraphs(
        'Ring by six on Friday, or stand at a pink sign and wave. Five dollars; under eighteen free. The bus waits at the hall until the washing-up is done.',
      ),
      picture: image('harbour'),
      link: link('The long way round', '/projects/the-long-way-round'),
      on: 'alabasterCream',
    }),
    leftRight({
      heading: 'Until the end of August',
      text: paragraphs(
        'The Friday loop is a trial. It costs 140 dollars a night, of which the riders pay about 60. In August both groups sit down with Lorcan and decide if it stays, and who drives.',
      ),
      picture: image('circle-of-chairs'),
      reversed: true,
    }),
    related('More news', { include: ['Content type:News', 'Topic:Getting around'] }),
  ],
});
