import * as c from '../colours.ts';
import { block, bowl, disc, dome, leaf } from '../outline.ts';
import { type Piece, paper, placed } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { steam } from '../things/tableware.ts';

/** One pair of hands gives a full bowl to another. */
export const passingTheBowl: Scene = (random, height) => {
  /** Fingers under the rim, thumb on it; made for the left side. */
  const hand = (skin: string, sleeve: string, cuff: string) => {
    const back: Piece[] = [
      { line: 'M-330 70C-240 60 -170 40 -110 10', width: 96 },
      'M-150 -46C-80 -80 -10 -60 26 -10C40 20 30 70 -20 90C-80 110 -140 80 -160 40Z',
    ];
    const fingers: Piece[] = [
      [40, 8, 96, 30],
      [30, 40, 92, 66],
      [10, 68, 74, 100],
      [-14, 90, 46, 126],
    ].map(([x1, y1, x2, y2]) => ({ line: `M${(x1 ?? 0) - 60} ${(y1 ?? 0) - 6}Q${x1} ${y1} ${x2} ${y2}`, width: 36 }));
    const thumb: Piece = { line: 'M-90 -30Q-20 -100 52 -92', width: 40 };
    return {
      behind:
        paper([...back, ...fingers], skin, 4) +
        paper({ line: 'M-640 120C-520 110 -420 92 -330 66', width: 170 }, sleeve, 6) +
        paper({ line: 'M-338 2L-318 128', width: 46 }, cuff, 3),
      front: paper(thumb, skin, 3) + paper({ line: 'M40 -94q14 -2 16 2', width: 14 }, c.mix(skin, c.PEACH, 0.5), 0),
    };
  };
  const giver = hand(c.SKINS[0], c.YELLOW, c.ORCHE);
  const taker = hand(c.SKINS[3], c.TURQUOISE, c.DARK_GREEN);
  const dumplings = [
    [470, 0],
    [560, -16],
    [650, -18],
    [740, 2],
    [520, -58],
    [610, -74],
    [694, -56],
  ].map(
    ([x = 0, dy = 0], index) =>
      paper(dome(x, 640 + dy, 58, 54), index % 2 ? c.LIGHT_YELLOW : c.SAND, 3) +
      paper([{ line: `M${x - 18} ${610 + dy}q18 -16 36 0`, width: 5 }], c.CLAY, 0),
  );
  return (
    paper(disc(600, 560, 470), c.PINK, 4) +
    paper(disc(600, 560, 380), c.PEACH, 0) +
    paper(
      Array.from({ length: 16 }, (_, index) =>
        leaf(
          600 + Math.cos((index * Math.PI) / 8) * 425,
          560 + Math.sin((index * Math.PI) / 8) * 425,
          58,
          index * 22.5 + 60,
          0.3,
        ),
      ),
      c.ORCHE,
      2,
    ) +
    steam(600, 470, 220, c.WHITE) +
    dumplings.join('') +
    paper([leaf(560, 560, 90, -150, 0.26), leaf(650, 566, 86, -24, 0.26), leaf(610, 540, 70, -80, 0.26)], c.MOSS, 3) +
    placed(giver.behind, 330, 720, 6, 1.12) +
    placed(taker.behind, 870, 720, -6, -1.12, 1.12) +
    paper([bowl(600, 650, 290, 240), block(510, 870, 180, 36, 8)], c.PURPLE, 7) +
    paper(
      { line: 'M322 690C340 800 470 850 600 850C730 850 860 800 878 690', width: 22 },
      c.mix(c.PURPLE, c.INK, 0.2),
      0,
    ) +
    paper(
      Array.from({ length: 9 }, (_, index) =>
        leaf(388 + index * 53, 742 + Math.sin((index / 8) * Math.PI) * 40, 44, index % 2 ? 60 : 120, 0.3),
      ),
      c.YELLOW,
      0,
    ) +
    paper({ line: 'M306 650H894', width: 24 }, c.POWDER_PURPLE, 3) +
    placed(giver.front, 330, 720, 6, 1.12) +
    placed(taker.front, 870, 720, -6, -1.12, 1.12) +
    paper(block(-40, height - 170, 1280, 220), c.DARK_GREEN, 5) +
    paper(
      Array.from({ length: 13 }, (_, index) => disc(index * 100, height - 84, 20 + random() * 2)),
      c.MOSS,
      0,
    ) +
    paper({ line: `M-20 ${height - 140}H1220`, width: 6 }, c.MOSS, 0)
  );
};
