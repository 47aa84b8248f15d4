import { image, leftRight, paragraphs, quote, timeline } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const timelinePage = blockPage(
  'timeline',
  'Timeline',
  'Steps of a story, one at a time; without script all of them.',
  [
    timeline(
      'How a ramp gets built',
      ['Intro', quote('It starts with somebody who counts the steps.', 'Bernie Maddox')],
      [
        'Measure',
        leftRight({
          heading: 'The person, then the door',
          text: paragraphs('Bernie comes with a folding rule and a biscuit tin.'),
          picture: image('veranda'),
        }),
      ],
      [
        'Build',
        leftRight({
          heading: 'An afternoon',
          text: paragraphs('Four people, nine planks, one drill from the shed.'),
          picture: image('ramp'),
          reversed: true,
        }),
      ],
      ['Roll', quote('I went out to get the paper. It took an hour, I met everybody.', 'Dot, 84', { on: 'yellow' })],
    ),
  ],
);
