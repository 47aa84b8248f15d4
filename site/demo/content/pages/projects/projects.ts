import { columns, headline, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const projects = demoPage({
  slug: 'projects',
  heading: 'Six projects, one valley, two coasts of the same river',
  description: 'Everything we are working on this year, and the part that is still open.',
  picture: 'river',
  shape: 'lightBlue',
  background: 'backgroundLightPurple',
  contents: [
    related('All projects', {
      include: ['Content type:Project', 'Content type:Hero initiative', 'Content type:Scaling program'],
      sort: 'a-z',
      limit: 12,
    }),
    leftRight({
      heading: 'This year’s big one: After the fire',
      text: paragraphs(
        'Four winters after the Corrow Valley fire most of the fences are up and most of the houses are not. The insurance letters have stopped. So have the television crews.',
        'This year a third of our people and half of our miles go to the valley. If you can weld, cook for thirty, or read a planning form without crying, Josie would like your number.',
      ),
      picture: image('new-growth', 'The ridge track, two years on.'),
      link: link('After the fire', '/projects/after-the-fire'),
      on: 'alabasterPeach',
    }),
    {
      componentType: 'SquareList',
      heading: 'What came of them',
      link: link('All case studies', '/case-studies'),
      tagFilter: { include: ['Content type:Case study'] },
    },
    headline('How a project starts, and stops'),
    columns({
      width: 4,
      gap: 1,
      left: [
        quote('Every plan has a leaving date. It concentrates the mind.', 'Noor Haddad-Quill', { on: 'lightYellow' }),
      ],
      right: [
        leftRight({
          heading: 'It starts with somebody who is already doing it',
          text: paragraphs(
            'We have never begun a project from an idea of our own. Each one was there: a retired nurse doing rounds on her bicycle, a boy who ran the school breakfast, a man with too many spanners. We ask what would make it easier.',
            'It stops being ours when it no longer needs us. Of the nineteen projects we have started, eleven are now run by others and two ended, as they should have.',
          ),
          picture: image('birds-on-wires'),
        }),
      ],
    }),
    related('What we learned from them', {
      include: ['Content type:Idea', 'Content type:Report', 'Content type:Toolkit'],
      link: link('The library', '/library'),
    }),
  ],
});
