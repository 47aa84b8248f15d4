import { defineBlock, richText, text } from 'pagewright/fields';
import { rating } from '../../fields/rating/definition.ts';

export const bookTip = defineBlock({
  componentType: 'BookTip',
  label: 'Book tip',
  description: 'A book that the librarians like.',
  content: {
    title: text('Title', { placeholder: 'Title' }),
    stars: rating('Stars', { max: 5, help: 'How much we like it.' }),
    text: richText('Why', { placeholder: 'Why you should read it' }),
  },
});
