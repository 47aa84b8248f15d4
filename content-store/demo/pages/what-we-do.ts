import { bullets, columns, headline, image, leftRight, link, paragraphs, quote, related, timeline } from '../blocks.ts';
import { demoPage } from '../demo-page.ts';

export const whatWeDo = demoPage({
  slug: 'what-we-do',
  heading: 'Small things, done with people, until they stand up alone',
  description:
    'We listen, lend, cook, build and drive. Then we hand over the keys. Here is what that looks like from the first visit to the last.',
  headerType: 'HeaderTwo',
  picture: 'circle-of-chairs',
  shape: 'turquoise',
  background: 'backgroundLightBlue',
  tags: ['Topic:How we work'],
  link: link('Ask us round', '/contact'),
  contents: [
    columns({
      header: 'Where we help',
      title: 'Four kinds of work',
      left: [
        leftRight({
          heading: 'Staying at home',
          text: paragraphs(
            'Ramps, rails, phone trees and company for people who want to grow old in the house they know.',
          ),
          picture: image('veranda'),
          link: link('Staying put', '/projects/staying-put'),
        }),
        leftRight({
          heading: 'Looking after somebody young',
          text: paragraphs(
            'Dinner, homework and a few hours off for children and teenagers who care for someone in the family.',
          ),
          picture: image('two-figures'),
          link: link('Two hats', '/projects/two-hats'),
          reversed: true,
        }),
      ],
      right: [
        leftRight({
          heading: 'Coming back from a disaster',
          text: paragraphs(
            'Fences, paperwork, seedlings and long conversations, for as long as it takes. It takes about four years.',
          ),
          picture: image('new-growth'),
          link: link('After the fire', '/projects/after-the-fire'),
        }),
        leftRight({
          heading: 'Eating together',
          text: paragraphs(
            'Kitchens that belong to the people who cook in them, in halls that were empty on weeknights.',
          ),
          picture: image('kitchen-shelf'),
          link: link('Six kitchens', '/projects/six-kitchens'),
          reversed: true,
        }),
      ],
    }),
    timeline(
      'From hello to handing over',
      [
        'Listen',
        leftRight({
          heading: 'We come twice before we say anything',
          text: paragraphs(
            'First visit: we are shown round. Second visit: we hear what was left out. Each takes about a day and we pay for everybody’s lunch.',
          ),
          picture: image('noticeboard'),
        }),
      ],
      [
        'Try',
        leftRight({
          heading: 'One small thing within a month',
          text: paragraphs(
            'A supper, a shelf of tools, a lift on Tuesdays. Something that can fail cheaply and that people can see.',
          ),
          picture: image('street'),
          reversed: true,
        }),
        quote('The first supper was nine people and too much rice. That was enough to know.', 'Asha Vellore, kitchens'),
      ],
      [
        'Grow',
        leftRight({
          heading: 'Money, but not much at once',
          text: paragraphs(
            'We put in small grants fast, and our own time slowly.',
            bullets(
              'Up to 800 dollars on a handshake',
              'Up to 5,000 after one meeting',
              'More than that, together with the council',
            ),
          ),
          picture: image('garden-bed'),
          link: link('Small money, fast', '/ideas/small-money-fast'),
        }),
      ],
      [
        'Hand over',
        leftRight({
          heading: 'Keys, account, phone number',
          text: paragraphs(
            'Three things change hands: the keys of the building, the bank account and the telephone number that people ring when something breaks. After that we come only when asked.',
          ),
          picture: image('side-gate'),
          reversed: true,
        }),
      ],
    ),
    headline('Seen up close'),
    { componentType: 'HeroBlock', text: 'A meal, a ramp, a lift to town, a fence back up.' },
    {
      componentType: 'QuickLinks',
      heading: 'Everything by name',
      links: [
        link('Staying put', '/projects/staying-put'),
        link('Two hats', '/projects/two-hats'),
        link('After the fire', '/projects/after-the-fire'),
        link('Six kitchens', '/projects/six-kitchens'),
        link('The long way round', '/projects/the-long-way-round'),
        link('The Borrowed shed', '/projects/the-borrowed-shed'),
      ],
    },
    related('Case studies', {
      include: ['Content type:Case study'],
      sort: 'a-z',
      link: link('All case studies', '/case-studies'),
    }),
    quote('I kept waiting for the bit where they tell us what to do. It did not come.', 'A shopkeeper in Tallow Flat', {
      on: 'purple',
      reversed: true,
    }),
  ],
});
