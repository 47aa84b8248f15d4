import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const COLLAGE_TOP = { name: 'desktop', width: 743, height: 743 } as const;
export const COLLAGE_BOTTOM = { name: 'desktop', width: 1000, height: 560 } as const;

export const collage = defineBlock({
  componentType: 'Collage',
  label: 'Collage',
  description: 'Three overlapping cut-outs beside a short text.',
  group: 'pictures',
  keywords: ['gallery', 'photos', 'images', 'album', 'mosaic'],
  sample: { heading: SAMPLE.heading, paragraph: SAMPLE.text, link: SAMPLE.link },
  schema: z.object({
    heading: z.string().max(300).default(''),
    paragraph: z.string().max(20_000).default(''),
    link: linkSchema,
    secondLink: linkSchema,
    topLeftImage: imageSchema,
    topRightImage: imageSchema,
    bottomImage: imageSchema,
    config: z.object(colourFields('transparent')).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    { kind: 'richText', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph' },
    { kind: 'link', path: 'link', label: 'Link' },
    { kind: 'link', path: 'secondLink', label: 'Second link' },
    { kind: 'image', path: 'topLeftImage', label: 'Top left picture', sizes: [COLLAGE_TOP] },
    { kind: 'image', path: 'topRightImage', label: 'Top right picture', sizes: [COLLAGE_TOP] },
    { kind: 'image', path: 'bottomImage', label: 'Bottom picture', sizes: [COLLAGE_BOTTOM] },
    BACKGROUND,
  ],
});
