import { image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const news = demoPage({
  slug: 'news',
  heading: 'News',
  description: 'What happened, when there is something to say. Some months there is not.',
  picture: 'birds-on-wires',
  shape: 'pink',
  background: 'backgroundLightBlue',
  contents: [
    related('Latest', { include: ['Content type:News'], sort: 'latest', limit: 12 }),
    leftRight({
      heading: 'On paper, four times a year',
      text: paragraphs(
        'The Side Path is eight pages, printed in Merrin Creek and put through letter boxes in four towns by people who were going that way. It has recipes, rosters, a column by Dot Pellegrine and no fundraising appeals.',
        'If you live further off, send us an address and we will post it. If you would like to deliver it, even better.',
      ),
      picture: image('noticeboard'),
      link: link('Send us your address', '/contact'),
      on: 'alabasterPeach',
    }),
    {
      componentType: 'NewsletterBoxWithoutImage',
      heading: 'Tell me when there is news',
      description: 'One line by e-mail, only when something happens.',
      subscribe: { listId: 'sidegate-news', submitText: 'Tell me' },
    },
    quote('I read it on the bus. Then the bus reads it.', 'Lorcan Whitely', { on: 'lightBlue', reversed: true }),
    {
      componentType: 'ColumnContent',
      heading: 'Corrections',
      text: paragraphs(
        'In the autumn issue we gave the wrong oven temperature for Mrs Okafor-Lin’s plum tart. Eleven people have written. The right one is 180 degrees, and we are sorry about the smoke.',
        'If we have printed something about you that is not so, ring us. The next issue says it, on the front, in the same size.',
      ),
    },
    related('Coming up', {
      include: ['Content type:Event', 'Content type:Webinar'],
      sort: 'earliest',
      link: link('All events', '/events'),
    }),
  ],
});
