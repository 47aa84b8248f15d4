import { bullets, link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const columnContentPage = blockPage(
  'column-content',
  'Column text',
  'Set like a newspaper, in one column and in two.',
  [
    {
      componentType: 'ColumnContent',
      heading: 'How the list began',
      text: paragraphs(
        'Somebody wrote on the back of an envelope who needed a generator and who had one. By the evening there were forty names on it.',
        'By the end of the week the envelope was a school exercise book.',
      ),
      link: link('After the fire', '/projects/after-the-fire'),
    },
    {
      componentType: 'ColumnContent',
      heading: 'What the list became',
      twoColumns: true,
      text: paragraphs(
        'People kept ringing. Not for generators any more: for fence posts, for hay, for somebody to sit in the car with them on the way to the insurance office.',
        'So we kept the book open. There is a column for what people asked, and one for what they meant. The second one is filled in later, usually by somebody else.',
        bullets('Month one: water, power, a dry bed', 'Month six: fences, forms, sleep', 'Month twenty: company'),
      ),
    },
  ],
);
