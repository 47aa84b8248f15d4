import { image, leftRight, link, paragraphs, quote, related } from '../blocks.ts';
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
    {
      componentType: 'Collage',
      heading: 'Seven in the morning, four towns',
      paragraph: paragraphs(
        'In Tallow Flat the late bus is having its windows washed. On the ridge three people carry a post that takes four. Behind the bowling green somebody digs up dinner.',
        'None of it has our name on it. All of it began with a question at a side gate.',
      ),
      link: link('What we do', '/what-we-do'),
      secondLink: link('Read the case studies', '/case-studies'),
      topLeftImage: image('garden-bed', 'Merrin Creek'),
      topRightImage: image('fence-line', 'Corrow Valley'),
      bottomImage: image('bus-road', 'The long way round'),
    },
    {
      componentType: 'ActionArea',
      heading: 'Open a kitchen in a week',
      description: paragraphs(
        'Seven days, one borrowed hall and a list of who brings which pot. Our toolkit is what six towns wrote down after doing it.',
      ),
      link: link('Use the toolkit', '/ideas/kitchen-in-a-week'),
      topImage: image('passing-the-bowl'),
    },
    {
      componentType: 'CtaSquareImageBlock',
      text: 'You are thirteen and you do the shopping.',
      link: link('Two hats, for young carers', '/projects/two-hats'),
      image: image('homework-at-night'),
      config: { reversed: true, backgroundColour: 'pink' },
    },
    {
      componentType: 'QuickLinksWithImage',
      heading: 'Or begin with',
      links: [
        { link: link('A meal', '/projects/six-kitchens'), image: image('table-from-above') },
        { link: link('A broken chair', '/events/shed-day'), image: image('tool-wall') },
        { link: link('A lift home', '/projects/the-long-way-round'), image: image('bus-road') },
        { link: link('Two winters of listening', '/ideas/two-winters-after'), image: image('hills-at-dusk') },
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
  ],
});
