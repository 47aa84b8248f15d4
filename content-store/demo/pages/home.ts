import { columns, headline, image, leftRight, link, paragraphs, quote, related } from '../blocks.ts';
import { homePage } from '../demo-page.ts';

export const home = homePage({
  heading: 'Come round the side',
  description:
    'Sidegate works with neighbours, families and small towns on the things that make a place good to live in: a meal, a ramp, a lift to town, a fence back up after a fire.',
  picture: 'side-gate',
  mobilePicture: 'side-gate',
  background: 'backgroundLightYellow',
  contents: [
    leftRight({
      heading: 'The front door is for visitors',
      text: paragraphs(
        'In the street where we began, nobody used the front door. You came down the side of the house, past the bins and the lemon tree, and you called out. Somebody put the kettle on.',
        'That is still how we like to work. We do not arrive with a programme under one arm. We come round the side, ask what is already happening, and help more of it happen.',
      ),
      picture: image('kettle-at-window', 'Most of our projects were first talked about next to a kettle.'),
      link: link('How we work', '/about'),
      on: 'alabasterCream',
    }),
    related('What we are working on', {
      include: ['Content type:Project', 'Content type:Hero initiative'],
      sort: 'a-z',
      link: link('All projects', '/projects'),
    }),
    quote(
      'They asked me what I was good at before they asked me what was wrong.',
      'Dot Pellegrine, 84, Hollis Street',
      {
        on: 'darkPurple',
        link: link('Read about Staying put', '/projects/staying-put'),
      },
    ),
    headline('Three places to start'),
    columns({
      header: 'For people who do things',
      title: 'Take something and use it',
      left: [
        leftRight({
          heading: 'Open a kitchen in a week',
          text: paragraphs(
            'Seven days, one borrowed hall and a list of who brings which pot. Our toolkit is what six towns wrote down after doing it.',
          ),
          picture: image('table-from-above'),
          link: link('Use the toolkit', '/ideas/kitchen-in-a-week'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Two winters after',
          text: paragraphs(
            'What people in the Corrow Valley wanted in month one, month six and month twenty after the fire. It was not the same list.',
          ),
          picture: image('hills-at-dusk'),
          link: link('Read the report', '/ideas/two-winters-after'),
        }),
      ],
    }),
    leftRight({
      heading: 'You are thirteen and you do the shopping',
      text: paragraphs(
        'About one child in every classroom looks after somebody at home. Most of them never use the word carer. Two hats is an evening a week where nobody has to explain, with dinner, homework help and a lift home.',
      ),
      picture: image('homework-at-night'),
      link: link('Two hats', '/projects/two-hats'),
      reversed: true,
      on: 'alabasterPeach',
    }),
    {
      componentType: 'QuickLinksWithImage',
      heading: 'Or begin with',
      links: [
        { link: link('A meal', '/projects/six-kitchens'), image: image('table-from-above') },
        { link: link('A broken chair', '/events/shed-day'), image: image('tool-wall') },
        { link: link('A lift home', '/projects/the-long-way-round'), image: image('bus-road') },
      ],
    },
    related('Lately', {
      include: ['Content type:News', 'Content type:Event'],
      limit: 6,
      link: link('All news', '/news'),
    }),
    {
      componentType: 'NewsletterBox',
      heading: 'Four letters a year',
      description: 'On paper if you like. Mostly pictures of soup.',
      promoImage: image('noticeboard'),
      link: link('What we do with your address', '/privacy'),
      subscribe: { listId: 'sidegate-letters' },
    },
    quote('If it needs a logo to work, it is probably not working.', 'Noor Haddad-Quill, director', {
      reversed: true,
      on: 'yellow',
    }),
  ],
});
