import { defineBlock } from '../../fields/block-definition.ts';
import { colour, group, hidden, link, text } from '../../fields/fields.ts';
import { SPLIT_PAIRS } from '../../fields/palette.ts';

const TEXT_COLOURS = SPLIT_PAIRS.map(({ colour1 }) => colour1);
const SHAPE_COLOURS = SPLIT_PAIRS.map(({ colour2 }) => colour2);

export const ctaBlock = defineBlock({
  componentType: 'CtaBlock',
  label: 'Call to action',
  description: 'A poster: one sentence on a dark ground, one bright shape that holds the link.',
  group: 'actions',
  keywords: ['cta', 'banner', 'promo', 'poster'],
  sample: { text: 'One sentence that asks for one thing', link: { text: 'Read more' } },
  content: {
    text: text('Text', { max: 500, placeholder: 'Paragraph', multiline: true }),
    link: link('Link'),
    style: group(
      {
        /** Background of the white text. */
        colour1: colour('Colours', TEXT_COLOURS, 'darkPurple'),
        /** The shape beside it; always the second colour of `colour1`'s pair. */
        colour2: hidden(colour('Shape', SHAPE_COLOURS, 'turqoise')),
      },
      { adjust: (style) => pairOf(style.colour1) ?? style },
    ),
  },
});

/** The pair whose first colour this is; undefined if there is none. */
export function pairOf(colour1: string) {
  return SPLIT_PAIRS.find((pair) => pair.colour1 === colour1);
}
