import { z } from 'zod';

/** All named colours (specification 2 §9). Their values and the text on them are in `site/styles/theme.css`. */
export const PALETTE = [
  'backgroundLightOrche',
  'backgroundLightGreen',
  'backgroundLightPurple',
  'backgroundLightGrey',
  'backgroundLightBlue',
  'backgroundLightYellow',
  'backgroundWhite',
  'white',
  'transparent',
  'alabasterCream',
  'alabasterPeach',
  'yellow',
  'lightYellow',
  'lightGreen',
  'turqoise', // the specification's spelling, as stored
  'turquoise',
  'lightBlue',
  'pink',
  'sand',
  'purple',
  'darkPurple',
  'darkGreen',
  'brown',
  'aquamarine',
  'powderPurple',
  'actionBlue',
  'orche',
] as const;
export type Colour = (typeof PALETTE)[number];

/** Page backgrounds: seven, all with dark purple text. */
export const PAGE_BACKGROUNDS = [
  'backgroundLightOrche',
  'backgroundLightGreen',
  'backgroundLightPurple',
  'backgroundLightGrey',
  'backgroundLightBlue',
  'backgroundLightYellow',
  'backgroundWhite',
] as const satisfies readonly Colour[];

/** Split pairs: the first colour carries white text, the second is the shape beside it. */
export const SPLIT_PAIRS = [
  { colour1: 'darkPurple', colour2: 'turqoise' },
  { colour1: 'brown', colour2: 'pink' },
  { colour1: 'darkGreen', colour2: 'lightGreen' },
] as const satisfies readonly { colour1: Colour; colour2: Colour }[];

export const LEFT_RIGHT_BACKGROUNDS = [
  'alabasterCream',
  'alabasterPeach',
  'transparent',
] as const satisfies readonly Colour[];

/** The 20-colour set for blocks that stand on their own ground. */
export const BLOCK_BACKGROUNDS = [
  ...PAGE_BACKGROUNDS,
  'yellow',
  'lightYellow',
  'lightGreen',
  'turquoise',
  'lightBlue',
  'pink',
  'sand',
  'purple',
  'darkGreen',
  'brown',
  'aquamarine',
  'powderPurple',
  'actionBlue',
] as const satisfies readonly Colour[];

export const LIGHT_COLOURS = [
  'yellow',
  'lightYellow',
  'lightGreen',
  'turquoise',
  'lightBlue',
  'pink',
  'sand',
] as const satisfies readonly Colour[];

/** Grounds that take white text; every other colour takes dark purple. */
export const DARK_COLOURS: ReadonlySet<string> = new Set<Colour>(['purple', 'darkPurple', 'darkGreen', 'brown']);

/** A colour name of `allowed`; anything else becomes `fallback`, so no posted text ever reaches a class name. */
export const colourSchema = <const T extends readonly Colour[]>(allowed: T, fallback: T[number]) =>
  z
    .enum(allowed)
    .catch(fallback as never)
    .default(fallback as never);
