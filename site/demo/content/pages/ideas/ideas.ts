import { image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
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
          image: image('hills-at-dusk'),
          heading: 'Two winters after',
          link: link('Read it', '/ideas/two-winters-after'),
        },
        { image: image('two-figures'), heading: 'Ask twice', link: link('Read it', '/ideas/ask-twice') },
        {
          image: image('a-place-by-the-door'),
          heading: 'The shy chair',
          link: link('Read it', '/ideas/the-shy-chair'),
        },
      ],
    },
    quote(
      'Most of what we know we were told in a kitchen. The least we can do is write it down where people can find it.',
      'Noor Haddad-Quill',
      { on: 'powderPurple' },
    ),
    {
      componentType: 'ActionArea',
      id: 'tools',
      heading: 'A kitchen in a week',
      description: paragraphs(
        'The toolkit: seven days, who does what, and the letter to the hall committee that has worked every time. Free to copy.',
      ),
      link: link('Open the toolkit', '/ideas/kitchen-in-a-week'),
      topImage: image('passing-the-bowl'),
      config: { backgroundColour: 'lightYellow' },
    },
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
    {
      componentType: 'ColumnContent',
      heading: 'Withdrawn',
      text: paragraphs(
        'In 2016 we wrote that every street needs a coordinator. Forty streets tried it. The coordinators were tired within a year and the streets had stopped talking to each other.',
        'What a street needs is a reason to knock. We left the old piece up, with a line through it.',
      ),
    },
    related('Where they came from', {
      include: ['Content type:Case study'],
      link: link('Case studies', '/case-studies'),
    }),
  ],
});
