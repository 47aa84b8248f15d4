import { bullets, columns, image, leftRight, link, paragraphs, quote, related, timeline } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const afterTheFire = demoPage({
  slug: 'projects/after-the-fire',
  heading: 'After the fire',
  description:
    'Help that is still there in month twenty: fences, forms, seedlings and a lit room on Tuesdays in the Corrow Valley.',
  picture: 'new-growth',
  shape: 'lightGreen',
  background: 'backgroundLightOrche',
  tags: ['Content type:Hero initiative', 'Topic:Bushfire recovery', 'Place:Corrow Valley'],
  date: '2024-01-15',
  contents: [
    leftRight({
      heading: 'The blankets came on day two',
      text: paragraphs(
        'On day two the valley had more blankets than beds. By day sixty it had eleven agencies, each with its own form, and nobody to hold the other end of a strainer post.',
        'Josie Trembath kept a list on the wall of the old post office: who needs what, who has what, done, not done. We asked if we could help with the list. That is the project.',
      ),
      picture: image('noticeboard', 'The list has moved to cork. It has never moved to a computer.'),
    }),
    timeline(
      'Four winters',
      [
        'Before',
        leftRight({
          heading: 'Sixty-eight households, one road',
          text: paragraphs(
            'Sheep, apples, two sawmills, a school with thirty children. People knew each other’s dogs. The plan for a fire was a telephone tree with four numbers missing.',
          ),
          picture: image('river'),
        }),
      ],
      [
        'Winter one',
        leftRight({
          heading: 'A lit room on Tuesdays',
          text: paragraphs(
            'We cooked, Josie kept the list, and a retired accountant filled in forms at a card table. On the busiest Tuesday she did nineteen.',
          ),
          picture: image('shared-table'),
          reversed: true,
        }),
        quote('Nobody came for the soup. Everybody stayed for the soup.', 'Josie Trembath'),
      ],
      [
        'Winter two',
        leftRight({
          heading: 'Forty-one kilometres of fence',
          text: paragraphs(
            'Fencing weekends, thirty people at a time, with beds in the shearing shed. Somebody who has built a fence with you will tell you how they are.',
          ),
          picture: image('fence-line'),
          link: link('What the weekends taught us', '/case-studies/the-fencing-weekends'),
        }),
      ],
      [
        'Winter three',
        leftRight({
          heading: 'Green on black',
          text: paragraphs(
            'The trunks sprouted. So did the first marriages, the first sales, the first leavings. We trained eleven people from the valley to do what we did.',
          ),
          picture: image('new-growth'),
          reversed: true,
        }),
      ],
      [
        'Now',
        leftRight({
          heading: 'Houses',
          text: paragraphs(
            'Twenty-six of fifty-one houses are back. The rest wait for permits, builders or the will. Our architect comes on Fridays and draws for nothing.',
          ),
          picture: image('hills-at-dusk'),
        }),
      ],
    ),
    columns({
      header: 'Still open',
      title: 'What the valley asks for this year',
      on: 'lightGreen',
      left: [
        leftRight({
          heading: 'Hands',
          text: paragraphs(
            bullets(
              'Two welders for the bridge weekend in May',
              'Cooks who can do thirty without a recipe',
              'Somebody patient with planning forms',
            ),
          ),
          picture: image('tool-wall'),
        }),
      ],
      right: [
        leftRight({
          heading: 'Things',
          text: paragraphs(
            bullets(
              'Tree guards, any number',
              'Rainwater tanks over 5,000 litres',
              'No clothes, please; really, no clothes',
            ),
          ),
          picture: image('garden-bed'),
          reversed: true,
        }),
      ],
    }),
    quote(
      'You asked me in the first week how I was, and I lied. Thank you for asking again in the fortieth.',
      'A farmer on the ridge road',
      { on: 'brown', reversed: true, link: link('Two winters after: the report', '/ideas/two-winters-after') },
    ),
    related('More from the valley', { include: ['Place:Corrow Valley', 'Topic:Bushfire recovery'] }),
  ],
});
