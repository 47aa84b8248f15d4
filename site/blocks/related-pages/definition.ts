import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { withSpare } from '../../cards/other-pages.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const relatedPages = defineBlock({
  componentType: 'RelatedPages',
  label: 'Related pages',
  description: 'What to read next: cards of pages with the same tags.',
  group: 'pages',
  keywords: ['cards', 'more', 'articles', 'news', 'list', 'posts', 'blog'],
  schema: z.object({
    heading: z.string().max(200).default('Header'),
    link: linkSchema.prefault({ text: 'View All' }),
    tagFilter: tagFilterSchema,
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Header' },
    { kind: 'link', path: 'link', label: 'Link to all' },
    { kind: 'tagFilter', path: 'tagFilter', label: 'Pages' },
  ],
  ask: async ({ tagFilter }, reader) => ({ pages: await reader.ask('pagesTagged', { filter: withSpare(tagFilter) }) }),
});
