import * as c from '../colours.ts';
import { blob, block, disc, leaf, polygon, ribbon } from '../outline.ts';
import { type Piece, paper, placed } from '../paper.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';

/** A valley from the air: fields like a quilt, a river, one bridge, a village. */
export const river: Scene = (random, height) => {
  const field = (
    points: readonly (readonly [number, number])[],
    colour: string,
    lines: string,
    furrows: readonly (readonly [number, number, number, number])[],
  ) =>
    paper(polygon(points, random, 3), colour, 3) +
    paper(
      furrows.map(([x1, y1, x2, y2]): Piece => ({ line: `M${x1} ${y1}L${x2} ${y2}`, width: 5 })),
      lines,
      0,
    );
  const rows = (x: number, y: number, dx: number, dy: number, stepX: number, stepY: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => [x + index * stepX, y + index * stepY, x + index * stepX + dx, y + index * stepY + dy] as const,
    );
  const roof = (x: number, y: number, turn: number, colour: string) =>
    placed(
      paper(block(-26, -18, 52, 36, 2), colour, 5) + paper(block(-26, -18, 52, 18, 2), c.mix(colour, c.WHITE, 0.25), 0),
      x,
      y,
      turn,
    );
  const trees = (x: number, y: number, count: number, spread: number) =>
    Array.from({ length: count }, (_, index) => {
      const size = between(random, 16, 30);
      const px = x + between(random, -spread, spread);
      const py = y + between(random, -spread * 0.6, spread * 0.6);
      return (
        paper(blob(random, px, py, size), index % 3 ? c.DARK_GREEN : c.MOSS, 6) +
        paper(disc(px - size * 0.25, py - size * 0.25, size * 0.3), index % 3 ? c.MOSS : c.LIGHT_GREEN, 0)
      );
    }).join('');
  const course = [
    [330, -40, 90],
    [420, 120, 100],
    [640, 220, 110],
    [760, 340, 120],
    [640, 480, 130],
    [430, 560, 140],
    [420, 690, 160],
    [520, height, 180],
    [600, height + 140, 200],
  ] as const;
  const boat =
    paper(leaf(-50, 0, 100, 0, 0.26), c.WHITE, 4) +
    paper(leaf(-34, 0, 68, 0, 0.2), c.PINK, 0) +
    paper([disc(6, 0, 9)], c.INK, 0);
  return (
    field(
      [
        [-20, -20],
        [330, -20],
        [400, 150],
        [250, 330],
        [-20, 270],
      ],
      c.YELLOW,
      c.ORCHE,
      rows(-10, 40, 330, 30, 0, 52, 5),
    ) +
    field(
      [
        [-20, 280],
        [240, 335],
        [560, 280],
        [640, 400],
        [380, 560],
        [-20, 540],
      ],
      c.MOSS,
      c.DARK_GREEN,
      rows(40, 330, -40, 190, 74, 16, 5),
    ) +
    field(
      [
        [-20, 552],
        [370, 572],
        [360, 840],
        [-20, 840],
      ],
      c.PINK,
      c.ROSE,
      rows(0, 610, 320, 10, 0, 56, 4),
    ) +
    field(
      [
        [430, -20],
        [800, -20],
        [860, 190],
        [640, 230],
        [440, 120],
      ],
      c.POWDER_PURPLE,
      c.PURPLE,
      rows(500, 0, 130, 170, 66, -6, 5),
    ) +
    field(
      [
        [812, -20],
        [1230, -20],
        [1230, 230],
        [870, 190],
      ],
      c.LIGHT_GREEN,
      c.MOSS,
      rows(860, 20, 340, 20, 0, 46, 4),
    ) +
    field(
      [
        [872, 204],
        [1230, 244],
        [1230, 540],
        [860, 500],
        [770, 300],
      ],
      c.ORCHE,
      c.CLAY,
      rows(900, 250, -30, 220, 66, 8, 5),
    ) +
    field(
      [
        [700, 480],
        [850, 514],
        [1230, 556],
        [1230, 840],
        [560, 840],
        [440, 660],
      ],
      c.AQUAMARINE,
      c.TURQUOISE,
      rows(640, 620, 560, 40, 0, 60, 4),
    ) +
    paper(ribbon(course.map(([x, y, breadth]) => [x, y, breadth + 46] as const)), c.SAND, 4) +
    paper(ribbon(course), c.LIGHT_BLUE, 0) +
    paper(ribbon(course.map(([x, y, breadth]) => [x - 8, y + 4, breadth * 0.5] as const)), c.ACTION_BLUE, 0) +
    paper(
      [
        { line: 'M480 156q24 26 60 34', width: 5 },
        { line: 'M700 400q-30 40 -70 60', width: 5 },
        { line: 'M440 640q-8 40 6 70', width: 5 },
      ],
      c.WHITE,
      0,
    ) +
    paper(
      ribbon([
        [-30, 420, 26],
        [240, 452, 24],
        [470, 540, 26],
        [620, 590, 26],
        [860, 540, 24],
        [1240, 590, 28],
      ]),
      c.PALE_ORCHE,
      2,
    ) +
    placed(
      paper(block(-136, -24, 272, 48, 4), c.BROWN, 7) +
        paper(
          Array.from({ length: 9 }, (_, index): Piece => ({ line: `M${-120 + index * 30} -20V20`, width: 5 })),
          c.CLAY,
          0,
        ),
      470,
      546,
      22,
    ) +
    placed(boat, 690, 310, 62) +
    roof(900, 470, 20, c.PINK) +
    roof(980, 500, -8, c.PURPLE) +
    roof(940, 590, 14, c.YELLOW) +
    roof(1050, 560, 4, c.BROWN) +
    roof(1030, 640, -16, c.PINK) +
    trees(180, 180, 5, 60) +
    trees(1110, 430, 7, 70) +
    trees(860, 110, 5, 60) +
    trees(720, 700, 6, 80) +
    trees(160, 730, 6, 90) +
    trees(560, 330, 4, 40)
  );
};
