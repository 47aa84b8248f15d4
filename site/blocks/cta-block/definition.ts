import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { colourSchema, SPLIT_PAIRS } from '../../fields/palette.ts';

const TEXT_COLOURS = SPLIT_PAIRS.map(({ colour1 }) => colour1);
const SHAPE_COLOURS = SPLIT_PAIRS.map(({ colour2 }) => colour2);

const styleSchema = z.object({
  /** Background of the white text. */
  colour1: colourSchema(TEXT_COLOURS, 'darkPurple'),
  /** The shape beside it; always the second colour of `colour1`'s pair (specification 2 §9). */
  colour2: colourSchema(SHAPE_COLOURS, 'turqoise'),
});

export const ctaBlock = defineBlock({
  componentType: 'CtaBlock',
  label: 'Call to action',
  description: 'A poster: one sentence on a dark ground, one bright shape that holds the link.',
  group: 'actions',
  keywords: ['cta', 'banner', 'promo', 'poster'],
  sample: { text: 'One sentence that asks for one thing', link: { text: 'Read more' } },
  schema: z.object({
    text: z.string().max(500).default(''),
    link: linkSchema,
    style: styleSchema.overwrite((style) => pairOf(style.colour1) ?? style).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'text', label: 'Text', placeholder: 'Paragraph', multiline: true },
    { kind: 'link', path: 'link', label: 'Link' },
    { kind: 'colour', path: 'style.colour1', label: 'Colours', colours: TEXT_COLOURS },
  ],
});

/** The pair whose first colour this is; undefined if there is none. */
export function pairOf(colour1: string) {
  return SPLIT_PAIRS.find((pair) => pair.colour1 === colour1);
}
