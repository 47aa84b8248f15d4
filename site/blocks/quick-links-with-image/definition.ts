import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const PREVIEW_SIZE = { name: 'desktop', width: 240, height: 240 } as const;

export const quickLinksWithImage = defineBlock({
  componentType: 'QuickLinksWithImage',
  label: 'Quick links with pictures',
  description: 'A few large links; a snapshot slips out beside the one you point at.',
  group: 'actions',
  keywords: ['menu', 'index', 'navigation', 'image', 'links'],
  schema: z.object({
    heading: z.string().max(300).default(''),
    links: z
      .array(z.object({ image: imageSchema, link: linkSchema }))
      .max(12)
      .prefault([{}, {}, {}]),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    {
      kind: 'list',
      path: 'links',
      label: 'Links',
      title: 'link.text',
      newEntry: { image: { imageId: '', alt: '', caption: '' }, link: { type: 'page', href: '', text: '' } },
      fields: [
        { kind: 'link', path: 'link', label: 'Link' },
        { kind: 'image', path: 'image', label: 'Preview', sizes: [PREVIEW_SIZE] },
      ],
    },
  ],
});
