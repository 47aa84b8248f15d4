import * as c from '../colours.ts';
import { block, disc, leaf, polygon } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { door, pane } from '../things/houses.ts';
import { stander } from '../things/people.ts';
import { cloud, sun } from '../things/sky.ts';
import { roundTree } from '../things/trees.ts';

/** A terrace on a street party day: bunting, a trestle table, a bicycle. */
export const street: Scene = (random, height) => {
  const terrace = (x: number, width: number, top: number, wall: string, trim: string, entrance: string) =>
    paper(block(x, top, width, 640 - top), wall, 3) +
    paper([block(x - 6, top - 14, width + 12, 30, 3)], trim, 3) +
    pane(x + 30, top + 60, 62, 96, c.LIGHT_BLUE, trim) +
    pane(x + width - 92, top + 60, 62, 96, c.LIGHT_BLUE, trim) +
    pane(x + 30, 480, 70, 90, c.LIGHT_YELLOW, trim) +
    door(x + width - 100, 640, 72, 158, entrance, c.YELLOW) +
    paper(block(x + width - 108, 462, 88, 16, 3), trim, 2);
  const flags = (fromX: number, fromY: number, toX: number, toY: number, sag: number) => {
    const colours = [c.PINK, c.YELLOW, c.PURPLE, c.TURQUOISE, c.ORCHE];
    const at = (part: number): [number, number] => [
      fromX + (toX - fromX) * part,
      fromY + (toY - fromY) * part + sag * 4 * part * (1 - part),
    ];
    const triangles = Array.from({ length: 11 }, (_, index) => {
      const [x, y] = at((index + 0.6) / 11.4);
      return paper(
        polygon(
          [
            [x - 17, y],
            [x + 17, y + 2],
            [x, y + 42],
          ],
          random,
          1.5,
        ),
        colours[index % 5] ?? c.PINK,
        3,
      );
    });
    return (
      paper(
        { line: `M${fromX} ${fromY}Q${(fromX + toX) / 2} ${(fromY + toY) / 2 + sag * 2} ${toX} ${toY}`, width: 4 },
        c.INK,
        0,
      ) + triangles.join('')
    );
  };
  const wheel = (x: number): Piece => ({ line: `M${x - 42} 700a42 42 0 1 0 84 0a42 42 0 1 0 -84 0`, width: 6 });
  const bicycle =
    paper([wheel(930), wheel(1070)], c.INK, 2) +
    paper(
      [
        {
          line: 'M930 700L975 634H1050L1000 700H930M975 634L1000 700M1050 634L1070 700M1050 634L1042 608h24M975 634L970 612',
          width: 7,
        },
      ],
      c.PINK,
      2,
    ) +
    paper({ line: 'M956 610h30', width: 11 }, c.INK, 1) +
    paper(block(1050, 622, 52, 34, 6), c.ORCHE, 2);
  return (
    sun(590, 120, 84, c.LIGHT_YELLOW, c.YELLOW) +
    cloud(820, 110, 190, c.WHITE) +
    cloud(90, 90, 140, c.WHITE) +
    terrace(-50, 270, 230, c.PINK, c.CREAM, c.PURPLE) +
    terrace(220, 250, 280, c.YELLOW, c.CREAM, c.DARK_GREEN) +
    terrace(470, 260, 240, c.TURQUOISE, c.CREAM, c.BROWN) +
    terrace(730, 240, 300, c.POWDER_PURPLE, c.CREAM, c.PURPLE) +
    terrace(970, 290, 220, c.ORCHE, c.CREAM, c.DARK_GREEN) +
    paper(block(-40, 636, 1280, 40), c.SAND, 3) +
    paper(block(-40, 664, 1280, 200), c.mix(c.POWDER_PURPLE, c.INK, 0.22), 3) +
    roundTree(random, 724, 670, 330, c.DARK_GREEN, c.MOSS, c.BROWN) +
    flags(-20, 270, 560, 330, 40) +
    flags(560, 330, 1220, 250, 50) +
    stander({
      x: 96,
      y: 722,
      height: 230,
      coat: c.PURPLE,
      legs: c.INK,
      skin: c.SKINS[3],
      hair: 'curly',
      hairColour: c.ORCHE,
      right: [0.24, -0.56],
    }) +
    stander({
      x: 300,
      y: 704,
      height: 236,
      coat: c.DARK_GREEN,
      legs: c.BROWN,
      skin: c.SKINS[1],
      hair: 'scarf',
      hairColour: c.PINK,
      left: [-0.14, -0.5],
      right: [0.16, -0.5],
    }) +
    stander({
      x: 446,
      y: 704,
      height: 250,
      coat: c.CREAM,
      legs: c.PURPLE,
      skin: c.SKINS[0],
      hair: 'short',
      hairColour: c.INK,
      left: [-0.2, -0.52],
      right: [0.3, -0.86],
    }) +
    paper(
      [
        { line: 'M210 640L190 770', width: 10 },
        { line: 'M520 640L540 770', width: 10 },
      ],
      c.BROWN,
      2,
    ) +
    paper(
      polygon(
        [
          [160, 620],
          [570, 620],
          [590, 690],
          [140, 690],
        ],
        random,
      ),
      c.WHITE,
      4,
    ) +
    paper([{ line: 'M150 674H580', width: 6 }], c.PINK, 0) +
    paper([disc(250, 612, 40, 14), disc(430, 612, 46, 14)], c.POWDER_PURPLE, 2) +
    paper([disc(238, 598, 16), disc(262, 598, 16), disc(250, 584, 15)], c.ORCHE, 2) +
    paper('M392 606C396 570 464 570 468 606Z', c.CLAY, 2) +
    paper([block(330, 570, 30, 46, 5), block(500, 582, 26, 34, 5)], c.TURQUOISE, 2) +
    stander({
      x: 850,
      y: 742,
      height: 172,
      coat: c.YELLOW,
      legs: c.TURQUOISE,
      skin: c.SKINS[2],
      hair: 'plait',
      hairColour: c.INK,
      left: [-0.24, -0.9],
      right: [0.3, -0.56],
      stride: 0.1,
    }) +
    bicycle +
    paper([leaf(-10, height + 10, 170, -60, 0.26), leaf(40, height + 20, 130, -44, 0.26)], c.DARK_GREEN, 3)
  );
};
