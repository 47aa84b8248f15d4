import { withSpare } from '../../cards/other-pages.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { link, tagFilter, text } from '../../fields/fields.ts';

export const relatedPages = defineBlock({
  componentType: 'RelatedPages',
  label: 'Related pages',
  description: 'What to read next: cards of pages with the same tags.',
  group: 'pages',
  keywords: ['cards', 'more', 'articles', 'news', 'list', 'posts', 'blog'],
  content: {
    heading: text('Heading', { max: 200, start: 'Header', placeholder: 'Header' }),
    link: link('Link to all', { start: { text: 'View All' } }),
    tagFilter: tagFilter('Pages'),
  },
  ask: async ({ tagFilter }, reader) => ({ pages: await reader.ask('pagesTagged', { filter: withSpare(tagFilter) }) }),
});
