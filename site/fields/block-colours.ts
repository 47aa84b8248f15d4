import type { Field } from '#content-store/model/fields/field.ts';
import { BLOCK_BACKGROUNDS, colourSchema, PALETTE } from './palette.ts';

/** The grounds a block may have: the page's own, or one of the palette. */
export const BLOCK_COLOURS: readonly string[] = [
  ...['transparent', 'white', 'darkPurple'].filter((name) => PALETTE.includes(name)),
  ...BLOCK_BACKGROUNDS,
];

/** The colours in a block's `config`; `ground` is the default. */
export const colourFields = (ground: string, offered = BLOCK_COLOURS) => ({
  backgroundColour: colourSchema(offered, ground),
  /** Kept from imported content but ignored: the ground alone sets the text colour, which guarantees contrast. */
  textColour: colourSchema(['white', 'darkPurple'], 'darkPurple'),
});

/** The field for a block's ground. */
export const BACKGROUND: Field = {
  kind: 'colour',
  path: 'config.backgroundColour',
  label: 'Background',
  colours: BLOCK_COLOURS,
};
