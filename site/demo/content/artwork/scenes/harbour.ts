import * as c from '../colours.ts';
import { block, land, polygon } from '../outline.ts';
import { type Piece, paper, placed } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { gableHouse } from '../things/houses.ts';
import { stander } from '../things/people.ts';
import { cloud, flyingBird, sun } from '../things/sky.ts';
import { poplar, roundTree } from '../things/trees.ts';

/** A small port: houses along the water, fishing boats, somebody on the jetty. */
export const harbour: Scene = (random, height) => {
  const cottages = [
    [30, 120, c.PINK, c.PURPLE],
    [140, 104, c.CREAM, c.BROWN],
    [236, 132, c.YELLOW, c.DARK_GREEN],
    [362, 110, c.TURQUOISE, c.INK],
    [466, 126, c.CREAM, c.PURPLE],
  ] as const;
  const boat = (hull: string, sail: string, stripe: string) =>
    paper({ line: 'M0 0V-196', width: 7 }, c.BROWN, 1) +
    paper('M8 -190C70 -150 96 -90 100 -26H8Z', sail, 4) +
    paper('M-8 -160C-50 -120 -66 -70 -70 -26H-8Z', c.CREAM, 3) +
    paper('M-112 -12H118C108 34 84 46 50 46H-56C-88 46 -104 24 -112 -12Z', hull, 4) +
    paper({ line: 'M-100 6H108', width: 9 }, stripe, 0);
  const tug =
    paper(block(-40, -70, 70, 60, 8), c.CREAM, 3) +
    paper(block(-26, -56, 40, 24, 4), c.LIGHT_BLUE, 0) +
    paper(block(-22, -106, 20, 40, 3), c.INK, 2) +
    paper('M-104 -14H96C92 28 74 40 48 40H-62C-90 40 -100 20 -104 -14Z', c.DARK_GREEN, 4) +
    paper({ line: 'M-92 4H86', width: 8 }, c.PINK, 0);
  const wave = (y: number, shift: number) =>
    Array.from(
      { length: 9 },
      (_, index): Piece => ({ line: `M${index * 150 + shift} ${y}q18 -14 36 0t36 0`, width: 5 }),
    );
  const planks: Piece[] = Array.from({ length: 9 }, (_, index) => ({ line: `M${800 + index * 52} 548V574`, width: 4 }));
  return (
    sun(860, 190, 110, c.LIGHT_YELLOW, c.YELLOW, c.ORCHE) +
    cloud(420, 110, 200, c.WHITE) +
    cloud(80, 150, 130, c.WHITE) +
    flyingBird(620, 120, 70, c.WHITE, c.POWDER_PURPLE, -10) +
    flyingBird(710, 160, -52, c.WHITE, c.POWDER_PURPLE, 6) +
    flyingBird(1060, 110, -64, c.WHITE, c.POWDER_PURPLE, 8) +
    paper(land([330, 250, 200, 240, 300, 350, 400, 420, 430], height), c.POWDER_PURPLE, 3) +
    paper(land([330, 300, 290, 320, 350, 380, 420, 440, 430], height), c.MOSS, 3) +
    roundTree(random, 90, 340, 120, c.DARK_GREEN, c.LIGHT_GREEN, c.BROWN) +
    poplar(620, 390, 130, c.DARK_GREEN, c.BROWN) +
    cottages
      .map(
        ([x, width, wall, roof]) =>
          gableHouse(random, x, 400, width * 0.86, 72, wall, roof) +
          paper(
            [block(x + width * 0.14, 352, 20, 24, 2), block(x + width * 0.5, 352, 20, 24, 2)],
            wall === c.YELLOW ? c.PURPLE : c.YELLOW,
            0,
          ),
      )
      .join('') +
    paper(block(-40, 398, 720, 40, 4), c.SAND, 3) +
    paper(block(-40, 430, 1280, 300), c.TURQUOISE, 3) +
    paper('M760 440C820 432 960 432 980 440C900 470 1000 520 860 560C820 500 880 470 760 440Z', c.LIGHT_YELLOW, 0) +
    paper(land([500, 492, 506, 494, 504, 494, 502], height), c.mix(c.TURQUOISE, c.ACTION_BLUE, 0.5), 3) +
    paper([...wave(470, 20), ...wave(540, 90)], c.PALE_BLUE, 0) +
    placed(boat(c.PURPLE, c.PINK, c.YELLOW), 380, 520) +
    placed(boat(c.ORCHE, c.YELLOW, c.CREAM), 640, 470, 0, 0.6) +
    placed(tug, 140, 560, 0, 0.95) +
    paper(land([600, 592, 606, 594, 604, 596, 604], height), c.mix(c.PURPLE, c.ACTION_BLUE, 0.45), 3) +
    paper(wave(640, 50), c.LIGHT_BLUE, 0) +
    paper(
      [
        { line: 'M830 560V690', width: 18 },
        { line: 'M960 560V690', width: 18 },
        { line: 'M1090 560V690', width: 18 },
      ],
      c.BROWN,
      3,
    ) +
    paper(
      polygon(
        [
          [780, 544],
          [1240, 540],
          [1240, 576],
          [780, 578],
        ],
        random,
      ),
      c.CLAY,
      4,
    ) +
    paper(planks, c.BROWN, 0) +
    stander({
      x: 930,
      y: 552,
      height: 196,
      coat: c.YELLOW,
      legs: c.INK,
      skin: c.SKINS[2],
      hair: 'hat',
      hairColour: c.INK,
      left: [-0.26, -0.86],
    }) +
    stander({
      x: 1030,
      y: 552,
      height: 176,
      coat: c.PINK,
      legs: c.PURPLE,
      skin: c.SKINS[1],
      hair: 'long',
      hairColour: c.BROWN,
    }) +
    paper([block(1108, 500, 60, 44, 4), block(1120, 460, 52, 42, 4)], c.DARK_GREEN, 3) +
    paper(
      [
        { line: 'M1112 522h52', width: 5 },
        { line: 'M1124 482h44', width: 5 },
      ],
      c.MOSS,
      0,
    )
  );
};
