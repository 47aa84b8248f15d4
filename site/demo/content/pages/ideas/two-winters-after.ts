import {
  bullets,
  columns,
  headline,
  image,
  leftRight,
  link,
  paragraphs,
  quote,
  related,
  timeline,
} from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const twoWintersAfter = demoPage({
  slug: 'ideas/two-winters-after',
  heading: 'Two winters after',
  description:
    'A report from the Corrow Valley: what 64 households wanted in month one, month six and month twenty after the fire.',
  picture: 'hills-at-dusk',
  shape: 'sand',
  background: 'backgroundLightOrche',
  tags: ['Content type:Report', 'Topic:Bushfire recovery', 'Place:Corrow Valley'],
  date: '2024-11-18',
  author: 'Asha Vellore',
  contents: [
    leftRight({
      heading: 'In short',
      text: paragraphs(
        'Help after a disaster comes early and leaves early. Need does not. In month one people wanted things. In month six they wanted somebody who understood forms. In month twenty they wanted to be asked for help themselves.',
        'Of the money spent in the valley, 81 per cent was spent before month six.',
      ),
      picture: image('new-growth'),
    }),
    timeline(
      'Three rounds of interviews',
      [
        'Month 1',
        leftRight({
          heading: 'Things',
          text: paragraphs(bullets('Feed, water, fuel', 'A telephone that works', 'Socks')),
          picture: image('river'),
        }),
        quote('People gave what they had. What they had was blankets.', 'Household 12'),
      ],
      [
        'Month 6',
        leftRight({
          heading: 'Forms',
          text: paragraphs(
            bullets(
              'One person for all the forms',
              'Somebody to ring back',
              'To stop telling the story from the beginning',
            ),
          ),
          picture: image('noticeboard'),
          reversed: true,
        }),
        quote('I have told it forty times. I would like it to be on file somewhere.', 'Household 33'),
      ],
      [
        'Month 20',
        leftRight({
          heading: 'Purpose',
          text: paragraphs(
            bullets('Work that is not my own fence', 'A reason to dress on Tuesdays', 'To help the next valley'),
          ),
          picture: image('fence-line'),
        }),
        quote('I was sick of being grateful.', 'Household 7'),
      ],
    ),
    headline('What we recommend', 'recommendations'),
    columns({
      left: [
        leftRight({
          heading: 'To funders',
          text: paragraphs(
            'Hold back half. Promise it on day one, pay it after month twelve, and let the place decide what for.',
          ),
          picture: image('passing-the-bowl'),
        }),
      ],
      right: [
        leftRight({
          heading: 'To agencies',
          text: paragraphs(
            'Share one form. Stay small. Before you leave, ask who would like your job, and train them.',
          ),
          picture: image('circle-of-chairs'),
          reversed: true,
        }),
      ],
    }),
    leftRight({
      heading: 'How we did it',
      text: paragraphs(
        'Sixty-four of sixty-eight households took part at least twice. Interviews were done by two people from the valley, who were paid, and read back to each household before printing. Eleven households changed something; one took everything out, and is not counted.',
      ),
      picture: image('reading-room'),
      link: link('The project: After the fire', '/projects/after-the-fire'),
      on: 'alabasterCream',
    }),
    related('More on recovery', { include: ['Topic:Bushfire recovery'] }),
  ],
});
