import * as c from '../colours.ts';
import { block, disc, polygon } from '../outline.ts';
import { type Piece, paper, placed } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { door, pane } from '../things/houses.ts';
import { stander } from '../things/people.ts';
import { grass, potted, sprig } from '../things/plants.ts';
import { cloud, sun } from '../things/sky.ts';
import { roundTree } from '../things/trees.ts';

/** A man in a wheelchair goes up his new ramp; a neighbour still holds the drill. */
export const ramp: Scene = (random, height) => {
  const boards: Piece[] = Array.from({ length: 15 }, (_, index) => ({
    line: `M${250 + index * 38} ${664 - index * 8.3}l-2 22`,
    width: 4,
  }));
  const posts: Piece[] = [250, 400, 550, 700].map((x) => ({
    line: `M${x} ${668 - (x - 250) * 0.222}V${566 - (x - 250) * 0.222}`,
    width: 11,
  }));
  const chair =
    paper('M-20 -150C-40 -90 -34 -40 -26 -14H48C52 -60 40 -100 20 -150Z', c.YELLOW, 3) +
    paper([{ line: 'M-6 -26H66L84 46', width: 40 }], c.INK, 3) +
    paper({ line: 'M88 56h26', width: 22 }, c.BROWN, 2) +
    paper({ line: 'M2 -146V-176', width: 24 }, c.SKINS[2], 0) +
    paper(disc(6, -204, 36, 38), c.SKINS[2], 2) +
    paper(['M-34 -200C-40 -262 50 -262 44 -210C20 -232 -10 -226 -34 -200Z'], c.POWDER_PURPLE, 1) +
    paper({ line: 'M-46 -96V6H70', width: 11 }, c.PURPLE, 2) +
    paper({ line: 'M70 6L92 70H116', width: 8 }, c.PURPLE, 2) +
    paper({ line: 'M-88 30a68 68 0 1 0 136 0a68 68 0 1 0 -136 0', width: 12 }, c.PURPLE, 3) +
    paper(
      [{ line: 'M-20 30H44M-20 30L-66 -18M-20 30L26 -18M-20 30L-66 78M-20 30L26 78M-20 30V-34M-20 30V94', width: 3 }],
      c.POWDER_PURPLE,
      0,
    ) +
    paper([disc(-20, 30, 12), disc(98, 78, 20)], c.PURPLE, 2) +
    paper({ line: 'M4 -124Q46 -74 22 -34', width: 28 }, c.mix(c.YELLOW, c.INK, 0.1), 3) +
    paper(disc(20, -30, 15), c.SKINS[2], 1);
  const boardsOfWall: Piece[] = Array.from({ length: 7 }, (_, index) => ({
    line: `M700 ${200 + index * 56}H1240`,
    width: 3,
  }));
  return (
    sun(300, 180, 110, c.LIGHT_YELLOW, c.YELLOW) +
    cloud(440, 130, 170, c.WHITE) +
    paper('M-40 470C120 400 380 420 560 440C800 460 1000 420 1240 440V840H-40Z', c.LIGHT_GREEN, 3) +
    roundTree(random, 120, 560, 330, c.DARK_GREEN, c.MOSS, c.BROWN) +
    roundTree(random, 560, 500, 170, c.MOSS, c.LIGHT_GREEN, c.BROWN) +
    paper(block(700, 150, 560, 420), c.TURQUOISE, 4) +
    paper(boardsOfWall, c.mix(c.TURQUOISE, c.DARK_GREEN, 0.25), 0) +
    paper(
      polygon(
        [
          [640, 160],
          [760, 40],
          [1260, 40],
          [1260, 160],
        ],
        random,
      ),
      c.PURPLE,
      6,
    ) +
    pane(1060, 250, 110, 140, c.LIGHT_YELLOW, c.CREAM) +
    paper(block(1046, 402, 138, 22, 4), c.BROWN, 3) +
    [1072, 1110, 1150]
      .map((x) => sprig(random, { x, y: 404, length: 70, angle: -90, pairs: 3, colour: c.PINK, lift: 1 }))
      .join('') +
    door(800, 552, 130, 280, c.PINK, c.INK) +
    paper(block(826, 300, 78, 80, 6), c.LIGHT_YELLOW, 1) +
    paper(block(724, 548, 540, 40, 3), c.CLAY, 4) +
    paper(
      polygon([
        [724, 548],
        [1260, 548],
        [1260, 690],
        [724, 690],
      ]),
      c.mix(c.BROWN, c.INK, 0.2),
      0,
    ) +
    paper(block(724, 548, 540, 30, 3), c.CLAY, 4) +
    `<path d="${polygon([
      [210, 690],
      [730, 560],
      [730, 690],
    ])}" fill="${c.mix(c.BROWN, c.INK, 0.2)}"/>` +
    paper(
      polygon(
        [
          [186, 678],
          [730, 548],
          [730, 578],
          [186, 706],
        ],
        random,
      ),
      c.ORCHE,
      5,
    ) +
    paper(boards, c.CLAY, 0) +
    placed(chair, 500, 536, -13, 0.92) +
    paper([...posts, { line: 'M240 568L724 462', width: 12 }], c.CREAM, 3) +
    paper(`M-40 690C200 664 520 706 760 684C980 664 1100 700 1240 680V${height + 40}H-40Z`, c.MOSS, 4) +
    stander({
      x: 860,
      y: 748,
      height: 320,
      coat: c.DARK_GREEN,
      legs: c.PURPLE,
      skin: c.SKINS[0],
      hair: 'scarf',
      hairColour: c.YELLOW,
      left: [-0.24, -0.6],
      right: [0.17, -0.46],
    }) +
    paper(['M758 546h54v26h-54z', 'M786 566h24l6 44h-22z'], c.PINK, 3) +
    paper({ line: 'M758 558h-34', width: 6 }, c.INK, 1) +
    paper(block(940, 690, 130, 62, 6), c.YELLOW, 4) +
    paper(
      [
        { line: 'M968 690q36 -50 72 0', width: 9 },
        { line: 'M940 718h130', width: 5 },
      ],
      c.INK,
      1,
    ) +
    potted(1140, 740, 90, c.PINK, (x, y) => grass(random, x, y, 150, 9, c.DARK_GREEN)) +
    grass(random, 60, 815, 150, 9, c.DARK_GREEN) +
    grass(random, 560, 820, 90, 7, c.DARK_GREEN)
  );
};
