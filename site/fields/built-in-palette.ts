const PAGE = [
  'backgroundLightOrche',
  'backgroundLightGreen',
  'backgroundLightPurple',
  'backgroundLightGrey',
  'backgroundLightBlue',
  'backgroundLightYellow',
  'backgroundWhite',
] as const;
const LIGHT = ['yellow', 'lightYellow', 'lightGreen', 'turquoise', 'lightBlue', 'pink', 'sand'] as const;

/** The named colours of the specification. Their values and the text on them are in `site/styles/theme.css`. */
export const BUILT_IN_COLOURS = [
  ...PAGE,
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
/** A colour of the specification; stored colours may also be the site folder's own, or no longer exist. */
export type Colour = (typeof BUILT_IN_COLOURS)[number];

/**
 * Where a colour is offered: as a page's background (always with dark text), as the ground of blocks, among the light
 * colours of headers and notices, behind the text of "Left and right".
 */
export type PaletteOffer = 'page' | 'block' | 'light' | 'leftRight';

/** The offers in the specification; page backgrounds can also be grounds of blocks. */
export const BUILT_IN_OFFERS: Readonly<Record<PaletteOffer, readonly Colour[]>> = {
  page: PAGE,
  block: [...LIGHT, 'purple', 'darkGreen', 'brown', 'aquamarine', 'powderPurple', 'actionBlue'],
  light: LIGHT,
  leftRight: ['alabasterCream', 'alabasterPeach', 'transparent'],
};

/** Two matching colours: the first is the background of white text, the second colours the shape beside it. */
export interface SplitPair {
  colour1: string;
  colour2: string;
}

export const BUILT_IN_PAIRS: readonly SplitPair[] = [
  { colour1: 'darkPurple', colour2: 'turqoise' },
  { colour1: 'brown', colour2: 'pink' },
  { colour1: 'darkGreen', colour2: 'lightGreen' },
];
