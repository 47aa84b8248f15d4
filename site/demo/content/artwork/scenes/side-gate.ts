import * as c from '../colours.ts';
import { block, polygon } from '../outline.ts';
import { paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { gableHouse, palings, pane } from '../things/houses.ts';
import { stander } from '../things/people.ts';
import { frond, sprig } from '../things/plants.ts';
import { cloud, flyingBird, sun } from '../things/sky.ts';
import { roundTree } from '../things/trees.ts';

/** An open gate between two houses, and somebody waving from the garden behind it. */
export const sideGate: Scene = (random, height) => {
  const garden =
    paper(`M380 330C560 270 820 280 960 330V560H380Z`, c.LIGHT_GREEN, 3) +
    roundTree(random, 820, 430, 270, c.DARK_GREEN, c.MOSS, c.BROWN) +
    roundTree(random, 480, 400, 170, c.MOSS, c.LIGHT_GREEN, c.BROWN) +
    stander({
      x: 655,
      y: 452,
      height: 168,
      coat: c.PINK,
      legs: c.PURPLE,
      skin: c.SKINS[1],
      hair: 'bun',
      hairColour: c.INK,
      left: [-0.22, -0.96],
      right: [0.16, -0.46],
    });
  const houses =
    gableHouse(random, -140, 575, 480, 300, c.PURPLE, c.INK) +
    pane(60, 330, 110, 130, c.YELLOW, c.CREAM) +
    paper(block(44, 468, 142, 20, 4), c.PINK, 3) +
    gableHouse(random, 930, 575, 420, 240, c.PINK, c.BROWN) +
    pane(1050, 385, 100, 110, c.LIGHT_YELLOW, c.CREAM);
  const path = `M628 440C630 500 590 540 520 600C460 650 430 680 410 ${height + 40}H830C800 660 720 600 690 540C676 510 672 470 676 440Z`;
  const gate =
    paper(
      polygon(
        [
          [742, 372],
          [850, 330],
          [850, 640],
          [742, 578],
        ],
        random,
      ),
      c.TURQUOISE,
      6,
    ) +
    paper(
      [
        { line: 'M752 412L842 384', width: 11 },
        { line: 'M752 548L842 596', width: 11 },
        { line: 'M754 544L840 390', width: 11 },
      ],
      c.PALE_BLUE,
      2,
    ) +
    paper(block(726, 352, 20, 236, 4), c.BROWN, 3);
  return (
    sun(700, 190, 140, c.LIGHT_YELLOW, c.YELLOW) +
    cloud(210, 120, 190, c.WHITE) +
    flyingBird(480, 150, 62, c.INK, c.PURPLE, -8) +
    flyingBird(560, 200, 40, c.INK, c.PURPLE, 4) +
    garden +
    paper('M-40 560C300 540 900 540 1240 560V760H-40Z', c.MOSS, 2) +
    paper(path, c.SAND, 3) +
    palings(random, 318, 560, 585, 220, c.CREAM) +
    palings(random, 862, 960, 590, 220, c.CREAM) +
    houses +
    paper(block(546, 352, 20, 236, 4), c.BROWN, 3) +
    gate +
    paper(`M-40 ${height - 70}C140 ${height - 130} 330 ${height - 60} 420 ${height + 40}H-40Z`, c.DARK_GREEN, 4) +
    paper(
      `M800 ${height + 40}C900 ${height - 70} 1080 ${height - 120} 1240 ${height - 70}V${height + 40}Z`,
      c.DARK_GREEN,
      4,
    ) +
    frond(random, { x: 90, y: height + 20, length: 280, angle: -74, lobes: 7, colour: c.TURQUOISE }) +
    sprig(random, { x: 250, y: height + 10, length: 190, angle: -64, pairs: 4, colour: c.LIGHT_GREEN }) +
    frond(random, { x: 1110, y: height + 20, length: 260, angle: -104, lobes: 7, colour: c.ORCHE }) +
    sprig(random, { x: 985, y: height + 20, length: 160, angle: -108, pairs: 4, colour: c.YELLOW })
  );
};
