import * as c from '../colours.ts';
import { disc, land, leaf, ribbon } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { stander } from '../things/people.ts';
import { grass, sprig } from '../things/plants.ts';
import { flyingBird, sun } from '../things/sky.ts';

/** Burnt trunks with green shoots all the way up, two years after the fire. */
export const newGrowth: Scene = (random, height) => {
  const shoots = (x: number, y: number, side: number, size: number): Piece[] =>
    [-34, -8, 20].map((turn) => leaf(x, y, size * between(random, 0.75, 1.1), side > 0 ? turn - 30 : 210 - turn, 0.24));
  const tree = (x: number, foot: number, width: number, lean: number, trunk: string, green: string) => {
    const top = -60;
    const along = (part: number) => [x + lean * part, foot + (top - foot) * part] as const;
    const tufts: Piece[] = [];
    for (let part = 0.16; part < 0.98; part += 0.085) {
      const [tx, ty] = along(part);
      const side = random() < 0.5 ? -1 : 1;
      tufts.push(
        ...shoots(tx + side * width * 0.34 * (1 - part * 0.5), ty, side, 14 + width * between(random, 0.5, 0.72)),
      );
    }
    const limbs = [0.5, 0.68].map((part, index) => {
      const [bx, by] = along(part);
      const side = index === 0 ? 1 : -1;
      return ribbon([
        [bx, by, width * 0.4],
        [bx + side * width * 1.1, by - width * 1.4, width * 0.28],
        [bx + side * width * 1.5, by - width * 3.2, width * 0.08],
      ]);
    });
    return (
      paper(
        [
          ribbon([
            [x, foot, width * 1.25],
            [...along(0.12), width * 0.95],
            [...along(0.6), width * 0.74],
            [...along(1), width * 0.5],
          ]),
          ...limbs,
        ],
        trunk,
        4,
      ) + paper(tufts, green, 2)
    );
  };
  return (
    sun(760, 250, 150, c.PEACH, c.LIGHT_YELLOW, c.YELLOW) +
    flyingBird(560, 150, 70, c.PINK, c.ORCHE, -10) +
    flyingBird(640, 110, 48, c.PINK, c.ORCHE, -4) +
    paper(land([420, 380, 400, 340, 330, 380, 360, 330], height), c.POWDER_PURPLE, 2) +
    paper(land([500, 470, 440, 470, 500, 470, 430, 420], height), c.mix(c.POWDER_PURPLE, c.PURPLE, 0.35), 3) +
    tree(250, 560, 34, 18, c.mix(c.INK, c.POWDER_PURPLE, 0.35), c.LIGHT_GREEN) +
    tree(520, 560, 30, -14, c.mix(c.INK, c.POWDER_PURPLE, 0.35), c.LIGHT_GREEN) +
    tree(905, 560, 36, 10, c.mix(c.INK, c.POWDER_PURPLE, 0.35), c.LIGHT_GREEN) +
    paper(land([590, 560, 540, 560, 600, 580, 540, 550], height), c.ORCHE, 3) +
    stander({
      x: 640,
      y: 640,
      height: 196,
      coat: c.TURQUOISE,
      legs: c.INK,
      skin: c.SKINS[2],
      hair: 'hat',
      hairColour: c.PALE_ORCHE,
      left: [-0.17, -0.45],
      right: [0.2, -0.66],
    }) +
    stander({
      x: 716,
      y: 652,
      height: 142,
      coat: c.YELLOW,
      legs: c.PURPLE,
      skin: c.SKINS[2],
      hair: 'plait',
      hairColour: c.BROWN,
      left: [-0.2, -0.62],
      right: [0.26, -0.9],
    }) +
    tree(110, 720, 78, 26, c.INK, c.MOSS) +
    tree(1040, 740, 92, -34, c.INK, c.MOSS) +
    paper(land([690, 700, 680, 660, 690, 710, 680, 690], height), c.CLAY, 4) +
    paper(land([770, 760, 742, 750, 770, 762, 740, 730], height), c.BROWN, 4) +
    paper(
      Array.from({ length: 16 }, () =>
        disc(between(random, 0, 1200), between(random, 715, height), between(random, 3, 7)),
      ),
      c.INK,
      0,
    ) +
    grass(random, 300, 790, 130, 9, c.LIGHT_GREEN) +
    grass(random, 440, 810, 90, 7, c.MOSS) +
    sprig(random, { x: 850, y: height, length: 150, angle: -84, pairs: 4, colour: c.LIGHT_GREEN }) +
    grass(random, 780, 810, 80, 7, c.LIGHT_GREEN) +
    sprig(random, { x: 30, y: height + 10, length: 120, angle: -70, pairs: 4, colour: c.MOSS })
  );
};
