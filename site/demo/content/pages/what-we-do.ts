import { bullets, image, leftRight, link, paragraphs, quote, related, timeline } from '../blocks.ts';
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
    {
      componentType: 'TilesCarousel',
      title: 'Four kinds of work',
      tiles: [
        {
          image: image('veranda'),
          caption: 'Hollis Street',
          heading: 'Staying at home',
          paragraph: 'Ramps, rails, phone trees and company for people who want to grow old in the house they know.',
          link: link('Staying put', '/projects/staying-put'),
        },
        {
          image: image('two-figures'),
          caption: 'Tallow Flat',
          heading: 'Young carers',
          paragraph: 'Dinner, homework and a few hours off for children who look after someone in the family.',
          link: link('Two hats', '/projects/two-hats'),
        },
        {
          image: image('new-growth'),
          caption: 'Corrow Valley',
          heading: 'After a disaster',
          paragraph: 'Fences, paperwork, seedlings and long conversations, for as long as it takes. About four years.',
          link: link('After the fire', '/projects/after-the-fire'),
        },
        {
          image: image('kitchen-shelf'),
          caption: 'Merrin Creek',
          heading: 'Eating together',
          paragraph: 'Kitchens that belong to the people who cook in them, in halls that were empty on weeknights.',
          link: link('Six kitchens', '/projects/six-kitchens'),
        },
      ],
    },
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
    { componentType: 'HeroBlock', text: 'A meal, a ramp, a lift to town, a fence back up.' },
    {
      componentType: 'CtaImageBlock',
      text: 'It takes about four years. The first of them we mostly listen.',
      link: link('After the fire', '/projects/after-the-fire'),
      image: image('hills-at-dusk'),
    },
    {
      componentType: 'QuickLinks',
      heading: 'Everything by name',
      links: [
        link('Staying put', '/projects/staying-put'),
        link('Two hats', '/projects/two-hats'),
        link('After the fire', '/projects/after-the-fire'),
        link('Six kitchens', '/projects/six-kitchens'),
        link('The long way round', '/projects/the-long-way-round'),
        link('The borrowed shed', '/projects/the-borrowed-shed'),
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
