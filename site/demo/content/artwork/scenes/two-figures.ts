import * as c from '../colours.ts';
import { disc, land, ribbon } from '../outline.ts';
import { paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { stander } from '../things/people.ts';
import { frond, grass, sprig } from '../things/plants.ts';
import { flyingBird } from '../things/sky.ts';

/** A girl walks arm in arm with her father, who uses a white cane, before a large sun. */
export const twoFigures: Scene = (random, height) =>
  paper(disc(600, 520, 430), c.LIGHT_YELLOW, 4) +
  paper(disc(600, 520, 350), c.YELLOW, 3) +
  flyingBird(250, 250, 84, c.PURPLE, c.INK, -10) +
  flyingBird(370, 200, 54, c.PURPLE, c.INK, -4) +
  flyingBird(930, 180, -60, c.PURPLE, c.INK, 6) +
  paper(land([760, 720, 740, 800, 780, 720, 700, 740], height), c.TURQUOISE, 4) +
  paper(land([860, 840, 820, 850, 880, 860, 820, 830], height), c.MOSS, 4) +
  paper(
    ribbon([
      [690, 820, 60],
      [650, 900, 130],
      [600, 1000, 260],
      [560, height + 60, 460],
    ]),
    c.SAND,
    3,
  ) +
  stander({
    x: 530,
    y: 1070,
    height: 640,
    coat: c.PURPLE,
    legs: c.INK,
    skin: c.SKINS[2],
    hair: 'short',
    hairColour: c.BROWN,
    left: [-0.19, -0.46],
    right: [0.15, -0.5],
    stride: 0.07,
  }) +
  paper({ line: 'M408 776L330 1080', width: 12 }, c.WHITE, 4) +
  paper({ line: 'M340 1040L330 1080', width: 12 }, c.PINK, 0) +
  stander({
    x: 730,
    y: 1086,
    height: 490,
    coat: c.PINK,
    legs: c.DARK_GREEN,
    skin: c.SKINS[2],
    hair: 'plait',
    hairColour: c.BROWN,
    left: [-0.17, -0.56],
    right: [0.18, -0.42],
    stride: 0.07,
  }) +
  paper('M768 742C820 744 834 770 830 850L760 846Z', c.YELLOW, 4) +
  paper({ line: 'M770 800h56', width: 6 }, c.ORCHE, 0) +
  paper(land([1130, 1110, 1140, 1160, 1160, 1130, 1090, 1100], height), c.DARK_GREEN, 4) +
  frond(random, { x: 110, y: height, length: 400, angle: -80, lobes: 7, colour: c.TURQUOISE }) +
  sprig(random, { x: 250, y: height, length: 230, angle: -72, pairs: 4, colour: c.LIGHT_GREEN }) +
  grass(random, 920, height, 230, 10, c.LIGHT_GREEN) +
  sprig(random, { x: 1080, y: height + 10, length: 370, angle: -104, pairs: 6, colour: c.ORCHE });
