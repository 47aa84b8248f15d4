import { bullets, image, leftRight, link, paragraphs, related } from '../../blocks.ts';
import { demoPage, inVictoria, winterTime } from '../../demo-page.ts';

export const harbourBreakfast = demoPage({
  slug: 'events/harbour-breakfast',
  heading: 'Breakfast on the harbour wall',
  description: 'Saturday 9 August, from six. One long table, whatever the boats bring, and hot rolls.',
  headerType: 'HeaderActionArea',
  picture: 'harbour-breakfast',
  shape: 'lightBlue',
  background: 'backgroundLightBlue',
  tags: ['Content type:Event', 'Topic:Shared kitchens', 'Topic:Neighbours', 'Place:Port Ansell'],
  event: {
    start: winterTime('2025-08-09', '06:00'),
    end: winterTime('2025-08-09', '09:30'),
    place: inVictoria({ name: 'The harbour wall', street: 'Fish Market Lane', locality: 'Port Ansell' }),
  },
  academyDetails: { duration: 'From six until the rolls are gone' },
  link: link('Bring something', '/help-out'),
  contents: [
    leftRight({
      heading: 'Eighty metres of table',
      text: paragraphs(
        'Once a year the net loft carries its tables down the stairs and along the wall. The trawlers come in at half past five, and what they cannot sell goes into the pan. Last year two hundred and six people sat down, most of them in boots.',
        'You sit where there is a gap. People who come in pairs are asked to sit apart; it is the only rule, and it is the reason there have been three weddings.',
      ),
      picture: image('harbour'),
    }),
    {
      componentType: 'ActionArea',
      heading: 'We need rolls',
      description: paragraphs(
        'Two hundred of them, and somebody to carry. If your oven is free on Friday night, you are a baker.',
        bullets('Flour is here', 'So is the dough, from four', 'Trays come back by Sunday'),
      ),
      link: link('I have an oven', '/help-out'),
      topImage: image('table-from-above'),
      config: { backgroundColour: 'yellow' },
    },
    {
      componentType: 'QuickInfo',
      heading: 'Getting there',
      text: paragraphs(
        'The bus runs from Tallow Flat at five and from Merrin Creek at twenty past. There is a ramp at the fish market end, and chairs with arms beside it.',
      ),
      links: [link('The long way round', '/projects/the-long-way-round')],
    },
    related('Also on', { include: ['Content type:Event', 'Content type:Webinar'], sort: 'earliest' }),
  ],
});
