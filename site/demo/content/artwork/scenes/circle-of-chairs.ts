import * as c from '../colours.ts';
import { block, disc, leaf } from '../outline.ts';
import { type Piece, paper, placed } from '../paper.ts';
import type { Scene } from '../scene.ts';

/** Ten chairs in a ring seen from above, eight people, one empty place. */
export const circleOfChairs: Scene = (_random, height) => {
  const chair = (colour: string) =>
    paper([block(-52, -50, 104, 100, 18)], colour, 5) +
    paper(block(-52, -66, 104, 26, 12), c.mix(colour, c.INK, 0.25), 3);
  const someone = (coat: string, skin: string, hair: string, bun: boolean) =>
    paper(
      [
        { line: 'M-26 40L-20 96', width: 30 },
        { line: 'M26 40L20 96', width: 30 },
      ],
      c.mix(coat, c.INK, 0.5),
      2,
    ) +
    paper([disc(-20, 108, 15, 20), disc(20, 108, 15, 20)], c.INK, 1) +
    paper(
      [disc(0, 4, 70, 36), { line: 'M-58 10Q-56 56 -22 56', width: 27 }, { line: 'M58 10Q56 56 22 56', width: 27 }],
      coat,
      4,
    ) +
    paper([disc(-20, 58, 13), disc(20, 58, 13)], skin, 1) +
    paper(disc(0, 12, 33, 35), skin, 3) +
    paper([disc(0, 3, 35, 33), ...(bun ? [disc(0, -28, 17)] : [])], hair, 2);
  const cast: readonly (readonly [coat: string, skin: string, hair: string, bun: boolean] | null)[] = [
    [c.TURQUOISE, c.SKINS[0], c.INK, false],
    [c.PINK, c.SKINS[3], c.WHITE, true],
    [c.YELLOW, c.SKINS[2], c.BROWN, false],
    [c.DARK_GREEN, c.SKINS[1], c.INK, true],
    null,
    [c.PURPLE, c.SKINS[3], c.ORCHE, false],
    [c.LIGHT_GREEN, c.SKINS[0], c.INK, true],
    [c.LIGHT_BLUE, c.SKINS[2], c.INK, false],
    null,
    [c.PINK, c.SKINS[1], c.DARK_GREEN, false],
  ];
  const seats = [c.CREAM, c.AQUAMARINE, c.POWDER_PURPLE, c.SAND];
  const ring = cast.map((who, index) => {
    const turn = index * 36 - 72;
    const angle = (turn * Math.PI) / 180;
    const drawing =
      chair(seats[index % 4] ?? c.CREAM) +
      (who
        ? someone(...who)
        : index === 8
          ? paper([block(-34, -26, 68, 56, 6)], c.PINK, 3) +
            paper(
              [
                { line: 'M-20 -10H20', width: 5 },
                { line: 'M-20 6H10', width: 5 },
              ],
              c.PURPLE,
              0,
            )
          : '');
    return placed(drawing, 600 + Math.cos(angle) * 430, height / 2 + Math.sin(angle) * 430, turn + 90, 1.28);
  });
  const boards: Piece[] = Array.from({ length: 11 }, (_, index) => ({
    line: `M-20 ${index * 120 + 20}H1220`,
    width: 4,
  }));
  const petals = Array.from({ length: 12 }, (_, index) => leaf(600, height / 2, 176, index * 30, 0.2));
  return (
    paper(boards, c.CLAY, 0) +
    paper(
      [
        { line: 'M300 20V140', width: 4 },
        { line: 'M840 140V260', width: 4 },
        { line: 'M120 500V620', width: 4 },
        { line: 'M1080 860V980', width: 4 },
        { line: 'M420 1100V1220', width: 4 },
      ],
      c.CLAY,
      0,
    ) +
    paper(disc(600, height / 2, 330), c.PURPLE, 6) +
    paper(disc(600, height / 2, 292), c.PINK, 0) +
    paper(disc(600, height / 2, 270), c.PALE_PURPLE, 0) +
    paper(
      Array.from({ length: 24 }, (_, index) =>
        disc(600 + Math.cos((index * Math.PI) / 12) * 232, height / 2 + Math.sin((index * Math.PI) / 12) * 232, 12),
      ),
      c.ORCHE,
      0,
    ) +
    paper(petals, c.TURQUOISE, 0) +
    paper(disc(600, height / 2, 56), c.YELLOW, 0) +
    ring.join('')
  );
};
