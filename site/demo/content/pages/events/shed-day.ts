import { bullets, columns, image, leftRight, paragraphs, quote, related } from '../../blocks.ts';
import { demoPage, inVictoria, winterTime } from '../../demo-page.ts';

export const shedDay = demoPage({
  slug: 'events/shed-day',
  heading: 'Shed day: bring it broken',
  description: 'Sunday 1 June, ten to three. Six people who can mend things, one long bench, cake.',
  headerType: 'HeaderActionArea',
  picture: 'mended-things',
  shape: 'turquoise',
  background: 'backgroundLightGreen',
  tags: ['Content type:Event', 'Topic:Neighbours', 'Place:Hollis Street'],
  event: {
    start: winterTime('2025-06-01', '10:00'),
    end: winterTime('2025-06-01', '15:00'),
    place: inVictoria({ name: 'The shed', street: 'Behind 12 Hollis Street', locality: 'Merrin Creek' }),
  },
  contents: [
    leftRight({
      heading: 'Seven in ten leave working',
      text: paragraphs(
        'You sit beside the person who mends your thing, hold the torch, and go home knowing how. If it cannot be mended you hear why, and the parts go into a drawer that has saved many lives of many kettles.',
      ),
      picture: image('kettle-at-window'),
    }),
    columns({
      title: 'At the bench',
      left: [
        leftRight({
          heading: 'Yes',
          text: paragraphs(
            bullets(
              'Toasters, lamps, radios',
              'Chairs, zips, hems',
              'Bicycles and prams',
              'Hearing aids (Jun, eleven to one)',
            ),
          ),
          picture: image('street'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Sorry, no',
          text: paragraphs(bullets('Microwave ovens', 'Anything with petrol in it', 'Hearts, except by accident')),
          picture: image('noticeboard'),
          reversed: true,
        }),
      ],
    }),
    leftRight({
      heading: 'Would you rather mend than bring?',
      text: paragraphs(
        'We are short of somebody for sewing machines and somebody who is not afraid of printers. You get a stool, a lamp and the good biscuits. Bernie will sit beside you the first time.',
      ),
      picture: image('circle-of-chairs'),
      on: 'alabasterCream',
    }),
    quote('It was only the fuse. It is nearly always only the fuse.', 'Bernie Maddox', { on: 'turquoise' }),
    related('Also on', { include: ['Content type:Event', 'Content type:Webinar'], sort: 'earliest' }),
  ],
});
