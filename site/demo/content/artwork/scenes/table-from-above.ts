import * as c from '../colours.ts';
import { blob, block, disc, leaf } from '../outline.ts';
import { type Piece, paper, placed } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { plate } from '../things/tableware.ts';

/** A bare forearm and hand that reaches along the x axis; the palm is at the origin. */
function reach(sleeve: string, skin: string): string {
  const fingers: Piece[] = [-27, -9, 9, 26].map((dy, index) => ({
    line: `M-6 ${dy * 0.9}L${[56, 70, 68, 52][index]} ${dy * 1.25}`,
    width: 20,
  }));
  const hand: Piece[] = [
    { line: 'M-190 0L-30 0', width: 60 },
    disc(-14, 0, 46, 40),
    { line: 'M-30 -30Q10 -62 34 -56', width: 22 },
    ...fingers,
  ];
  return (
    paper(hand, skin, 5) +
    paper(block(-620, -58, 470, 116, 20), sleeve, 5) +
    paper(block(-176, -64, 34, 128, 12), sleeve, 3)
  );
}

/** A round table seen from the ceiling: six plates, one big bowl, hands that reach in. */
export const tableFromAbove: Scene = (random, height) => {
  const middle = height / 2;
  const around = (degrees: number, far: number): [number, number] => [
    600 + Math.cos((degrees * Math.PI) / 180) * far,
    middle + Math.sin((degrees * Math.PI) / 180) * far,
  ];
  const peas = (x: number, y: number) =>
    paper(
      [0, 1, 2, 3, 4, 5, 6].map((turn) =>
        disc(x + Math.cos(turn * 0.9) * (turn === 6 ? 0 : 34), y + Math.sin(turn * 1.05) * (turn === 6 ? 0 : 34), 15),
      ),
      c.MOSS,
      1,
    );
  const fish = (x: number, y: number) =>
    paper(
      [leaf(x - 58, y + 6, 104, -4, 0.26), leaf(x + 36, y, 34, -48, 0.3), leaf(x + 36, y, 34, 42, 0.3)],
      c.ACTION_BLUE,
      2,
    ) + paper(disc(x - 36, y + 2, 4), c.INK, 0);
  const egg = (x: number, y: number) =>
    paper(blob(random, x, y, 50, 44, 0.12), c.WHITE, 2) + paper(disc(x + 6, y - 2, 19), c.YELLOW, 1);
  const greens = (x: number, y: number) =>
    paper(
      [20, 95, 170, 250, 320].map((turn) => leaf(x, y, 56, turn, 0.3)),
      c.DARK_GREEN,
      1,
    );
  const bread = (x: number, y: number) =>
    paper(blob(random, x, y, 48, 38, 0.05), c.ORCHE, 2) +
    paper(
      [-18, 2, 22].map((dx): Piece => ({ line: `M${x + dx - 8} ${y + 16}L${x + dx + 8} ${y - 16}`, width: 6 })),
      c.PALE_ORCHE,
      0,
    );
  const tomato = (x: number, y: number) =>
    paper([disc(x - 22, y, 28), disc(x + 24, y + 14, 24)], c.PINK, 2) +
    paper([leaf(x - 22, y, 20, -60, 0.3), leaf(x - 22, y, 20, 30, 0.3), leaf(x + 24, y + 14, 17, 190, 0.3)], c.MOSS, 0);
  const foods = [peas, fish, egg, greens, bread, tomato];
  const rims = [c.PURPLE, c.TURQUOISE, c.PINK, c.YELLOW, c.DARK_GREEN, c.POWDER_PURPLE];
  const plates = foods.map((food, index) => {
    const [x, y] = around(index * 60 - 60, 292);
    return plate(x, y, 104, rims[index] ?? c.WHITE, food(x, y));
  });
  const cups = [-32, 92, 208].map((turn, index) => {
    const [x, y] = around(turn, 318);
    return (
      paper(disc(x, y, 38), [c.YELLOW, c.PURPLE, c.TURQUOISE][index] ?? c.INK, 3) + paper(disc(x, y, 27), c.CLAY, 0)
    );
  });
  const salad = Array.from({ length: 11 }, (_, index) => leaf(600, middle, 88, index * 33, 0.24));
  return (
    paper([disc(600, middle, 505)], c.CLAY, 8) +
    paper([disc(600, middle, 488)], c.PALE_ORCHE, 0) +
    plates.join('') +
    cups.join('') +
    paper(disc(600, middle, 140), c.BROWN, 5) +
    paper(disc(600, middle, 118), c.SAND, 0) +
    paper(salad, c.MOSS, 2) +
    paper(
      salad.filter((_, index) => index % 3 === 0),
      c.LIGHT_GREEN,
      2,
    ) +
    paper([disc(560, middle + 40, 18), disc(650, middle - 20, 20), disc(600, middle - 62, 14)], c.PINK, 2) +
    placed(reach(c.TURQUOISE, c.SKINS[0]), 448, middle + 66, -26) +
    placed(reach(c.PINK, c.SKINS[3]), 742, middle - 96, 140) +
    placed(reach(c.DARK_GREEN, c.SKINS[1]), 690, middle + 168, 238)
  );
};
