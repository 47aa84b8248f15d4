import { bullets, columns, image, leftRight, link, paragraphs, quote, related, timeline } from '../../blocks.ts';
import { demoPage } from '../../demo-page.ts';

export const kitchenInAWeek = demoPage({
  slug: 'ideas/kitchen-in-a-week',
  heading: 'A kitchen in a week',
  description: 'A toolkit in seven days, from asking for the key to washing up after sixty.',
  picture: 'table-from-above',
  shape: 'pink',
  background: 'backgroundLightPurple',
  tags: ['Content type:Toolkit', 'Topic:Shared kitchens'],
  date: '2024-08-05',
  contents: [
    leftRight({
      heading: 'Before you start',
      text: paragraphs(
        'You need a hall with a stove, somebody who can say yes, and three people who like each other well enough to be tired together.',
        bullets(
          'Time: about thirty hours between you',
          'Money: 300 to 800 dollars',
          'Experience: none; a loud voice helps',
        ),
      ),
      picture: image('kitchen-shelf'),
    }),
    timeline(
      'Seven days',
      [
        'Monday',
        leftRight({
          heading: 'The key',
          text: paragraphs('Find out who has it and take them a cake. Ask to see the kitchen before you say what for.'),
          picture: image('side-gate'),
        }),
      ],
      [
        'Tuesday',
        leftRight({
          heading: 'The list',
          text: paragraphs(
            'Knock on twenty doors with one question: what did you eat as a child on a Sunday? Those are your cooks.',
          ),
          picture: image('street'),
          reversed: true,
        }),
      ],
      [
        'Wednesday',
        leftRight({
          heading: 'Pots',
          text: paragraphs(
            'Borrow. Mark each with tape. Two of forty litres, four of ten, and more ladles than you think.',
          ),
          picture: image('tool-wall'),
        }),
      ],
      [
        'Thursday',
        leftRight({
          heading: 'Rules and insurance',
          text: paragraphs(
            'One page each. Ours are at the end; use them. The insurer wants to hear the words community meal, not restaurant.',
          ),
          picture: image('noticeboard'),
          reversed: true,
        }),
      ],
      [
        'Friday',
        leftRight({
          heading: 'Shop and soak',
          text: paragraphs('Plan for forty, buy for sixty, soak beans for a hundred.'),
          picture: image('garden-bed'),
        }),
      ],
      [
        'Saturday',
        leftRight({
          heading: 'Cook and eat',
          text: paragraphs(
            'Doors at five, food at six, everybody washes one thing. Keep a chair by the door for whoever comes late and is shy.',
          ),
          picture: image('shared-table'),
          reversed: true,
        }),
      ],
      [
        'Sunday',
        leftRight({
          heading: 'Sit down',
          text: paragraphs(
            'Three people, one hour: what ran out, who was missing, when is the next one. Then stop talking about it.',
          ),
          picture: image('kettle-at-window'),
        }),
      ],
    ),
    quote(
      'Put the shy chair by the door. It is the most important piece of furniture you own.',
      'Asha Vellore, six kitchens',
      { on: 'pink' },
    ),
    columns({
      title: 'To copy',
      on: 'white',
      left: [
        leftRight({
          heading: 'The letter',
          text: paragraphs(
            'Dear hall committee, we would like to use the kitchen on Saturday from two to nine. We will leave it cleaner than we find it. There will be dinner; please come. With the names of three people they know.',
          ),
          picture: image('birds-on-wires'),
        }),
      ],
      right: [
        leftRight({
          heading: 'The rules',
          text: paragraphs(
            'Seven sentences, tested on some nine hundred suppers. They are on the kitchens’ page, the size of a tea towel.',
          ),
          picture: image('passing-the-bowl'),
          link: link('Read the rules', '/projects/six-kitchens'),
          reversed: true,
        }),
      ],
    }),
    related('Kitchens that did it', { include: ['Topic:Shared kitchens'] }),
  ],
});
