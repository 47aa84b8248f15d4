import { columns, headline, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const ideas = demoPage({
  slug: 'ideas',
  heading: 'Ideas',
  description: 'Things we believe this year, and tools to try them with. Take them, change them, tell us what broke.',
  picture: 'reading-room',
  shape: 'pink',
  background: 'backgroundLightPurple',
  tags: ['Topic:How we work'],
  contents: [
    related('Short reads', { include: ['Content type:Idea'], sort: 'a-z' }),
    {
      componentType: 'CoverFlow',
      topLeftText: 'Three to take home',
      slides: [
        {
          image: image('table-from-above'),
          heading: 'A kitchen in a week',
          link: link('Use it', '/ideas/kitchen-in-a-week'),
        },
        {
          image: image('hills-at-dusk'),
          heading: 'Two winters after',
          link: link('Read it', '/ideas/two-winters-after'),
        },
        { image: image('two-figures'), heading: 'Ask twice', link: link('Read it', '/ideas/ask-twice') },
      ],
    },
    quote(
      'Most of what we know we were told in a kitchen. The least we can do is write it down where people can find it.',
      'Noor Haddad-Quill',
      { on: 'powderPurple' },
    ),
    headline('To use', 'tools'),
    columns({
      left: [
        leftRight({
          heading: 'A kitchen in a week',
          text: paragraphs(
            'The toolkit: seven days, who does what, and the letter to the hall committee that has worked every time.',
          ),
          picture: image('table-from-above'),
          link: link('Open the toolkit', '/ideas/kitchen-in-a-week'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Two winters after',
          text: paragraphs('The report: what people want in month one, six and twenty after a disaster. Free to copy.'),
          picture: image('hills-at-dusk'),
          link: link('Read the report', '/ideas/two-winters-after'),
          reversed: true,
        }),
      ],
    }),
    leftRight({
      heading: 'Argue with us',
      text: paragraphs(
        'An idea that nobody has disagreed with is not finished. We print good objections under the piece, with thanks. Two of our ideas have been withdrawn that way, and one was turned round completely.',
      ),
      picture: image('birds-on-wires'),
      link: link('Write to us', '/contact'),
      reversed: true,
      on: 'alabasterPeach',
    }),
    leftRight({
      heading: 'Withdrawn',
      text: paragraphs(
        'In 2016 we wrote that every street needs a coordinator. Forty streets tried it. The coordinators were tired within a year and the streets had stopped talking to each other. What a street needs is a reason to knock. We left the old piece up, with a line through it.',
      ),
      picture: image('street'),
    }),
    related('Where they came from', {
      include: ['Content type:Case study'],
      link: link('Case studies', '/case-studies'),
    }),
  ],
});
