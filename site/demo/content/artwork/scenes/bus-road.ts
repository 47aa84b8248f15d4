import * as c from '../colours.ts';
import { block, disc, land, ribbon } from '../outline.ts';
import { type Piece, paper, placed } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { stander } from '../things/people.ts';
import { grass } from '../things/plants.ts';
import { cloud, flyingBird, sun } from '../things/sky.ts';
import { gumTree, poplar, roundTree } from '../things/trees.ts';

const ROAD = c.mix(c.INK, c.POWDER_PURPLE, 0.35);

/** The community bus comes down a valley road to a stop where two people wait. */
export const busRoad: Scene = (random, height) => {
  const windows = [c.SKINS[0], c.SKINS[3], c.SKINS[2]].map((skin, index) => {
    const x = -118 + index * 76;
    return (
      paper(block(x, -92, 62, 56, 8), c.PALE_BLUE, 0) +
      paper(
        [`M${x + 12} -36C${x + 12} -58 ${x + 50} -58 ${x + 50} -36Z`],
        [c.TURQUOISE, c.PURPLE, c.PINK][index] ?? c.PINK,
        0,
      ) +
      paper(disc(x + 31, -62, 13), skin, 0) +
      paper(`M${x + 17} -62a14 14 0 0 1 28 0q-14 -8 -28 0Z`, [c.INK, c.WHITE, c.BROWN][index] ?? c.INK, 0)
    );
  });
  const bus =
    paper(block(-150, -116, 320, 130, 26), c.YELLOW, 5) +
    paper(block(-150, -24, 320, 18), c.PURPLE, 0) +
    windows.join('') +
    paper('M112 -92H140Q156 -92 158 -70L160 -36H112Z', c.PALE_BLUE, 0) +
    paper([block(-60, -134, 120, 22, 6)], c.PURPLE, 3) +
    paper([disc(-80, 16, 32), disc(96, 16, 32)], c.INK, 2) +
    paper([disc(-80, 16, 13), disc(96, 16, 13)], c.POWDER_PURPLE, 0) +
    paper(disc(164, -4, 8), c.WHITE, 0);
  const marks: Piece[] = [
    [330, 596, 394, 604],
    [450, 612, 520, 618],
    [860, 630, 930, 622],
    [990, 612, 1060, 600],
  ].map(([x1, y1, x2, y2]) => ({ line: `M${x1} ${y1}L${x2} ${y2}`, width: 7 }));
  return (
    sun(840, 180, 110, c.LIGHT_YELLOW, c.YELLOW, c.ORCHE) +
    cloud(180, 130, 210, c.WHITE) +
    cloud(1000, 110, 140, c.WHITE) +
    flyingBird(520, 130, 60, c.PURPLE, c.INK, -6) +
    flyingBird(590, 100, 40, c.PURPLE, c.INK, -6) +
    paper(land([280, 230, 250, 330, 340, 290, 220, 250, 310], height), c.POWDER_PURPLE, 3) +
    paper(land([360, 390, 350, 300, 330, 380, 390, 330, 300], height), c.AQUAMARINE, 4) +
    paper(land([410, 420, 460, 440, 380, 370, 420, 440, 420], height), c.LIGHT_GREEN, 4) +
    paper(
      ribbon([
        [596, 372, 8],
        [640, 400, 14],
        [560, 440, 24],
        [400, 474, 38],
        [250, 520, 62],
        [190, 560, 80],
      ]),
      ROAD,
      2,
    ) +
    poplar(760, 416, 120, c.DARK_GREEN, c.BROWN) +
    poplar(800, 420, 96, c.DARK_GREEN, c.BROWN) +
    poplar(834, 424, 74, c.MOSS, c.BROWN) +
    roundTree(random, 220, 470, 150, c.DARK_GREEN, c.MOSS, c.BROWN) +
    roundTree(random, 300, 480, 100, c.MOSS, c.LIGHT_GREEN, c.BROWN) +
    paper(land([510, 490, 500, 530, 540, 500, 470, 480, 500], height), c.MOSS, 4) +
    paper(
      ribbon([
        [400, 474, 38],
        [260, 506, 62],
        [210, 552, 92],
        [330, 604, 116],
        [620, 634, 124],
        [960, 620, 130],
        [1260, 560, 140],
      ]),
      ROAD,
      4,
    ) +
    paper(marks, c.LIGHT_YELLOW, 0) +
    placed(bus, 640, 600, 3) +
    paper(land([700, 720, 716, 730, 750, 740, 700, 690, 680], height), c.DARK_GREEN, 4) +
    paper([block(1036, 380, 14, 360, 3)], c.BROWN, 3) +
    paper(disc(1043, 380, 46), c.PINK, 4) +
    paper([block(1020, 362, 46, 28, 6)], c.WHITE, 0) +
    paper([disc(1030, 394, 6), disc(1056, 394, 6)], c.WHITE, 0) +
    stander({
      x: 960,
      y: 748,
      height: 250,
      coat: c.TURQUOISE,
      legs: c.INK,
      skin: c.SKINS[3],
      hair: 'bun',
      hairColour: c.WHITE,
      right: [0.16, -0.46],
      left: [-0.26, -0.82],
    }) +
    stander({
      x: 1130,
      y: 752,
      height: 272,
      coat: c.PINK,
      legs: c.PURPLE,
      skin: c.SKINS[0],
      hair: 'hat',
      hairColour: c.YELLOW,
    }) +
    gumTree(random, 90, 790, 620, c.PALE_ORCHE, c.DARK_GREEN, c.MOSS) +
    grass(random, 240, 810, 130, 9, c.LIGHT_GREEN) +
    grass(random, 760, 815, 90, 7, c.LIGHT_GREEN)
  );
};
