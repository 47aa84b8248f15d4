import * as c from '../colours.ts';
import { block, disc, leaf } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { potted, sprig } from '../things/plants.ts';
import { cup, dish, jar, saucepan, teapot } from '../things/tableware.ts';

/** Three shelves of pots, jars and bowls, with cups on hooks. */
export const kitchenShelf: Scene = (random, height) => {
  const shelf = (y: number) =>
    paper(block(-20, y, 1240, 26, 2), c.CLAY, 6) + paper(block(-20, y + 26, 1240, 10), c.BROWN, 0);
  const tiles: Piece[] = Array.from({ length: 13 }, (_, index) => ({
    line: `M${index * 100} 0V${height}`,
    width: 2.5,
  }));
  const hooks = [c.PINK, c.WHITE, c.YELLOW, c.PURPLE, c.AQUAMARINE].map((colour, index) => {
    const x = 560 + index * 128;
    return (
      paper({ line: `M${x} 540v22`, width: 5 }, c.INK, 0) + cup(x - 8, 642, 84, colour, index % 2 ? c.PINK : undefined)
    );
  });
  const trailing = [0, 1, 2].map((index) => {
    const x = 120 + index * 36;
    return paper(
      [
        {
          line: `M${x} 172C${x - 20} ${230 + index * 26} ${x + 26} ${270 + index * 34} ${x + 4} ${330 + index * 50}`,
          width: 5,
        },
        ...[0, 1, 2, 3, 4].map((step) =>
          leaf(x + (step % 2 ? 8 : -4), 200 + step * (28 + index * 10), 38, step % 2 ? 26 : 154, 0.32),
        ),
      ],
      index === 1 ? c.MOSS : c.DARK_GREEN,
      3,
    );
  });
  const bowls = [
    [c.PURPLE, 0],
    [c.YELLOW, 34],
    [c.PINK, 68],
    [c.TURQUOISE, 102],
  ] as const;
  const spoons: Piece[] = [-26, 0, 24].flatMap((lean, index): Piece[] => [
    { line: `M${980 + lean * 0.3} 480L${980 + lean * 1.6} ${348 - index * 12}`, width: 9 },
    disc(980 + lean * 1.7, 336 - index * 12, 17, 25),
  ]);
  return (
    paper(
      [
        ...tiles,
        { line: 'M0 120H1200', width: 2.5 },
        { line: 'M0 380H1200', width: 2.5 },
        { line: 'M0 620H1200', width: 2.5 },
      ],
      c.WHITE,
      0,
    ) +
    shelf(214) +
    trailing.join('') +
    paper([block(84, 116, 124, 98, 14)], c.WHITE, 4) +
    paper({ line: 'M92 160H200', width: 14 }, c.TURQUOISE, 0) +
    teapot(340, 214, 190, c.PINK, c.PURPLE) +
    jar(560, 214, 104, 150, c.ORCHE, c.PURPLE, 0.8) +
    jar(684, 214, 92, 120, c.MOSS, c.YELLOW, 0.6) +
    jar(800, 214, 104, 164, c.PINK, c.DARK_GREEN, 0.5) +
    saucepan(1010, 214, 180, c.PURPLE, c.INK) +
    shelf(504) +
    bowls.map(([colour, lift]) => dish(330, 504 - lift, 190 - lift * 0.25, colour)).join('') +
    paper([block(478, 330, 50, 174, 4), block(592, 356, 44, 148, 4)], c.PURPLE, 3) +
    paper([block(532, 316, 56, 188, 4)], c.YELLOW, 3) +
    paper(
      [
        { line: 'M492 360h22', width: 7 },
        { line: 'M492 376h22', width: 4 },
        { line: 'M604 386h20', width: 6 },
      ],
      c.PALE_ORCHE,
      0,
    ) +
    paper([disc(560, 356, 13)], c.PINK, 0) +
    potted(750, 504, 92, c.ORCHE, (x, y) =>
      [-112, -90, -66]
        .map((angle, index) =>
          sprig(random, {
            x: x - 12 + index * 12,
            y,
            length: 128,
            angle,
            pairs: 3,
            colour: index === 1 ? c.MOSS : c.DARK_GREEN,
            bend: 10,
          }),
        )
        .join(''),
    ) +
    paper(spoons, c.BROWN, 3) +
    paper(block(926, 420, 108, 84, 12), c.WHITE, 4) +
    paper([{ line: 'M930 456H1030', width: 10 }], c.PURPLE, 0) +
    dish(1130, 504, 150, c.DARK_GREEN, c.YELLOW) +
    hooks.join('') +
    paper(block(-20, 742, 1240, 80), c.PURPLE, 6) +
    paper([disc(120, 712, 44), disc(206, 718, 38)], c.ORCHE, 4) +
    paper([leaf(124, 670, 30, -50, 0.3), leaf(208, 682, 26, -40, 0.3)], c.DARK_GREEN, 1) +
    paper([leaf(290, 736, 130, -24, 0.24)], c.PURPLE, 4) +
    paper([leaf(404, 684, 34, -30, 0.34), leaf(404, 684, 26, 10, 0.3)], c.MOSS, 1)
  );
};
