import type { Field } from './field.ts';
import { BLOCK_BACKGROUNDS, colourSchema, PALETTE } from './palette.ts';

/** The grounds a block may stand on: the page's own, or one of the palette. */
export const BLOCK_COLOURS: readonly string[] = [
  ...['transparent', 'white', 'darkPurple'].filter((name) => PALETTE.includes(name)),
  ...BLOCK_BACKGROUNDS,
];

/** Chosen together with a ground in imported content; the ground alone decides, so that texts always have contrast. */
export const textColourSchema = colourSchema(['white', 'darkPurple'], 'darkPurple');

/** The colours in a block's `config`; a new block stands on `ground`. */
export const colourFields = (ground: string) => ({
  backgroundColour: colourSchema(BLOCK_COLOURS, ground),
  textColour: textColourSchema,
});

/** The choice of a block's ground. */
export const BACKGROUND: Field = {
  kind: 'colour',
  path: 'config.backgroundColour',
  label: 'Background',
  colours: BLOCK_COLOURS,
};
