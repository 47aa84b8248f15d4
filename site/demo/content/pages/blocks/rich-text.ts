import { bullets, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const richTextPage = blockPage('rich-text', 'Rich text', 'Paragraphs, lists and links in one column.', [
  {
    componentType: 'RichText',
    text: paragraphs(
      'Bring three things to the first evening:',
      bullets('a chair, if you have one that folds', 'the names of two neighbours', 'something to eat that keeps'),
      'The rest is <a href="/learn/visiting-well">in the course on visiting</a>, or you ask whoever sits beside you.',
    ),
  },
]);
