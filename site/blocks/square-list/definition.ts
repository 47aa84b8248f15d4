import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { withSpare } from '../../cards/other-pages.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SOCIAL_LINKS, socialLinksShape } from '../../fields/social-links.ts';

export const squareList = defineBlock({
  componentType: 'SquareList',
  label: 'Square list',
  description: 'A patchwork of coloured squares, each linking to a page, and links to follow us.',
  group: 'pages',
  keywords: ['cards', 'tiles', 'grid', 'social', 'list'],
  schema: z.object({
    heading: z.string().max(300).default(''),
    paragraph: z.string().max(20_000).default(''),
    link: linkSchema,
    ...socialLinksShape,
    tagFilter: tagFilterSchema,
    config: z.object(colourFields('transparent')).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    { kind: 'richText', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph' },
    { kind: 'link', path: 'link', label: 'Link' },
    ...SOCIAL_LINKS,
    { kind: 'tagFilter', path: 'tagFilter', label: 'Pages' },
    BACKGROUND,
  ],
  ask: async ({ tagFilter }, reader) => ({ pages: await reader.ask('pagesTagged', { filter: withSpare(tagFilter) }) }),
});
