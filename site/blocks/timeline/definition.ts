import { z } from 'zod';
import { contentListSchema } from '#content-store/model/values/content-item.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { NEEDS_THE_PAGE } from '../../fields/needs-the-page.ts';

/** Any further tabs are kept and not shown (specification 2 §5). */
export const MAX_TABS = 7;

/** `key` identifies a tab in merges; tabs stored before keys existed have none. */
const tabSchema = z.object({
  key: z.string().max(40).optional(),
  title: z.string().max(200).default(''),
  contents: contentListSchema,
});

export const timeline = defineBlock({
  componentType: 'Timeline',
  label: 'Timeline',
  description: 'Steps of a story, one at a time, in the order they happened.',
  group: 'layout',
  keywords: ['steps', 'history', 'process', 'accordion', 'faq', 'questions', 'tabs', 'story'],
  schema: z.object({
    title: z.string().max(300).default('Title'),
    tabs: z
      .array(tabSchema)
      .max(MAX_TABS)
      .prefault([{ title: 'Intro' }]),
  }),
  fields: [
    { kind: 'text', path: 'title', label: 'Title', placeholder: 'Heading' },
    {
      kind: 'list',
      path: 'tabs',
      label: 'Tabs',
      title: 'title',
      newEntry: { key: '', title: '', contents: [] },
      fields: [{ kind: 'text', path: 'title', label: 'Title', placeholder: 'Heading' }],
    },
  ],
  slots: ({ tabs }) =>
    tabs.map(({ title }, index) => ({
      name: `tab${index}`,
      path: `tabs.${index}.contents`,
      label: title || `Tab ${index}`,
      deny: NEEDS_THE_PAGE,
    })),
});
