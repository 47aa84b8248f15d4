import { image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const caseStudies = demoPage({
  slug: 'case-studies',
  heading: 'Case studies',
  description:
    'What happened, what it cost, what we got wrong. Written with the people it happened to, who had the last word.',
  picture: 'fields-and-farms',
  shape: 'sand',
  background: 'backgroundLightOrche',
  tags: ['Topic:How we work'],
  contents: [
    related('Three stories', { include: ['Content type:Case study'], sort: 'earliest' }),
    {
      componentType: 'ColumnContent',
      heading: 'How we write these',
      text: paragraphs(
        'Somebody from the project tells it. Somebody who was against it reads it. We print the budget, including the part we would rather not.',
        'If a sentence could stand in any other organisation’s report, we take it out. This makes them short.',
      ),
    },
    leftRight({
      heading: 'Send us yours',
      text: paragraphs(
        'If you have done something like this, in a place like yours, we would like to read it. Two pages are enough: what you tried, what it cost, whom you forgot.',
      ),
      picture: image('noticeboard'),
      link: link('Write to us', '/contact'),
      reversed: true,
    }),
    quote(
      'You wrote down what I said and not what I should have said. I did not know you could do that.',
      'Reader’s note on a draft, Merrin Creek',
      { on: 'lightYellow' },
    ),
    {
      componentType: 'CtaImageBlock',
      text: 'Looking for numbers? 64 households, three times, and what they wanted when.',
      link: link('Two winters after, the long report', '/ideas/two-winters-after'),
      image: image('hills-at-dusk'),
    },
    related('The projects behind them', {
      include: ['Content type:Project', 'Content type:Scaling program', 'Content type:Hero initiative'],
      sort: 'a-z',
      link: link('All projects', '/projects'),
    }),
  ],
});
