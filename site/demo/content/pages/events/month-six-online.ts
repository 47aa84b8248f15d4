import { bullets, image, leftRight, link, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage, winterTime } from '../../demo-page.ts';

export const monthSixOnline = demoPage({
  slug: 'events/month-six-online',
  heading: 'Month six: an hour online',
  description: 'Thursday 17 July, noon. What to do when the vans have gone and you are still there.',
  headerType: 'HeaderActionArea',
  picture: 'month-six',
  shape: 'pink',
  background: 'backgroundLightPurple',
  tags: ['Content type:Webinar', 'Topic:Bushfire recovery', 'Place:Corrow Valley'],
  event: { start: winterTime('2025-07-17', '12:00'), end: winterTime('2025-07-17', '13:00') },
  link: link('Tell us you are coming', '/contact'),
  contents: [
    leftRight({
      heading: 'For whoever has the list now',
      text: paragraphs(
        'Six months after a fire or a flood the list is long, the people are tired, and the money is about to end. Josie has been there twice, once with her own house. She says what she would do again, what she would leave out, and answers for forty minutes.',
        'For recovery workers, shire councillors, nurses, and whoever has the exercise book. Bring a real question. Questions about funding rounds are answered by post.',
      ),
      picture: image('new-growth'),
    }),
    {
      componentType: 'QuickInfo',
      heading: 'How to take part',
      text: bullets(
        'By video, or by telephone if the line is bad',
        'Cameras off is fine',
        'Captions by a person',
        'Free',
      ),
      subHeading: 'Read before',
      links: [
        link('Report: two winters after', '/ideas/two-winters-after'),
        link('Guide: the first week after', '/guides/the-first-week-after'),
      ],
    },
    quote('At month six you need a person who remembers what you said at month one.', 'Josie Trembath', {
      on: 'purple',
    }),
    related('Also on', { include: ['Content type:Event', 'Content type:Webinar'], sort: 'earliest' }),
  ],
});
