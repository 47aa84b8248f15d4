import { bullets, columns, headline, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const theBorrowedShed = demoPage({
  slug: 'projects/the-borrowed-shed',
  heading: 'The borrowed shed',
  description:
    'Three hundred and twelve tools, one card index, and the oldest reason to talk to a neighbour: can I borrow your drill?',
  picture: 'tool-wall',
  shape: 'lightBlue',
  background: 'backgroundLightYellow',
  tags: ['Content type:Project', 'Topic:Neighbours', 'Place:Hollis Street'],
  date: '2023-11-06',
  contents: [
    leftRight({
      heading: 'Thirteen minutes',
      text: paragraphs(
        'The average drill is used for thirteen minutes in its life. We read that somewhere and did not believe it, so we asked fifty houses in Hollis Street. The answer was eleven.',
        'The shed behind the laundry now lends everything from a spirit level to a cement mixer. You sign a card. You bring it back. If you break it, you say so, and Bernie shows you how to mend it.',
      ),
      picture: image('street', 'Shed day: the wheelbarrow is also a table.'),
    }),
    headline('Borrow, lend, mend'),
    columns({
      on: 'backgroundWhite',
      left: [
        leftRight({
          heading: 'Borrowing',
          text: paragraphs(
            bullets(
              'Wednesdays four to seven, Saturdays eight to noon',
              'A week for hand tools, a day for anything with a motor',
              'Free on Hollis Street, two dollars elsewhere',
            ),
          ),
          picture: image('tool-wall'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Mending',
          text: paragraphs(
            'On the first Sunday of the month six people who can mend things sit in a row. Bring toasters, chairs, zips, hearing aids. Seven in ten leave working.',
          ),
          picture: image('ramp'),
          link: link('Shed day', '/events/shed-day'),
          reversed: true,
        }),
      ],
    }),
    quote('In nine years we have lost four hammers and gained two marriages.', 'Bernie Maddox', {
      on: 'sand',
      reversed: true,
    }),
    leftRight({
      heading: 'Start one',
      text: paragraphs(
        'A shed needs a roof, a card index and somebody who is there when it says so. That third thing is the project. We will lend you Bernie for two weekends and forty duplicates to begin with.',
      ),
      picture: image('noticeboard'),
      link: link('Talk to us', '/contact'),
      on: 'alabasterCream',
    }),
    related('Neighbours', { include: ['Topic:Neighbours'], exclude: ['Content type:News'] }),
  ],
});
