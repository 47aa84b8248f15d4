import { columns, image, leftRight, link, paragraphs, quote, related, timeline } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const theFencingWeekends = demoPage({
  slug: 'case-studies/the-fencing-weekends',
  heading: 'The fencing weekends',
  description:
    'Forty-one kilometres of wire, and the conversations that only happen when both people are looking at a post.',
  picture: 'fence-line',
  shape: 'lightGreen',
  background: 'backgroundLightGreen',
  tags: ['Content type:Case study', 'Topic:Bushfire recovery', 'Place:Corrow Valley'],
  date: '2024-04-08',
  contents: [
    leftRight({
      heading: 'Why fences',
      text: paragraphs(
        'After the fire the valley was offered counsellors. They came with a caravan and good coffee and sat in it, mostly alone. Meanwhile every farm had the same trouble: stock on the road.',
        'Josie suggested that the counsellors learn to strain wire.',
      ),
      picture: image('fence-line', 'Weekend nine, above the apple shed.'),
    }),
    timeline(
      'A weekend',
      [
        'Friday',
        leftRight({
          heading: 'Beds and a briefing',
          text: paragraphs(
            'Thirty people from the city and the coast arrive after dark. Shearing shed, borrowed mattresses. Rule one: nobody asks about the fire. Rule two: if somebody tells you about the fire, do not stop working.',
          ),
          picture: image('night-street'),
        }),
      ],
      [
        'Saturday',
        leftRight({
          heading: 'Two kilometres',
          text: paragraphs(
            'One local, one visitor, one counsellor on each strain. By eleven the talking starts. By four there is a line of posts you can see from the school.',
          ),
          picture: image('fence-line'),
          reversed: true,
        }),
        quote('My hands were busy, so my mouth was free.', 'A sheep farmer on the eastern side'),
      ],
      [
        'Sunday',
        leftRight({
          heading: 'Breakfast and a list',
          text: paragraphs(
            'Pancakes, blisters, and the list for next time: who was not here, and who is going round to see them.',
          ),
          picture: image('passing-the-bowl'),
        }),
      ],
    ),
    columns({
      title: 'What we took from it',
      width: 4,
      left: [quote('Work first. Words come along.', 'Josie Trembath', { on: 'darkGreen' })],
      right: [
        leftRight({
          heading: 'It worked, mostly',
          text: paragraphs(
            'Sixteen weekends, 41 kilometres, 470 visitors. Thirty-one people went on to see a counsellor whom they had met holding a shovel.',
            'What did not work: we forgot the people without stock, who had lost just as much and had no fence to mend. From weekend seven there was also a garden crew.',
          ),
          picture: image('garden-bed'),
        }),
      ],
    }),
    leftRight({
      heading: 'Come to the next one',
      text: paragraphs('The bridge weekend is in May. You need boots and a tolerance for other people’s snoring.'),
      picture: image('bus-road'),
      link: link('All events', '/events'),
      reversed: true,
      on: 'alabasterCream',
    }),
    related('More from the valley', { include: ['Place:Corrow Valley'] }),
  ],
});
