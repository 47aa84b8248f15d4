import type { Field } from './field.ts';
import { BLOCK_BACKGROUNDS, colourSchema, PALETTE } from './palette.ts';

/** The grounds a block may have: the page's own, or one of the palette. */
export const BLOCK_COLOURS: readonly string[] = [
  ...['transparent', 'white', 'darkPurple'].filter((name) => PALETTE.includes(name)),
  ...BLOCK_BACKGROUNDS,
];

/** Kept from imported content but ignored: the ground alone sets the text colour, which guarantees contrast. */
export const textColourSchema = colourSchema(['white', 'darkPurple'], 'darkPurple');

/** The colours in a block's `config`; `ground` is the default. */
export const colourFields = (ground: string) => ({
  backgroundColour: colourSchema(BLOCK_COLOURS, ground),
  textColour: textColourSchema,
});

/** The field for a block's ground. */
export const BACKGROUND: Field = {
  kind: 'colour',
  path: 'config.backgroundColour',
  label: 'Background',
  colours: BLOCK_COLOURS,
};
