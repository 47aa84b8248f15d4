import * as c from '../colours.ts';
import { block, disc, land, polygon } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { flower, potted } from '../things/plants.ts';
import { sun } from '../things/sky.ts';
import { cup, steam } from '../things/tableware.ts';

/** A kettle and two cups on a bench, hills in the window. */
export const kettleAtWindow: Scene = (random, height) => {
  const kettle =
    paper('M452 760C440 690 560 600 600 604C650 600 760 690 748 760Z', c.PURPLE, 3) +
    paper({ line: 'M488 690C470 540 730 540 712 690', width: 24 }, c.INK, 3) +
    paper(
      polygon(
        [
          [715, 850],
          [740, 740],
          [846, 690],
          [868, 722],
          [790, 790],
          [760, 880],
        ],
        random,
      ),
      c.PURPLE,
      3,
    ) +
    paper('M430 920C420 780 480 690 600 690C720 690 780 780 770 920Z', c.PURPLE, 6) +
    paper({ line: 'M470 850C480 780 520 742 560 732', width: 13 }, c.POWDER_PURPLE, 0) +
    paper(disc(600, 676, 24), c.YELLOW, 3);
  const tiles: Piece[] = [
    ...Array.from({ length: 7 }, (_, index): Piece => ({ line: `M${index * 200} 930V${height}`, width: 3 })),
    { line: `M0 1075H1200`, width: 3 },
  ];
  return (
    paper(block(150, 90, 900, 640, 8), c.WHITE, 6) +
    `<svg x="180" y="120" width="840" height="580" viewBox="180 120 840 580">` +
    paper(block(180, 120, 840, 580), c.LIGHT_BLUE, 0) +
    sun(430, 330, 110, c.LIGHT_YELLOW, c.YELLOW) +
    paper(land([430, 400, 360, 420, 460, 380, 340, 400], 700), c.AQUAMARINE, 3) +
    paper(land([500, 540, 520, 450, 430, 480, 520, 500], 700), c.MOSS, 3) +
    paper(land([620, 590, 600, 640, 600, 560, 570, 600], 700), c.DARK_GREEN, 3) +
    `</svg>` +
    paper([block(586, 100, 28, 620), block(160, 390, 880, 24)], c.WHITE, 3) +
    paper('M110 50H330C320 300 280 520 120 660Z', c.PINK, 6) +
    paper('M1090 50H870C880 300 920 520 1080 660Z', c.PINK, 6) +
    paper([{ line: 'M70 50H1130', width: 18 }], c.BROWN, 3) +
    paper(block(110, 724, 980, 36, 6), c.CREAM, 4) +
    potted(350, 724, 110, c.TURQUOISE, (x, y) =>
      [
        [-54, 150, c.YELLOW],
        [4, 200, c.PINK],
        [58, 140, c.WHITE],
      ]
        .map(
          ([dx, up, colour]) =>
            paper(
              {
                line: `M${x} ${y}Q${x + Number(dx) * 0.2} ${y - Number(up) * 0.6} ${x + Number(dx)} ${y - Number(up)}`,
                width: 7,
              },
              c.DARK_GREEN,
              1,
            ) + flower(x + Number(dx), y - Number(up), 46, 7, String(colour), c.PURPLE),
        )
        .join(''),
    ) +
    paper(block(-20, 905, 1240, 330), c.YELLOW, 6) +
    paper(tiles, c.ORCHE, 0) +
    paper(block(-20, 900, 1240, 40, 4), c.CLAY, 4) +
    steam(850, 660, 150, c.WHITE) +
    kettle +
    cup(270, 922, 150, c.TURQUOISE, c.WHITE) +
    cup(952, 922, 150, c.PINK, c.PURPLE) +
    paper([disc(390, 890, 32), disc(348, 900, 22)], c.YELLOW, 3)
  );
};
