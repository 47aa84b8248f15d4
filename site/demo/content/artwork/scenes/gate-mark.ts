import * as c from '../colours.ts';
import { block, disc, polygon } from '../outline.ts';
import { paper } from '../paper.ts';
import type { Scene } from '../scene.ts';

/** The organisation's mark: a sun behind a gate that stands open. */
export const gateMark: Scene = (_random, height) =>
  paper(disc(430, 560, 250), c.PINK, 8) +
  paper(
    polygon([
      [-40, 820],
      [1240, 820],
      [1240, height + 40],
      [-40, height + 40],
    ]),
    c.DARK_GREEN,
    8,
  ) +
  paper(
    polygon([
      [330, 820],
      [660, 820],
      [780, height + 40],
      [120, height + 40],
    ]),
    c.LIGHT_YELLOW,
    4,
  ) +
  paper(
    polygon([
      [920, 300],
      [640, 220],
      [640, 1080],
      [920, 900],
    ]),
    c.PURPLE,
    12,
  ) +
  paper(
    [
      { line: 'M690 420L880 450', width: 40 },
      { line: 'M690 880L880 800', width: 40 },
    ],
    c.POWDER_PURPLE,
    0,
  ) +
  paper([block(900, 200, 110, 760, 24), block(170, 200, 110, 760, 24)], c.INK, 12);
