import { image, leftRight, link, paragraphs, quote, related, timeline } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';
import { TEAM } from '../../team.ts';

export const about = demoPage({
  slug: 'about',
  heading: 'We began with one borrowed kitchen',
  description:
    'Sidegate is a small organisation of nineteen people in four towns. This is where we come from and what we hold on to.',
  headerType: 'HeaderFour',
  picture: 'street',
  shape: 'pink',
  tags: ['Topic:How we work'],
  contents: [
    leftRight({
      heading: 'A street, a winter, a pot of soup',
      text: paragraphs(
        'In the winter of 2009 the gas went off in Hollis Street for eleven days. One house still had a wood stove. By the third evening forty people were eating there, and by the tenth they had a roster, a washing-up rule and an argument about salt.',
        'When the gas came back, nobody wanted to stop. The roster became a supper club, the supper club found out who had not been outside for a month, and somebody built a ramp.',
      ),
      picture: image('shared-table', 'Supper on Hollis Street still happens on the last Thursday of the month.'),
    }),
    timeline(
      'How we got here',
      [
        'The borrowed kitchen',
        leftRight({
          heading: '2009: forty people and one stove',
          text: paragraphs(
            'Eleven days without gas. No meeting, no funding, no name. The first roster is framed in our office; it is written on the back of a seed catalogue.',
          ),
          picture: image('kitchen-shelf'),
        }),
      ],
      [
        'The ramp',
        leftRight({
          heading: '2012: a builder, a nurse and a trailer',
          text: paragraphs(
            'A neighbour came home from hospital to five front steps. The official ramp would take seven months. The one that Saturday took four hours and is still there.',
          ),
          picture: image('ramp'),
          reversed: true,
        }),
        quote('We learned that the slow part was never the timber.', 'Bernie Maddox, who cut it'),
      ],
      [
        'The fire',
        leftRight({
          heading: '2019: a call from the Corrow Valley',
          text: paragraphs(
            'A valley we had never worked in asked if we could lend them our cooks. We sent four people for a week. They stayed for two years, and the valley changed how we think about help.',
          ),
          picture: image('new-growth'),
        }),
      ],
      [
        'Today',
        leftRight({
          heading: 'Six projects in four towns',
          text: paragraphs(
            'Nineteen people on the payroll, about three hundred on the rosters. We still fit in one room if somebody brings extra chairs.',
          ),
          picture: image('circle-of-chairs'),
          reversed: true,
        }),
      ],
    ),
    quote(
      'Start with what is strong, then see what is wrong. In that order you often do not reach the second part.',
      'From our first annual letter',
      {
        on: 'turquoise',
        reversed: true,
      },
    ),
    {
      componentType: 'FocusContent',
      id: 'principles',
      heading: 'Four habits we hold on to',
      paragraph: paragraphs('Each of them cost us something to learn.'),
      items: [
        {
          header: 'Ask twice',
          text: paragraphs(
            'The first answer is polite. The second is true. Go where people already are, pay for their time, and <a href="/ideas/ask-twice">write down what was said</a> in the words it was said in.',
          ),
        },
        {
          header: 'Go fast with little',
          text: paragraphs(
            'Two hundred dollars by tomorrow does more than two thousand by June. <a href="/ideas/small-money-fast">Small money, fast</a>; our own time, slowly.',
          ),
        },
        {
          header: 'Leave the keys',
          text: paragraphs(
            'A project is finished when the people who use it can run it and have the keys to the building. We put that date in the plan on the first day.',
          ),
        },
        {
          header: 'Print the price',
          text: paragraphs(
            'Every budget is open to the people it is for. We say no to money that comes with a ribbon to cut.',
          ),
        },
      ],
    },
    {
      componentType: 'AboriginalCtaExplainer',
      title: 'On whose land we cook',
      text: paragraphs(
        'The six kitchens stand on the lands of three First Nations. Elders opened each of them, and decide what it gives back: smoked fish on Fridays, a room for language classes.',
      ),
      image: image('river'),
      link: link('Six kitchens', '/projects/six-kitchens'),
    },
    { componentType: 'Slider', heading: 'Some of us', tagFilter: { selected: TEAM } },
    {
      componentType: 'QuoteCarousel',
      quotes: [
        { title: 'Asha', text: 'Ask me what I did this week instead.' },
        { title: 'Bernie', text: 'Measure the person, then the door.' },
        { title: 'Mele', text: 'Under sixteen, ask once and believe it.' },
      ],
    },
    related('More on how we work', { include: ['Topic:How we work'], sort: 'a-z' }),
  ],
});
