import { hidden, part } from '#content-store/model/fields/part.ts';
import { BLOCK_BACKGROUNDS, colourSchema, PALETTE } from './palette.ts';

/** The grounds a block may have: the page's own, or one of the palette. */
export const BLOCK_COLOURS: readonly string[] = [
  ...['transparent', 'white', 'darkPurple'].filter((name) => PALETTE.includes(name)),
  ...BLOCK_BACKGROUNDS,
];

/** One of the colours offered; `start` for new content and for invalid names. */
export const colour = (label: string, colours: readonly string[], start: string) =>
  part(colourSchema(colours, start), { kind: 'colour', label, colours });

/** The colours in a block's `config`; `start` is the ground of a new one. */
export const ground = (start: string, offered = BLOCK_COLOURS) => ({
  backgroundColour: colour('Background', offered, start),
  /** Kept from imported content but ignored: the ground alone sets the text colour, which guarantees contrast. */
  textColour: hidden(colour('Text', ['white', 'darkPurple'], 'darkPurple')),
});
