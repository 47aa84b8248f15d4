import * as c from '../colours.ts';
import { CLASSIC, WIDE } from '../heights.ts';
import { stillLife } from './still-life.ts';

/** Set tables, benches and stoves. */
export const TABLES = {
  'salt-and-soup': {
    scene: stillLife({
      wares: ['saucepan', 'jar', 'jar', 'dish'],
      colours: [c.PURPLE, c.YELLOW, c.PINK],
      cloth: c.TURQUOISE,
    }),
    height: CLASSIC,
    ground: c.PALE_BLUE,
    alt: 'A steaming purple saucepan, two jars of salt and a bowl on a turquoise table.',
  },
  'stove-top': {
    scene: stillLife({
      wares: ['saucepan', 'saucepan', 'teapot'],
      colours: [c.DARK_GREEN, c.ORCHE, c.PINK],
      cloth: c.INK,
    }),
    height: WIDE,
    ground: c.SAND,
    alt: 'Two saucepans and a teapot steam side by side on a black stove.',
  },
  'pots-for-sixty': {
    scene: stillLife({
      wares: ['saucepan', 'dish', 'saucepan', 'jar', 'dish'],
      colours: [c.ORCHE, c.TURQUOISE, c.PURPLE, c.PINK],
      cloth: c.DARK_GREEN,
    }),
    height: CLASSIC,
    ground: c.LIGHT_YELLOW,
    alt: 'Two large pots, two bowls and a jar stand ready on a long green table.',
  },
  'tea-for-two': {
    scene: stillLife({
      wares: ['plant', 'cup', 'teapot', 'cup'],
      colours: [c.PINK, c.TURQUOISE, c.YELLOW],
      cloth: c.POWDER_PURPLE,
    }),
    height: CLASSIC,
    ground: c.PEACH,
    alt: 'A teapot between two steaming cups on a lilac cloth, a plant beside them.',
  },
  'the-ladle-shelf': {
    scene: stillLife({
      wares: ['jar', 'teapot', 'dish', 'jar', 'cup'],
      colours: [c.MOSS, c.PINK, c.ORCHE],
      cloth: c.CLAY,
    }),
    height: WIDE,
    ground: c.PALE_ORCHE,
    alt: 'Jars, a teapot, a bowl and a cup on a brown shelf.',
  },
  'a-place-by-the-door': {
    scene: stillLife({ wares: ['plant', 'cup', 'plant'], colours: [c.YELLOW, c.PURPLE, c.TURQUOISE], cloth: c.PINK }),
    height: CLASSIC,
    ground: c.PALE_PURPLE,
    alt: 'One steaming cup between two plants on a pink table: a place kept for somebody.',
  },
  'harbour-breakfast': {
    scene: stillLife({
      wares: ['cup', 'dish', 'teapot', 'dish', 'cup', 'cup'],
      colours: [c.YELLOW, c.ACTION_BLUE, c.PINK, c.AQUAMARINE],
      cloth: c.CREAM,
    }),
    height: WIDE,
    ground: c.LIGHT_BLUE,
    alt: 'Breakfast for many on a pale cloth: cups, bowls and a blue teapot.',
  },
  'mended-things': {
    scene: stillLife({
      wares: ['teapot', 'jar', 'plant', 'saucepan'],
      colours: [c.TURQUOISE, c.ORCHE, c.PURPLE],
      cloth: c.YELLOW,
    }),
    height: CLASSIC,
    ground: c.PALE_GREEN,
    alt: 'A teapot, a jar, a potted plant and a pan stand mended on a yellow bench.',
  },
  'thursday-supper': {
    scene: stillLife({
      wares: ['dish', 'dish', 'saucepan', 'dish', 'dish'],
      colours: [c.PINK, c.YELLOW, c.AQUAMARINE],
      cloth: c.PURPLE,
    }),
    height: CLASSIC,
    ground: c.LIGHT_YELLOW,
    alt: 'A steaming pot in the middle of a purple table, two bowls on either side.',
  },
  'put-the-kettle-on': {
    scene: stillLife({ wares: ['cup', 'teapot', 'plant'], colours: [c.MOSS, c.PURPLE, c.ORCHE], cloth: c.LIGHT_GREEN }),
    height: CLASSIC,
    ground: c.PALE_YELLOW,
    alt: 'A cup, a purple teapot and a plant on a green table.',
  },
} as const;
