import * as c from '../colours.ts';
import { block, disc, dome, polygon } from '../outline.ts';
import { paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { sitter } from '../things/people.ts';
import { potted, sprig } from '../things/plants.ts';
import { cup, dish, jar } from '../things/tableware.ts';

/** Five people of different ages behind one long table. */
export const sharedTable: Scene = (random, height) => {
  const lamp = (x: number, drop: number, colour: string) =>
    paper({ line: `M${x} -10V${drop}`, width: 5 }, c.INK, 1) +
    paper(dome(x, drop + 62, 78, 64), colour, 4) +
    paper(disc(x, drop + 64, 16, 9), c.LIGHT_YELLOW, 0);
  const table = 545;
  const people =
    sitter({
      x: 150,
      y: table,
      size: 330,
      coat: c.YELLOW,
      skin: c.SKINS[0],
      hair: 'curly',
      hairColour: c.INK,
      lean: 0.4,
    }) +
    sitter({
      x: 1050,
      y: table,
      size: 335,
      coat: c.PURPLE,
      skin: c.SKINS[2],
      hair: 'hat',
      hairColour: c.YELLOW,
      lean: -0.35,
    }) +
    sitter({
      x: 835,
      y: table,
      size: 300,
      coat: c.PINK,
      skin: c.SKINS[1],
      hair: 'scarf',
      hairColour: c.DARK_GREEN,
      lean: -0.1,
    }) +
    sitter({
      x: 385,
      y: table,
      size: 345,
      coat: c.DARK_GREEN,
      skin: c.SKINS[3],
      hair: 'bun',
      hairColour: c.PALE_PURPLE,
      lean: 0.2,
    }) +
    sitter({ x: 618, y: table, size: 232, coat: c.TURQUOISE, skin: c.SKINS[2], hair: 'plait', hairColour: c.BROWN });
  const setting =
    dish(330, 620, 150, c.PURPLE, c.LIGHT_GREEN) +
    dish(720, 640, 190, c.TURQUOISE, c.ORCHE) +
    cup(505, 640, 78, c.ACTION_BLUE, c.WHITE) +
    cup(920, 625, 76, c.YELLOW, c.INK) +
    cup(190, 640, 74, c.PINK) +
    jar(1080, 650, 84, 130, c.LIGHT_BLUE, c.DARK_GREEN, 0.6) +
    paper(['M560 684C560 640 660 640 660 684Z'], c.CLAY, 3) +
    paper(
      [
        { line: 'M588 668l16 -14', width: 6 },
        { line: 'M612 668l16 -14', width: 6 },
      ],
      c.PALE_ORCHE,
      0,
    ) +
    potted(54, 660, 84, c.ORCHE, (x, y) => sprig(random, { x, y, length: 190, angle: -84, pairs: 4, colour: c.MOSS }));
  const cloth = Array.from({ length: 13 }, (_, index) => disc(index * 100, 700, 52, 40));
  return (
    paper(block(-40, -40, 1280, 250), c.PALE_ORCHE, 0) +
    paper(block(470, 70, 300, 280, 150), c.LIGHT_BLUE, 3) +
    paper('M470 262C560 210 660 250 770 220V350H620C540 350 470 330 470 262Z', c.LIGHT_GREEN, 2) +
    paper(disc(690, 150, 42), c.YELLOW, 2) +
    lamp(250, 60, c.ORCHE) +
    lamp(960, 40, c.PINK) +
    people +
    paper(
      polygon(
        [
          [-40, table],
          [1240, table],
          [1240, 700],
          [-40, 700],
        ],
        random,
        3,
      ),
      c.WHITE,
      5,
    ) +
    paper(cloth, c.WHITE, 4) +
    paper(
      [
        { line: `M-20 ${table + 132}H1220`, width: 7 },
        { line: `M-20 ${table + 116}H1220`, width: 3 },
      ],
      c.PINK,
      0,
    ) +
    setting +
    paper(block(-40, height - 14, 1280, 60), c.CLAY, 0)
  );
};
