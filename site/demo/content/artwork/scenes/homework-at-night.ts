import * as c from '../colours.ts';
import { block, disc, polygon } from '../outline.ts';
import { light, type Piece, paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { sitter } from '../things/people.ts';
import { scatter, sun } from '../things/sky.ts';
import { cup, saucepan, steam } from '../things/tableware.ts';

/** A boy does his homework at the kitchen table at night while dinner cooks. */
export const homeworkAtNight: Scene = (random, height) => {
  const glow = light(
    polygon([
      [560, 150],
      [700, 150],
      [980, 560],
      [280, 560],
    ]),
    c.YELLOW,
  );
  const papers: Piece[] = [
    polygon([
      [520, 600],
      [650, 592],
      [664, 640],
      [528, 650],
    ]),
    polygon([
      [664, 594],
      [790, 600],
      [790, 650],
      [676, 642],
    ]),
  ];
  const lines: Piece[] = [0, 12, 24].flatMap((dy): Piece[] => [
    { line: `M545 ${610 + dy}l92 -5`, width: 3 },
    { line: `M686 ${606 + dy}l84 4`, width: 3 },
  ]);
  return (
    paper(block(90, 90, 320, 330, 6), c.CREAM, 4) +
    paper(block(108, 108, 284, 294), c.INK, 0) +
    paper(scatter(random, 22, [116, 116, 268, 190], 3.6), c.LIGHT_YELLOW, 0) +
    sun(320, 190, 42, c.LIGHT_YELLOW, c.YELLOW) +
    paper('M108 402V330C180 290 240 340 300 310C340 300 370 320 392 310V402Z', c.DARK_GREEN, 2) +
    paper([block(196, 330, 30, 34)], c.YELLOW, 0) +
    paper(
      [
        { line: 'M250 108V402', width: 10 },
        { line: 'M108 246H392', width: 10 },
      ],
      c.CREAM,
      2,
    ) +
    paper(block(860, 330, 380, 290, 6), c.TURQUOISE, 4) +
    paper(block(846, 312, 400, 28, 4), c.CREAM, 3) +
    paper([block(890, 410, 230, 180, 8)], c.DARK_GREEN, 2) +
    paper([{ line: 'M920 444H1090', width: 9 }], c.CREAM, 1) +
    paper([disc(900, 374, 13), disc(950, 374, 13), disc(1000, 374, 13)], c.INK, 1) +
    saucepan(980, 312, 150, c.PINK, c.INK, 1) +
    steam(980, 220, 110, c.PALE_PURPLE) +
    paper([block(850, 60, 350, 16, 3)], c.CLAY, 4) +
    cup(910, 60, 60, c.YELLOW) +
    cup(990, 60, 60, c.TURQUOISE) +
    cup(1070, 60, 60, c.PINK) +
    glow +
    paper({ line: 'M630 -10V110', width: 6 }, c.CREAM, 1) +
    paper(
      polygon(
        [
          [580, 100],
          [680, 100],
          [740, 176],
          [520, 176],
        ],
        random,
      ),
      c.YELLOW,
      5,
    ) +
    paper(disc(630, 178, 26, 12), c.LIGHT_YELLOW, 0) +
    paper(
      [
        { line: 'M548 560V360', width: 18 },
        { line: 'M720 560V360', width: 18 },
        { line: 'M548 400H720', width: 18 },
      ],
      c.BROWN,
      3,
    ) +
    sitter({
      x: 634,
      y: 586,
      size: 340,
      coat: c.PINK,
      skin: c.SKINS[0],
      hair: 'curly',
      hairColour: c.mix(c.INK, c.BROWN, 0.4),
      lean: -0.1,
      hands: [
        [-100, 0],
        [104, 0],
      ],
    }) +
    paper(
      polygon([
        [-40, 574],
        [1240, 574],
        [1240, 664],
        [-40, 664],
      ]),
      c.ORCHE,
      5,
    ) +
    paper(papers, c.WHITE, 2) +
    paper(lines, c.ACTION_BLUE, 0) +
    paper(
      [
        { line: 'M530 560Q536 596 570 612', width: 44 },
        { line: 'M742 560Q744 600 716 614', width: 44 },
      ],
      c.mix(c.PINK, c.INK, 0.1),
      3,
    ) +
    paper([disc(576, 614, 23), disc(708, 616, 23)], c.SKINS[0], 1) +
    paper({ line: 'M720 604l34 -56', width: 8 }, c.PURPLE, 2) +
    cup(430, 650, 78, c.TURQUOISE, c.WHITE) +
    paper([block(180, 612, 150, 20, 3)], c.PURPLE, 3) +
    paper([block(192, 594, 130, 18, 3)], c.PINK, 3) +
    paper([block(184, 576, 138, 18, 3)], c.YELLOW, 3) +
    paper([block(880, 608, 190, 40, 8)], c.WHITE, 3) +
    paper(
      [c.PINK, c.YELLOW, c.LIGHT_GREEN, c.TURQUOISE, c.ACTION_BLUE, c.POWDER_PURPLE, c.ORCHE].map((_, index) =>
        block(887 + index * 26, 614, 21, 28, 4),
      ),
      c.AQUAMARINE,
      0,
    ) +
    paper([disc(898, 628, 5), disc(924, 628, 5), disc(950, 628, 5)], c.PURPLE, 0) +
    paper([block(60, 664, 46, 160), block(1094, 664, 46, 160)], c.CLAY, 3) +
    paper(block(-20, height - 26, 1240, 60), c.INK, 0)
  );
};
