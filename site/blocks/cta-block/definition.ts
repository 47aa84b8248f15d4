import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { colourSchema, SPLIT_PAIRS } from '#content-store/model/values/palette.ts';
import { defineBlock } from '../../fields/block-definition.ts';

const TEXT_COLOURS = ['darkPurple', 'brown', 'darkGreen'] as const;

const styleSchema = z.object({
  /** Carries the white text. */
  colour1: colourSchema(TEXT_COLOURS, 'darkPurple'),
  /** The shape beside it; always the other half of `colour1`'s pair (specification 2 §9). */
  colour2: colourSchema(['turqoise', 'pink', 'lightGreen'], 'turqoise'),
});

export const ctaBlock = defineBlock({
  componentType: 'CtaBlock',
  label: 'Call to action',
  description: 'A poster: one sentence on a dark ground, one bright shape that holds the link.',
  schema: z.object({
    text: z.string().max(500).default(''),
    link: linkSchema,
    style: styleSchema.overwrite((style) => pairOf(style.colour1)).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'text', label: 'Text', placeholder: 'Paragraph', multiline: true },
    { kind: 'link', path: 'link', label: 'Link' },
    { kind: 'colour', path: 'style.colour1', label: 'Colours', colours: TEXT_COLOURS },
  ],
});

function pairOf(colour1: (typeof TEXT_COLOURS)[number]) {
  return SPLIT_PAIRS.find((pair) => pair.colour1 === colour1) ?? SPLIT_PAIRS[0];
}
