import * as c from '../colours.ts';
import { CLASSIC, SQUARE, WIDE } from '../heights.ts';
import { portrait } from '../scenes/portrait.ts';
import { birdsong } from './birdsong.ts';
import { gathering } from './gathering.ts';
import { leaves } from './leaves.ts';

const GREENS = [c.MOSS, c.DARK_GREEN, c.TURQUOISE, c.MOSS, c.DARK_GREEN] as const;

/** People, birds and flowers in company. */
export const COMPANY = {
  'portrait-jun': {
    scene: portrait({ coat: c.ORCHE, skin: c.SKINS[2], hair: 'short', hairColour: c.INK }, c.TURQUOISE, c.DARK_GREEN),
    height: SQUARE,
    ground: c.PALE_GREEN,
    alt: 'Jun, with short dark hair and an ochre jacket, in front of a turquoise disc.',
  },
  'three-voices': {
    scene: birdsong({
      birds: [
        [c.PURPLE, c.INK],
        [c.PINK, c.ROSE],
        [c.DARK_GREEN, c.MOSS],
      ],
      rings: [c.LIGHT_YELLOW, c.YELLOW, c.ORCHE],
    }),
    height: WIDE,
    ground: c.PALE_YELLOW,
    alt: 'Three birds on a wire face the middle of a yellow ring of sound.',
  },
  'two-on-the-line': {
    scene: birdsong({
      birds: [
        [c.ORCHE, c.BROWN],
        [c.TURQUOISE, c.DARK_GREEN],
      ],
      rings: [c.POWDER_PURPLE, c.PURPLE],
    }),
    height: WIDE,
    ground: c.PALE_PURPLE,
    alt: 'Two birds on a wire, one ochre, one turquoise, with a purple circle between them.',
  },
  'five-on-the-line': {
    scene: birdsong({
      birds: [
        [c.PINK, c.PURPLE],
        [c.YELLOW, c.ORCHE],
        [c.WHITE, c.POWDER_PURPLE],
        [c.PURPLE, c.INK],
        [c.TURQUOISE, c.DARK_GREEN],
      ],
      rings: [c.AQUAMARINE, c.TURQUOISE],
    }),
    height: CLASSIC,
    ground: c.PALE_BLUE,
    alt: 'Five birds of five colours sit on one wire in front of a turquoise circle.',
  },
  'one-asks': {
    scene: birdsong({
      birds: [
        [c.INK, c.PLUM],
        [c.PINK, c.ROSE],
        [c.YELLOW, c.ORCHE],
        [c.DARK_GREEN, c.MOSS],
      ],
      rings: [c.LIGHT_GREEN, c.MOSS, c.DARK_GREEN],
    }),
    height: CLASSIC,
    ground: c.PALE_GREEN,
    alt: 'Four birds listen on a wire in front of rings of green paper.',
  },
  'ninety-seconds': {
    scene: gathering({ coats: [c.YELLOW, c.TURQUOISE, c.PINK, c.ORCHE], floor: c.DARK_GREEN, disc: c.LIGHT_YELLOW }),
    height: WIDE,
    ground: c.LIGHT_BLUE,
    alt: 'Four people in bright coats stand in front of a pale sun.',
  },
  'the-class': {
    scene: gathering({ coats: [c.PURPLE, c.ORCHE, c.PINK, c.DARK_GREEN, c.YELLOW], floor: c.CLAY, disc: c.AQUAMARINE }),
    height: CLASSIC,
    ground: c.PALE_YELLOW,
    alt: 'Five people stand together before a green circle.',
  },
  'ramp-builders': {
    scene: gathering({ coats: [c.DARK_GREEN, c.ORCHE, c.ACTION_BLUE], floor: c.BROWN, disc: c.YELLOW, leaves: c.MOSS }),
    height: CLASSIC,
    ground: c.PALE_ORCHE,
    alt: 'Three builders stand side by side before a yellow circle.',
  },
  'kitchen-circle': {
    scene: gathering({
      coats: [c.PINK, c.TURQUOISE, c.YELLOW, c.PURPLE, c.ORCHE, c.MOSS],
      floor: c.PURPLE,
      disc: c.PINK,
      leaves: c.TURQUOISE,
    }),
    height: CLASSIC,
    ground: c.PALE_PURPLE,
    alt: 'Six cooks stand in a row before a large pink circle.',
  },
  'spare-evenings': {
    scene: gathering({ coats: [c.ORCHE, c.PINK], floor: c.MOSS, disc: c.POWDER_PURPLE }),
    height: WIDE,
    ground: c.PALE_GREEN,
    alt: 'Two people stand before a lilac circle, ferns on either side.',
  },
  'open-books': {
    scene: leaves({ shape: c.LIGHT_YELLOW, stems: GREENS, blooms: [[c.ORCHE, c.BROWN]] }),
    height: CLASSIC,
    ground: c.PALE_GREEN,
    alt: 'Green stems and one ochre flower on a yellow paper shape.',
  },
  'good-company': {
    scene: leaves({
      shape: c.POWDER_PURPLE,
      stems: [c.DARK_GREEN, c.MOSS, c.DARK_GREEN],
      blooms: [
        [c.PINK, c.PURPLE],
        [c.YELLOW, c.ORCHE],
      ],
    }),
    height: CLASSIC,
    ground: c.PEACH,
    alt: 'Two flowers, pink and yellow, above three stems on lilac paper.',
  },
  'handshake-money': {
    scene: leaves({
      shape: c.AQUAMARINE,
      stems: [c.INK, c.PURPLE, c.DARK_GREEN, c.PLUM],
      blooms: [
        [c.YELLOW, c.BROWN],
        [c.YELLOW, c.BROWN],
        [c.ORCHE, c.INK],
      ],
    }),
    height: CLASSIC,
    ground: c.PALE_BLUE,
    alt: 'Three coin-yellow flowers over dark stems on a green paper shape.',
  },
  'under-the-roof': {
    scene: leaves({
      shape: c.SAND,
      stems: [c.BROWN, c.MOSS, c.CLAY, c.DARK_GREEN, c.BROWN],
      blooms: [[c.TURQUOISE, c.INK]],
    }),
    height: CLASSIC,
    ground: c.PALE_YELLOW,
    alt: 'Brown and green stems with one turquoise flower on sand-coloured paper.',
  },
  'four-letters': {
    scene: leaves({
      shape: c.PINK,
      stems: [c.DARK_GREEN, c.PURPLE, c.MOSS, c.DARK_GREEN],
      blooms: [
        [c.WHITE, c.YELLOW],
        [c.YELLOW, c.ORCHE],
        [c.WHITE, c.PINK],
        [c.TURQUOISE, c.DARK_GREEN],
      ],
    }),
    height: CLASSIC,
    ground: c.PALE_PURPLE,
    alt: 'Four flowers, one for each season, over green stems on pink paper.',
  },
  'two-who-disagree': {
    scene: birdsong({
      birds: [
        [c.DARK_GREEN, c.MOSS],
        [c.PINK, c.PURPLE],
      ],
      rings: [c.LIGHT_BLUE, c.ACTION_BLUE, c.YELLOW],
    }),
    height: WIDE,
    ground: c.PALE_PURPLE,
    alt: 'A green bird and a pink bird face each other before rings of blue and yellow.',
  },
  'paid-with-lunch': {
    scene: gathering({ coats: [c.ACTION_BLUE, c.PINK, c.MOSS, c.ORCHE, c.TURQUOISE], floor: c.PLUM, disc: c.YELLOW }),
    height: CLASSIC,
    ground: c.PALE_PURPLE,
    alt: 'Five people in working coats stand before a yellow circle.',
  },
} as const;
