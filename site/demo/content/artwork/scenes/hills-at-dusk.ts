import * as c from '../colours.ts';
import { block, land, polygon, ribbon } from '../outline.ts';
import { paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { sprig } from '../things/plants.ts';
import { cloud, flyingBird, sun } from '../things/sky.ts';
import { gumTree, poplar } from '../things/trees.ts';

/** Ridge behind ridge with the sun going down, and one house with its light on. */
export const hillsAtDusk: Scene = (random, height) => {
  const house =
    paper(
      polygon(
        [
          [742, 420],
          [742, 382],
          [776, 356],
          [810, 382],
          [810, 420],
        ],
        random,
        1,
      ),
      c.CREAM,
      3,
    ) +
    paper({ line: 'M734 386L776 350L818 386', width: 9 }, c.BROWN, 2) +
    paper([block(762, 386, 26, 22, 2)], c.YELLOW, 0) +
    paper(block(794, 346, 10, 26), c.BROWN, 1);
  const birds = [
    [300, 150, 46],
    [356, 128, 34],
    [408, 160, 38],
    [250, 190, 28],
  ] as const;
  return (
    paper(land([120, 90, 130, 110, 80, 100], height), c.mix(c.PINK, c.PEACH, 0.55), 0) +
    paper(land([210, 190, 205, 180, 200, 190], height), c.mix(c.PINK, c.PEACH, 0.25), 0) +
    sun(470, 290, 150, c.LIGHT_YELLOW, c.YELLOW, c.ORCHE) +
    cloud(860, 150, 230, c.PEACH) +
    birds.map(([x, y, size]) => flyingBird(x, y, size, c.INK, c.PURPLE, -6)).join('') +
    paper(land([300, 262, 318, 330, 262, 232, 296, 320], height), c.ROSE, 3) +
    paper(land([372, 330, 300, 352, 392, 352, 330, 300, 288], height), c.mix(c.PURPLE, c.PINK, 0.35), 4) +
    paper(land([400, 430, 420, 372, 360, 400, 424, 410, 380, 400], height), c.PURPLE, 4) +
    house +
    poplar(846, 424, 92, c.DARK_GREEN, c.BROWN) +
    poplar(878, 420, 70, c.DARK_GREEN, c.BROWN) +
    paper(land([470, 462, 488, 520, 500, 452, 430, 470, 500, 480], height), c.PLUM, 5) +
    paper(
      ribbon([
        [778, 420, 10],
        [780, 452, 15],
        [742, 500, 24],
        [770, 590, 44],
      ]),
      c.SAND,
      0,
    ) +
    paper(land([560, 520, 540, 580, 600, 590, 560, 540, 530, 512, 540], height), c.DARK_GREEN, 5) +
    gumTree(random, 1060, 600, 400, c.SAND, c.mix(c.DARK_GREEN, c.INK, 0.35), c.MOSS) +
    paper(land([640, 620, 600, 622, 650, 660, 640, 620, 600], height), c.INK, 5) +
    sprig(random, { x: 90, y: height + 10, length: 190, angle: -78, pairs: 5, colour: c.ORCHE }) +
    sprig(random, { x: 190, y: height + 10, length: 130, angle: -66, pairs: 4, colour: c.PINK }) +
    sprig(random, { x: 20, y: height + 10, length: 130, angle: -96, pairs: 4, colour: c.MOSS })
  );
};
