import * as c from '../colours.ts';
import { block, disc, polygon } from '../outline.ts';
import { type Piece, paper, placed } from '../paper.ts';
import type { Scene } from '../scene.ts';

/** Tools on a shed wall, each before its painted outline; one has been borrowed. */
export const toolWall: Scene = (random) => {
  const shadow = (pieces: readonly Piece[]) => `<g transform="scale(1.08)">${paper(pieces, c.WHITE, 0)}</g>`;
  const hammer: Piece[] = [block(-14, -70, 28, 220, 8), 'M-70 -110H40C70 -110 84 -92 90 -76H40V-52H-70Z'];
  const saw: Piece[] = [
    polygon([
      [-40, -160],
      [40, -160],
      [64, 90],
      [-64, 90],
    ]),
    block(-60, 80, 120, 90, 26),
  ];
  const spade: Piece[] = [
    block(-12, -230, 24, 260, 6),
    block(-54, -250, 108, 28, 14),
    'M-74 20H74V130C74 190 30 224 0 240C-30 224 -74 190 -74 130Z',
  ];
  const rake: Piece[] = [
    block(-11, -230, 22, 420, 6),
    block(-94, 176, 188, 26, 8),
    ...[-84, -44, -4, 36, 76].map((x): Piece => block(x, 196, 14, 56, 6)),
  ];
  const brush: Piece[] = [block(-20, -130, 40, 140, 18), block(-66, 0, 132, 44, 6), block(-60, 40, 120, 90, 6)];
  const spanner: Piece[] = [block(-16, -90, 32, 210, 6), disc(0, -118, 46), disc(0, 134, 38)];
  const nails = (pieces: readonly (readonly [number, number])[]) =>
    paper(
      pieces.map(([x, y]) => disc(x, y, 8)),
      c.INK,
      2,
    );
  const boards: Piece[] = Array.from({ length: 8 }, (_, index) => ({ line: `M${index * 172} -10V810`, width: 4 }));
  const put = (x: number, y: number, turn: number, outline: readonly Piece[], drawing: string) =>
    placed(shadow(outline) + drawing, x, y, turn);
  const bench = paper(block(-40, 690, 1280, 130), c.BROWN, 6) + paper(block(-40, 690, 1280, 34), c.CLAY, 3);
  const tins = [
    [80, c.PINK],
    [180, c.YELLOW],
    [1010, c.PURPLE],
    [1110, c.LIGHT_GREEN],
  ] as const;
  return (
    paper(boards, c.mix(c.TURQUOISE, c.DARK_GREEN, 0.3), 0) +
    put(130, 260, -4, hammer, paper(hammer[0] ?? '', c.ORCHE, 5) + paper(hammer[1] ?? '', c.INK, 5)) +
    put(
      330,
      300,
      6,
      saw,
      paper(
        polygon(
          [
            [-40, -160],
            [40, -160],
            [64, 90],
            [-64, 90],
          ],
          random,
        ),
        c.POWDER_PURPLE,
        5,
      ) +
        paper(block(-60, 80, 120, 90, 26), c.PINK, 5) +
        paper(block(-24, 104, 48, 40, 18), c.WHITE, 0),
    ) +
    put(
      520,
      330,
      0,
      spade,
      paper([spade[0] ?? '', spade[1] ?? ''], c.YELLOW, 5) +
        paper(spade[2] ?? '', c.PURPLE, 6) +
        paper({ line: 'M0 50V170', width: 8 }, c.POWDER_PURPLE, 0),
    ) +
    put(710, 330, 0, rake, paper(rake[0] ?? '', c.PINK, 5) + paper(rake.slice(1), c.DARK_GREEN, 5)) +
    put(890, 250, 0, spanner, '') +
    paper(
      polygon(
        [
          [846, 400],
          [940, 392],
          [944, 470],
          [850, 476],
        ],
        random,
      ),
      c.YELLOW,
      4,
    ) +
    paper(
      [
        { line: 'M864 420l60 -5', width: 6 },
        { line: 'M864 440l44 -4', width: 6 },
      ],
      c.PURPLE,
      0,
    ) +
    put(
      1070,
      260,
      5,
      brush,
      paper(brush[0] ?? '', c.BROWN, 5) +
        paper(brush[1] ?? '', c.INK, 5) +
        paper(brush[2] ?? '', c.ORCHE, 4) +
        paper(
          [-40, -14, 12, 38].map((x): Piece => ({ line: `M${x} 60V120`, width: 5 })),
          c.LIGHT_YELLOW,
          0,
        ),
    ) +
    nails([
      [130, 148],
      [330, 126],
      [520, 66],
      [710, 88],
      [890, 120],
      [1070, 118],
    ]) +
    bench +
    tins
      .map(
        ([x, colour]) =>
          paper(block(x - 40, 600, 80, 92, 6), c.CREAM, 4) + paper(block(x - 40, 622, 80, 44), colour, 0),
      )
      .join('') +
    paper(
      [
        { line: 'M68 600L56 520', width: 8 },
        { line: 'M94 600L106 506', width: 8 },
      ],
      c.BROWN,
      2,
    ) +
    paper({ line: 'M280 668a56 22 0 1 1 112 0a56 22 0 1 1 -112 0', width: 15 }, c.ORCHE, 3) +
    paper({ line: 'M300 656a40 15 0 1 1 76 0', width: 13 }, c.YELLOW, 3) +
    paper(block(460, 640, 300, 52, 4), c.SAND, 4) +
    paper(block(490, 660, 220, 30, 4), c.ORCHE, 4) +
    paper(
      [
        { line: 'M490 656h160', width: 4 },
        { line: 'M520 676h120', width: 4 },
      ],
      c.CLAY,
      0,
    )
  );
};
