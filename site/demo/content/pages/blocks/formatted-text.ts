import { paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const formattedTextPage = blockPage(
  'formatted-text',
  'Formatted text',
  'An introduction or summary, set larger than the text around it.',
  [
    {
      componentType: 'FormattedText',
      text: paragraphs(
        'In nine towns, <strong>four hundred people</strong> now know who has the key to the hall, and who is not to be left alone on a hot night.',
      ),
    },
  ],
);
