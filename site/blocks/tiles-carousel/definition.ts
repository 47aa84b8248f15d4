import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const TILE_SIZE = { name: 'desktop', width: 750, height: 750 } as const;

const tileSchema = z.object({
  image: imageSchema,
  heading: z.string().max(200).default(''),
  paragraph: z.string().max(2000).default(''),
  link: linkSchema,
  caption: z.string().max(500).default(''),
});

export const tilesCarousel = defineBlock({
  componentType: 'TilesCarousel',
  label: 'Tiles',
  description: 'Small picture stories side by side, like prints pinned in a row.',
  group: 'pictures',
  keywords: ['gallery', 'carousel', 'slider', 'photos', 'stories', 'cards', 'slideshow'],
  sample: {
    title: SAMPLE.heading,
    tiles: [
      { heading: 'The first story, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
      { heading: 'The second story, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
      { heading: 'The third story, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
    ],
  },
  schema: z.object({
    title: z.string().max(300).default(''),
    tiles: z.array(tileSchema).max(20).prefault([{}, {}, {}]),
  }),
  fields: [
    { kind: 'text', path: 'title', label: 'Title', placeholder: 'Heading' },
    {
      kind: 'list',
      path: 'tiles',
      label: 'Tiles',
      title: 'heading',
      newEntry: tileSchema.parse({}),
      fields: [
        { kind: 'image', path: 'image', label: 'Picture', sizes: [TILE_SIZE] },
        { kind: 'text', path: 'caption', label: 'Caption', placeholder: 'Caption' },
        { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
        { kind: 'text', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph', multiline: true },
        { kind: 'link', path: 'link', label: 'Link' },
      ],
    },
  ],
});
