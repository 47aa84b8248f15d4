import { paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const formattedTextPage = blockPage(
  'formatted-text',
  'Formatted text',
  'A text that opens or sums up, set larger than what is around it.',
  [
    {
      componentType: 'FormattedText',
      text: paragraphs(
        'In nine towns, <strong>four hundred people</strong> now know who has the key to the hall, and who is not to be left alone on a hot night.',
      ),
    },
  ],
);
