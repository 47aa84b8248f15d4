import * as c from '../colours.ts';
import { blob, block, disc, dome, leaf, polygon } from '../outline.ts';
import { paper, placed } from '../paper.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { frond } from '../things/plants.ts';
import { scatter } from '../things/sky.ts';
import { cup } from '../things/tableware.ts';

/** A cork board full of coloured notes, one drawing on each. */
export const noticeboard: Scene = (random, height) => {
  const note = (
    x: number,
    y: number,
    width: number,
    tall: number,
    turn: number,
    sheet: string,
    drawing: string,
    pin: string,
  ) =>
    placed(
      paper(
        polygon(
          [
            [-width / 2, -tall / 2],
            [width / 2, -tall / 2],
            [width / 2, tall / 2],
            [-width / 2, tall / 2],
          ],
          random,
          2.5,
        ),
        sheet,
        6,
      ) +
        drawing +
        paper(disc(0, -tall / 2 + 16, 11), pin, 4),
      x,
      y,
      turn,
    );
  const lines = (y: number, width: number, count: number) =>
    paper(
      Array.from({ length: count }, (_, index) => ({
        line: `M${-width / 2} ${y + index * 17}h${index === count - 1 ? width * 0.6 : width}`,
        width: 5,
      })),
      c.INK,
      0,
    );
  const house =
    paper(
      polygon([
        [-52, 50],
        [-52, -6],
        [0, -50],
        [52, -6],
        [52, 50],
      ]),
      c.PURPLE,
      2,
    ) + paper(block(-14, 6, 28, 44, 3), c.YELLOW, 0);
  const pot =
    paper([block(-50, -14, 100, 62, 16)], c.TURQUOISE, 2) +
    paper(
      [
        { line: 'M-66 -14H66', width: 12 },
        { line: 'M-8 -32h16', width: 12 },
      ],
      c.INK,
      1,
    );
  const bus =
    paper(block(-70, -34, 140, 62, 14), c.PINK, 2) +
    paper([block(-56, -22, 34, 26, 4), block(-14, -22, 34, 26, 4), block(28, -22, 30, 26, 4)], c.WHITE, 0) +
    paper([disc(-38, 30, 16), disc(38, 30, 16)], c.INK, 1);
  const table =
    paper(block(-72, -10, 144, 16, 4), c.BROWN, 2) +
    paper(
      [
        { line: 'M-54 6L-62 58', width: 9 },
        { line: 'M54 6L62 58', width: 9 },
      ],
      c.BROWN,
      1,
    ) +
    paper(dome(0, -12, 32, 30), c.ORCHE, 1);
  const people =
    paper([disc(-40, -22, 18), disc(40, -22, 18), disc(0, -34, 20)], c.BROWN, 1) +
    paper(['M-66 44C-66 -10 -14 -10 -14 44Z', 'M14 44C14 -10 66 -10 66 44Z'], c.TURQUOISE, 1) +
    paper('M-30 52C-30 -26 30 -26 30 52Z', c.PINK, 2);
  const tools =
    paper([{ line: 'M-30 50L26 -40', width: 13 }], c.CLAY, 1) +
    paper(
      [
        polygon([
          [8, -58],
          [52, -30],
          [40, -14],
          [-2, -40],
        ]),
      ],
      c.INK,
      2,
    );
  const sprout =
    paper([leaf(0, 10, 66, -142, 0.3), leaf(0, 10, 72, -38, 0.3), { line: 'M0 54V6', width: 7 }], c.MOSS, 2) +
    paper(blob(random, 0, 58, 48, 12), c.BROWN, 1);
  return (
    paper(block(60, 50, 1080, 650, 8), c.BROWN, 8) +
    paper(block(88, 78, 1024, 594, 4), c.mix(c.ORCHE, c.SAND, 0.55), 0) +
    paper(scatter(random, 150, [96, 86, 1006, 576], 4), c.CLAY, 0) +
    note(250, 230, 230, 220, -5, c.PALE_YELLOW, house, c.PINK) +
    note(490, 200, 190, 190, 4, c.PINK, placed(sprout, 0, 4), c.YELLOW) +
    note(720, 250, 270, 260, -2, c.WHITE, placed(people, 0, -24) + lines(62, 190, 3), c.PURPLE) +
    note(980, 210, 200, 220, 6, c.LIGHT_GREEN, placed(tools, 0, 6), c.INK) +
    note(230, 510, 210, 250, 4, c.LIGHT_BLUE, placed(lines(-70, 140, 4), 0, 0) + placed(bus, 0, 66, 0, 0.9), c.ORCHE) +
    note(475, 460, 240, 200, -3, c.POWDER_PURPLE, placed(pot, 0, 18), c.YELLOW) +
    note(745, 540, 220, 190, 5, c.YELLOW, placed(table, 0, 2), c.PINK) +
    note(
      985,
      500,
      230,
      280,
      -4,
      c.PEACH,
      lines(-90, 160, 5) + placed(cup(0, 100, 110, c.DARK_GREEN, c.YELLOW), 0, 0),
      c.TURQUOISE,
    ) +
    placed(
      paper(
        polygon(
          [
            [-70, -24],
            [70, -24],
            [70, 24],
            [-70, 24],
          ],
          random,
        ),
        c.TURQUOISE,
        4,
      ) + lines(-8, 100, 2),
      590,
      610,
      -8,
    ) +
    paper(block(-40, 740, 1280, 100), c.DARK_GREEN, 5) +
    frond(random, { x: 60, y: height, length: between(random, 250, 260), angle: -84, lobes: 7, colour: c.MOSS }) +
    frond(random, { x: 1150, y: height, length: 220, angle: -98, lobes: 6, colour: c.TURQUOISE })
  );
};
