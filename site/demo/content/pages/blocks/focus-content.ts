import { paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const focusContentPage = blockPage(
  'focus-content',
  'Focus',
  'One grows while the others wait: by click, by keyboard, by mouse.',
  [
    {
      componentType: 'FocusContent',
      heading: 'What a visit is',
      paragraph: paragraphs('Three things happen when somebody comes round the side.'),
      items: [
        { header: 'They knock', text: paragraphs('Not at the front. The dog knows them by the second week.') },
        { header: 'They ask', text: paragraphs('What is different since last time? Not: how are you.') },
        { header: 'They stay', text: paragraphs('Twenty minutes at least. The tap gets fixed in minute eighteen.') },
      ],
    },
    {
      componentType: 'FocusContent',
      heading: 'What a kitchen needs',
      items: [
        { header: 'A pot', text: paragraphs('Forty litres. Two people can lift it when it is half full.') },
        { header: 'A key', text: paragraphs('And a list of who has the other one.') },
      ],
      config: { backgroundColour: 'darkGreen' },
    },
  ],
);
