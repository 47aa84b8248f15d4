import * as c from '../colours.ts';
import { CLASSIC, WIDE } from '../heights.ts';
import { countryside } from './countryside.ts';

/** Towns and hills, each of its own papers. */
export const PLACES = {
  'gravel-road-country': {
    scene: countryside({ ridges: [c.ROSE, c.CLAY, c.ORCHE, c.SAND], sun: [900, c.LIGHT_YELLOW, c.YELLOW], trees: 5 }),
    height: CLASSIC,
    ground: c.PALE_ORCHE,
    alt: 'Brown and ochre ridges with gum trees under a yellow sun.',
  },
  'month-six': {
    scene: countryside({
      ridges: [c.POWDER_PURPLE, c.MOSS, c.DARK_GREEN, c.INK],
      sun: [280, c.PINK, c.ORCHE],
      trees: 6,
    }),
    height: CLASSIC,
    ground: c.PEACH,
    alt: 'Green growing back over dark ridges while a pink sun goes down.',
  },
  'first-week': {
    scene: countryside({
      ridges: [c.LIGHT_BLUE, c.ROSE, c.PURPLE, c.DARK_GREEN],
      sun: [620, c.WHITE, c.LIGHT_YELLOW],
      houses: [[c.CREAM, c.BROWN]],
      trees: 2,
    }),
    height: CLASSIC,
    ground: c.PALE_BLUE,
    alt: 'One house with a brown roof in wide purple hills, a white sun above.',
  },
  'many-roofs': {
    scene: countryside({
      ridges: [c.AQUAMARINE, c.MOSS, c.DARK_GREEN],
      sun: [980, c.LIGHT_YELLOW, c.YELLOW, c.ORCHE],
      houses: [
        [c.PINK, c.PURPLE],
        [c.CREAM, c.ORCHE],
        [c.TURQUOISE, c.INK],
        [c.YELLOW, c.BROWN],
      ],
    }),
    height: CLASSIC,
    ground: c.PALE_YELLOW,
    alt: 'Four bright houses in a row on a green hill.',
  },
  'hall-on-the-hill': {
    scene: countryside({
      ridges: [c.LIGHT_GREEN, c.TURQUOISE, c.PURPLE],
      sun: [220, c.LIGHT_YELLOW, c.ORCHE],
      houses: [
        [c.WHITE, c.DARK_GREEN],
        [c.PALE_ORCHE, c.CLAY],
      ],
      trees: 5,
    }),
    height: WIDE,
    ground: c.PALE_GREEN,
    alt: 'A white hall with a green roof and a smaller house among trees.',
  },
  'street-by-street': {
    scene: countryside({
      ridges: [c.POWDER_PURPLE, c.ROSE, c.YELLOW],
      sun: [600, c.PEACH, c.PINK],
      houses: [
        [c.WHITE, c.PURPLE],
        [c.LIGHT_BLUE, c.INK],
        [c.LIGHT_GREEN, c.DARK_GREEN],
        [c.PINK, c.BROWN],
        [c.CREAM, c.ORCHE],
      ],
      trees: 1,
    }),
    height: CLASSIC,
    ground: c.PALE_PURPLE,
    alt: 'Five small houses, each with a roof of its own colour, along a yellow road.',
  },
  'river-country': {
    scene: countryside({
      ridges: [c.CLAY, c.BROWN, c.ORCHE, c.YELLOW, c.DARK_GREEN],
      sun: [420, c.ORCHE, c.YELLOW],
      trees: 7,
    }),
    height: CLASSIC,
    ground: c.PALE_ORCHE,
    alt: 'Wide ochre and brown country with river gums under a large sun.',
  },
  'new-handrail': {
    scene: countryside({
      ridges: [c.LIGHT_BLUE, c.AQUAMARINE, c.PURPLE],
      sun: [160, c.LIGHT_YELLOW, c.YELLOW],
      houses: [
        [c.YELLOW, c.PURPLE],
        [c.PALE_PURPLE, c.DARK_GREEN],
        [c.PINK, c.INK],
      ],
      trees: 2,
    }),
    height: CLASSIC,
    ground: c.PALE_BLUE,
    alt: 'Three houses on a purple rise: yellow, lilac and pink.',
  },
  'fields-and-farms': {
    scene: countryside({
      ridges: [c.SAND, c.LIGHT_GREEN, c.ORCHE, c.MOSS],
      sun: [760, c.LIGHT_YELLOW, c.ORCHE],
      houses: [
        [c.WHITE, c.CLAY],
        [c.LIGHT_YELLOW, c.DARK_GREEN],
      ],
      trees: 4,
    }),
    height: CLASSIC,
    ground: c.PALE_BLUE,
    alt: 'Two farmhouses among fields of sand, ochre and green.',
  },
  'all-the-doors': {
    scene: countryside({
      ridges: [c.LIGHT_BLUE, c.POWDER_PURPLE, c.TURQUOISE],
      sun: [330, c.WHITE, c.YELLOW],
      houses: [
        [c.ORCHE, c.BROWN],
        [c.PINK, c.INK],
        [c.WHITE, c.PURPLE],
        [c.AQUAMARINE, c.DARK_GREEN],
        [c.YELLOW, c.CLAY],
      ],
      trees: 2,
    }),
    height: WIDE,
    ground: c.PALE_BLUE,
    alt: 'Five houses of different colours beside each other under a pale sun.',
  },
} as const;
