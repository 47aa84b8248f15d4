import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { LINKS } from '../../fields/link-list.ts';

export const THREE_TABS_SIZE = { name: 'desktop', width: 2000, height: 1247 } as const;

/** Any further tabs and links are kept and not shown (specification 2 §5). */
export const MAX_TABS = 3;
export const MAX_LINKS = 2;

const tabSchema = z.object({
  header: z.string().max(100).default(''),
  description: z.string().max(5000).default(''),
  image: imageSchema,
  links: z.array(linkSchema).max(MAX_LINKS).default([]),
});

export const threeTabs = defineBlock({
  componentType: 'ThreeTabs',
  label: 'Three tabs',
  description: 'One subject from up to three angles, like dividers in a folder.',
  group: 'layout',
  keywords: ['accordion', 'faq', 'questions', 'switch', 'folder'],
  schema: z.object({
    header: z.string().max(300).default(''),
    tabs: z.array(tabSchema).max(MAX_TABS).prefault([{}, {}, {}]),
  }),
  fields: [
    { kind: 'text', path: 'header', label: 'Header', placeholder: 'Heading' },
    {
      kind: 'list',
      path: 'tabs',
      label: 'Tabs',
      title: 'header',
      newEntry: { header: '', description: '', image: { imageId: '', alt: '', caption: '' }, links: [] },
      fields: [
        { kind: 'text', path: 'header', label: 'Header', placeholder: 'Heading' },
        { kind: 'richText', path: 'description', label: 'Description', placeholder: 'Paragraph' },
        { kind: 'image', path: 'image', label: 'Picture', sizes: [THREE_TABS_SIZE] },
        LINKS,
      ],
    },
  ],
});
