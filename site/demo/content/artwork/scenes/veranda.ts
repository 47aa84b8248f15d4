import * as c from '../colours.ts';
import { block, disc, polygon } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { door, pane } from '../things/houses.ts';
import { stander } from '../things/people.ts';
import { frond, grass, potted, sprig } from '../things/plants.ts';
import { cloud, sittingBird, sun } from '../things/sky.ts';
import { cup } from '../things/tableware.ts';
import { gumTree } from '../things/trees.ts';

/** An older woman on her veranda in the morning, a neighbour on the steps. */
export const veranda: Scene = (random, height) => {
  const ribs: Piece[] = Array.from({ length: 17 }, (_, index) => ({
    line: `M${212 + index * 40} 168L${112 + index * 52} 296`,
    width: 4,
  }));
  const chair =
    paper(
      [
        { line: 'M452 560V432', width: 15 },
        { line: 'M452 512H560', width: 15 },
        { line: 'M556 512V566', width: 13 },
        { line: 'M462 512V566', width: 13 },
      ],
      c.BROWN,
      3,
    ) + paper([{ line: 'M440 572Q505 592 580 570', width: 11 }], c.BROWN, 2);
  const woman =
    paper({ line: 'M498 490H568L574 560', width: 36 }, c.PLUM, 2) +
    paper({ line: 'M570 566h24', width: 20 }, c.INK, 1) +
    paper('M462 506C456 420 470 392 500 390C534 392 542 430 536 508Z', c.PINK, 3) +
    paper({ line: 'M502 396V372', width: 20 }, c.SKINS[3], 0) +
    paper(disc(506, 352, 31), c.SKINS[3], 2) +
    paper([disc(470, 334, 17), 'M474 362C468 306 536 300 540 340C518 326 496 330 474 362Z'], c.WHITE, 1) +
    paper({ line: 'M508 424Q536 470 574 462', width: 22 }, mixPink, 2) +
    paper(disc(580, 461, 12), c.SKINS[3], 0) +
    cup(598, 466, 34, c.YELLOW);
  const posts: Piece[] = [128, 388, 664, 930].map((x) => block(x, 296, 18, 274, 3));
  const rail: Piece[] = [
    { line: 'M676 470H934', width: 9 },
    { line: 'M140 470H392', width: 9 },
  ];
  const spokes: Piece[] = [
    ...Array.from({ length: 8 }, (_, i): Piece => ({ line: `M${166 + i * 30} 470V566`, width: 6 })),
    ...Array.from({ length: 8 }, (_, i): Piece => ({ line: `M${704 + i * 30} 470V566`, width: 6 })),
  ];
  return (
    sun(985, 210, 128, c.LIGHT_YELLOW, c.YELLOW, c.ORCHE) +
    cloud(50, 130, 150, c.WHITE) +
    paper('M-40 520C200 470 520 490 760 470C960 452 1100 480 1240 460V840H-40Z', c.LIGHT_GREEN, 2) +
    gumTree(random, 1080, 650, 560, c.PALE_ORCHE, c.MOSS, c.LIGHT_GREEN) +
    paper(block(150, 280, 780, 300), c.POWDER_PURPLE, 4) +
    pane(210, 356, 120, 130, c.LIGHT_YELLOW, c.CREAM) +
    pane(780, 356, 110, 130, c.LIGHT_YELLOW, c.CREAM) +
    door(600, 568, 112, 236, c.DARK_GREEN, c.YELLOW) +
    paper(
      polygon(
        [
          [212, 160],
          [850, 160],
          [970, 300],
          [108, 300],
        ],
        random,
      ),
      c.PURPLE,
      6,
    ) +
    paper(ribs, c.mix(c.PURPLE, c.POWDER_PURPLE, 0.35), 0) +
    paper(block(500, 92, 60, 90, 2), c.BROWN, 3) +
    paper(block(108, 562, 862, 40, 4), c.CLAY, 5) +
    chair +
    woman +
    paper([...rail, ...spokes], c.CREAM, 2) +
    paper(posts, c.CREAM, 3) +
    paper([block(606, 600, 130, 30, 3), block(590, 628, 162, 32, 3), block(574, 656, 194, 34, 3)], c.ORCHE, 4) +
    stander({
      x: 690,
      y: 640,
      height: 232,
      coat: c.TURQUOISE,
      legs: c.INK,
      skin: c.SKINS[1],
      hair: 'short',
      hairColour: c.INK,
      left: [-0.2, -0.6],
      right: [0.13, -0.46],
      lean: -0.02,
    }) +
    paper(block(620, 486, 48, 30, 5), c.YELLOW, 2) +
    paper(`M-40 690C240 650 480 720 760 680C980 656 1100 690 1240 664V${height + 40}H-40Z`, c.MOSS, 3) +
    potted(350, 690, 66, c.ORCHE, (x, y) =>
      sprig(random, { x, y, length: 150, angle: -96, pairs: 4, colour: c.DARK_GREEN }),
    ) +
    potted(862, 690, 58, c.PINK, (x, y) => grass(random, x, y, 110, 7, c.DARK_GREEN)) +
    sittingBird(960, 566, 52, c.WHITE, c.INK, c.INK) +
    frond(random, { x: 60, y: height + 10, length: 260, angle: -80, lobes: 6, colour: c.DARK_GREEN }) +
    frond(random, { x: 190, y: height + 30, length: 180, angle: -70, lobes: 5, colour: c.TURQUOISE }) +
    grass(random, 1130, height + 10, 180, 9, c.DARK_GREEN)
  );
};

const mixPink = c.mix(c.PINK, c.PURPLE, 0.12);
