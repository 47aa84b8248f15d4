import * as c from '../colours.ts';
import { blob, block, disc, leaf, polygon } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { frond, grass, sprig } from '../things/plants.ts';
import { cloud, sun } from '../things/sky.ts';

/** A vegetable bed cut open: leaves above, roots below, and a watering can. */
export const gardenBed: Scene = (random, height) => {
  const ground = 400;
  const carrot = (x: number, size: number, colour: string, stripe: string) =>
    sprig(random, {
      x,
      y: ground + 8,
      length: size * 1.15,
      angle: -90,
      pairs: 5,
      colour: c.MOSS,
      bend: 8,
      breadth: 0.16,
    }) +
    sprig(random, {
      x: x - 8,
      y: ground + 8,
      length: size * 0.9,
      angle: -116,
      pairs: 4,
      colour: c.DARK_GREEN,
      bend: -10,
      breadth: 0.16,
    }) +
    paper(
      `M${x - size * 0.24} ${ground + 14}C${x - size * 0.26} ${ground + size * 0.6} ${x - size * 0.06} ${ground + size * 1.1} ${x + 6} ${ground + size * 1.5}C${x + size * 0.1} ${ground + size * 1.1} ${x + size * 0.26} ${ground + size * 0.6} ${x + size * 0.24} ${ground + 14}Q${x} ${ground - 14} ${x - size * 0.24} ${ground + 14}Z`,
      colour,
      4,
    ) +
    paper(
      [0.3, 0.55, 0.8].map(
        (part, index): Piece => ({
          line: `M${x - size * (0.2 - index * 0.05)} ${ground + size * part}h${size * 0.16}`,
          width: 5,
        }),
      ),
      stripe,
      0,
    );
  const beet = (x: number, radius: number) =>
    [-118, -90, -64]
      .map(
        (angle) =>
          paper(leaf(x, ground + 20, radius * 2.5, angle, 0.22), c.MOSS, 3) +
          paper(
            {
              line: `M${x} ${ground + 20}L${x + Math.cos((angle * Math.PI) / 180) * radius * 2} ${ground + 20 + Math.sin((angle * Math.PI) / 180) * radius * 2}`,
              width: 6,
            },
            c.PINK,
            0,
          ),
      )
      .join('') +
    paper(
      [blob(random, x, ground + radius, radius, radius, 0.04), leaf(x, ground + radius * 1.7, radius * 1.5, 84, 0.12)],
      c.PURPLE,
      4,
    ) +
    paper(
      {
        line: `M${x - radius * 0.5} ${ground + radius * 0.7}q${radius * 0.1} ${-radius * 0.3} ${radius * 0.4} ${-radius * 0.4}`,
        width: 8,
      },
      c.POWDER_PURPLE,
      0,
    );
  const potato = (x: number, y: number, size: number) =>
    paper(blob(random, x, y, size, size * 0.74, 0.1), c.SAND, 4) +
    paper(
      [disc(x - size * 0.3, y, 4), disc(x + size * 0.3, y - size * 0.2, 4), disc(x + size * 0.1, y + size * 0.3, 4)],
      c.CLAY,
      0,
    );
  const can =
    paper({ line: 'M960 250C1010 170 1100 190 1096 290', width: 17 }, c.ORCHE, 3) +
    paper(
      polygon(
        [
          [850, 330],
          [760, 236],
          [778, 220],
          [872, 282],
        ],
        random,
      ),
      c.YELLOW,
      3,
    ) +
    paper(
      polygon([
        [738, 250],
        [790, 198],
        [800, 210],
        [752, 262],
      ]),
      c.ORCHE,
      2,
    ) +
    paper(block(850, 244, 210, 164, 12), c.YELLOW, 5) +
    paper([{ line: 'M864 286H1046', width: 8 }], c.ORCHE, 0);
  const drops = Array.from({ length: 9 }, (_, index) =>
    leaf(722 - (index % 3) * 22, 284 + Math.floor(index / 3) * 34 + (index % 3) * 12, 20, 96, 0.34),
  );
  const worm = paper({ line: 'M846 716q20 -26 40 0t40 0t40 0', width: 15 }, c.PINK, 2);
  const stones = Array.from({ length: 12 }, () =>
    blob(
      random,
      between(random, 20, 1180),
      between(random, 640, 780),
      between(random, 8, 20),
      between(random, 7, 13),
      0.14,
    ),
  );
  return (
    sun(180, 130, 84, c.LIGHT_YELLOW, c.YELLOW) +
    cloud(420, 110, 190, c.WHITE) +
    paper('M-40 330C160 260 420 320 640 290C880 260 1060 320 1240 280V500H-40Z', c.LIGHT_GREEN, 3) +
    paper(
      [
        { line: 'M40 330V190', width: 9 },
        { line: 'M130 320V170', width: 9 },
        { line: 'M30 220L140 210', width: 6 },
      ],
      c.CLAY,
      2,
    ) +
    paper(block(-40, ground, 1280, 460), c.BROWN, 4) +
    paper(
      `M-40 560C240 520 480 590 720 560C940 530 1080 570 1240 550V${height + 40}H-40Z`,
      c.mix(c.BROWN, c.INK, 0.3),
      2,
    ) +
    paper(
      `M-40 700C240 670 480 730 720 700C940 680 1080 720 1240 700V${height + 40}H-40Z`,
      c.mix(c.BROWN, c.INK, 0.6),
      2,
    ) +
    paper(stones, c.mix(c.BROWN, c.SAND, 0.4), 1) +
    grass(random, 20, ground + 8, 70, 6, c.DARK_GREEN) +
    carrot(120, 190, c.ORCHE, c.CLAY) +
    beet(296, 74) +
    carrot(452, 170, c.PINK, c.ROSE) +
    paper(drops, c.ACTION_BLUE, 1) +
    frond(random, { x: 620, y: ground + 10, length: 170, angle: -90, lobes: 5, colour: c.TURQUOISE }) +
    potato(570, 480, 50) +
    potato(660, 520, 60) +
    potato(600, 590, 42) +
    paper(
      [{ line: 'M622 404Q610 440 580 460M622 404Q640 450 656 480M622 404Q618 500 604 560', width: 5 }],
      c.PALE_ORCHE,
      0,
    ) +
    beet(800, 62) +
    carrot(930, 150, c.ORCHE, c.CLAY) +
    carrot(1070, 180, c.LIGHT_YELLOW, c.ORCHE) +
    grass(random, 1170, ground + 8, 90, 7, c.DARK_GREEN) +
    can +
    worm
  );
};
