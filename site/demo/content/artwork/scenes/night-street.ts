import * as c from '../colours.ts';
import { block, disc, dome, polygon } from '../outline.ts';
import { light, type Piece, paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { door, gableHouse } from '../things/houses.ts';
import { stander } from '../things/people.ts';
import { scatter } from '../things/sky.ts';
import { poplar, roundTree } from '../things/trees.ts';

/** A street at night: every house has one lit window, and two people walk home. */
export const nightStreet: Scene = (random, height) => {
  const lit = (x: number, y: number, width: number, tall: number, inside: string) =>
    paper(block(x, y, width, tall, 3), c.YELLOW, 2) +
    inside +
    paper(
      [
        { line: `M${x + width / 2} ${y}V${y + tall}`, width: 4 },
        { line: `M${x} ${y + tall / 2}H${x + width}`, width: 4 },
      ],
      c.BROWN,
      0,
    );
  const dark = (x: number, y: number, width: number, tall: number, wall: string) =>
    paper(block(x, y, width, tall, 3), c.mix(wall, c.INK, 0.55), 0);
  const lamp = (x: number) =>
    light(
      polygon([
        [x - 16, 330],
        [x + 16, 330],
        [x + 96, 590],
        [x - 96, 590],
      ]),
      c.LIGHT_YELLOW,
    ) +
    paper({ line: `M${x} 330V596`, width: 9 }, c.INK, 2) +
    paper(dome(x, 330, 30, 26), c.INK, 2) +
    paper(disc(x, 332, 14, 8), c.LIGHT_YELLOW, 0);
  const walls = [
    c.mix(c.PURPLE, c.PINK, 0.35),
    c.mix(c.DARK_GREEN, c.TURQUOISE, 0.45),
    c.mix(c.BROWN, c.PINK, 0.4),
    c.mix(c.PURPLE, c.ACTION_BLUE, 0.4),
    c.mix(c.DARK_GREEN, c.LIGHT_GREEN, 0.3),
  ];
  const [w1 = '', w2 = '', w3 = '', w4 = '', w5 = ''] = walls;
  const chimneys: Piece[] = [block(90, 236, 34, 80), block(610, 220, 34, 80), block(1010, 240, 34, 80)];
  const cat = paper('M512 348c-4 -30 8 -34 10 -50l8 10h10l8 -10c4 18 14 22 10 50Z', c.INK, 0);
  const plant = paper(
    ['M1084 402c-22 -30 -6 -44 0 -56c8 14 20 30 0 56Z', block(1072, 394, 24, 24, 3)],
    c.DARK_GREEN,
    0,
  );
  const person = paper([disc(206, 386, 15), 'M182 432C182 400 230 400 230 432Z'], c.PURPLE, 0);
  return (
    paper(scatter(random, 46, [0, 0, 1200, 260], 3.4), c.LIGHT_YELLOW, 0) +
    paper(disc(880, 118, 66), c.LIGHT_YELLOW, 4) +
    paper(disc(908, 104, 58), c.INK, 0) +
    paper('M-40 400C200 300 420 380 620 310C820 260 1040 360 1240 300V700H-40Z', c.PLUM, 3) +
    paper(chimneys, c.BROWN, 2) +
    gableHouse(random, 40, 560, 230, 210, w1, c.INK) +
    gableHouse(random, 300, 560, 160, 150, w3, c.BROWN) +
    gableHouse(random, 470, 560, 240, 230, w2, c.INK) +
    gableHouse(random, 740, 560, 190, 160, w4, c.BROWN) +
    gableHouse(random, 960, 560, 250, 190, w5, c.INK) +
    lit(170, 370, 66, 64, person) +
    dark(72, 370, 66, 64, w1) +
    door(128, 560, 54, 100, c.INK, c.YELLOW) +
    lit(348, 420, 56, 56, '') +
    door(360, 560, 44, 76, c.PLUM, c.YELLOW) +
    lit(500, 300, 66, 70, cat) +
    dark(612, 300, 66, 70, w2) +
    dark(612, 420, 66, 70, w2) +
    door(510, 560, 58, 108, c.BROWN, c.YELLOW) +
    lit(770, 420, 56, 56, '') +
    dark(850, 420, 52, 56, w4) +
    door(812, 560, 46, 70, c.INK, c.YELLOW) +
    lit(1050, 350, 68, 68, plant) +
    dark(990, 450, 60, 62, w5) +
    door(1112, 560, 54, 100, c.PLUM, c.YELLOW) +
    poplar(286, 566, 180, c.DARK_GREEN, c.BROWN) +
    poplar(944, 566, 220, c.DARK_GREEN, c.BROWN) +
    paper(block(-40, 556, 1280, 160), c.mix(c.INK, c.PURPLE, 0.4), 4) +
    paper(block(-40, 602, 1280, 120), c.mix(c.INK, c.PURPLE, 0.15), 2) +
    paper(
      Array.from({ length: 9 }, (_, index): Piece => ({ line: `M${index * 150 - 20} 646h70`, width: 6 })),
      c.POWDER_PURPLE,
      0,
    ) +
    lamp(440) +
    lamp(1000) +
    stander({
      x: 560,
      y: 606,
      height: 152,
      coat: c.PINK,
      legs: c.POWDER_PURPLE,
      skin: c.SKINS[3],
      hair: 'bun',
      hairColour: c.WHITE,
      right: [0.2, -0.46],
    }) +
    stander({
      x: 620,
      y: 608,
      height: 166,
      coat: c.YELLOW,
      legs: c.TURQUOISE,
      skin: c.SKINS[0],
      hair: 'short',
      hairColour: c.INK,
      left: [-0.18, -0.46],
      stride: 0.07,
    }) +
    roundTree(random, 1180, height + 60, 320, c.DARK_GREEN, c.MOSS, c.BROWN) +
    roundTree(random, 10, height + 80, 300, c.DARK_GREEN, c.MOSS, c.BROWN)
  );
};
