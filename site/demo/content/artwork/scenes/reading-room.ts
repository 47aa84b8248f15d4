import * as c from '../colours.ts';
import { block, disc, polygon } from '../outline.ts';
import { light, paper } from '../paper.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { frond, potted } from '../things/plants.ts';

/** Someone reads in a big chair under a lamp, books behind them. */
export const readingRoom: Scene = (random, height) => {
  const spines = [c.PINK, c.YELLOW, c.TURQUOISE, c.POWDER_PURPLE, c.ORCHE, c.CREAM, c.LIGHT_GREEN, c.ACTION_BLUE];
  const row = (shelf: number, from: number, to: number) => {
    const books: string[] = [];
    let x = from;
    for (let index = 0; x < to - 40; index += 1) {
      const width = between(random, 18, 40);
      const tall = between(random, 92, 142);
      const colour = spines[Math.floor(random() * spines.length)] ?? c.PINK;
      const leaning = index % 6 === 5;
      books.push(
        leaning
          ? paper(
              polygon([
                [x + 20, shelf],
                [x, shelf - tall + 6],
                [x + width, shelf - tall - 4],
                [x + width + 22, shelf - 4],
              ]),
              colour,
              2,
            )
          : paper(block(x, shelf - tall, width, tall, 2), colour, 2) +
              paper({ line: `M${x + width * 0.3} ${shelf - tall + 18}h${width * 0.4}`, width: 5 }, c.PURPLE, 0),
      );
      x += width + (leaning ? 28 : 3);
    }
    return books.join('') + paper(block(from - 24, shelf, to - from + 48, 16), c.BROWN, 4);
  };
  const reader =
    paper([{ line: 'M640 596C720 590 770 600 792 628L806 716', width: 54 }], c.INK, 3) +
    paper({ line: 'M806 728h40', width: 30 }, c.YELLOW, 2) +
    paper('M560 624C548 480 570 420 628 416C690 420 700 500 688 626Z', c.TURQUOISE, 4) +
    paper({ line: 'M632 424V392', width: 30 }, c.SKINS[1], 0) +
    paper(disc(640, 358, 46, 49), c.SKINS[1], 2) +
    paper(
      [disc(598, 336, 24), disc(610, 306, 26), disc(642, 296, 28), disc(676, 314, 22), disc(592, 366, 18)],
      c.INK,
      1,
    ) +
    paper({ line: 'M640 460Q660 540 736 532', width: 38 }, c.mix(c.TURQUOISE, c.INK, 0.1), 3) +
    paper(disc(744, 530, 20), c.SKINS[1], 1) +
    paper(
      [
        polygon([
          [716, 520],
          [746, 436],
          [802, 420],
          [780, 508],
        ]),
        polygon([
          [802, 420],
          [862, 436],
          [842, 522],
          [780, 508],
        ]),
      ],
      c.CREAM,
      4,
    ) +
    paper(
      [
        { line: 'M804 424L782 506', width: 4 },
        { line: 'M820 446l26 8', width: 3 },
        { line: 'M816 464l26 8', width: 3 },
        { line: 'M812 482l26 8', width: 3 },
      ],
      c.PINK,
      0,
    );
  return (
    paper(block(60, -20, 480, 640, 4), c.mix(c.PURPLE, c.INK, 0.3), 4) +
    row(150, 90, 512) +
    row(330, 90, 512) +
    row(510, 90, 512) +
    paper(block(820, 90, 250, 300, 130), c.LIGHT_BLUE, 4) +
    paper(disc(985, 180, 44), c.LIGHT_YELLOW, 2) +
    paper('M820 320C880 270 980 300 1070 250V390H830Z', c.MOSS, 2) +
    paper(
      [
        { line: 'M945 90V390', width: 9 },
        { line: 'M820 240H1070', width: 9 },
      ],
      c.CREAM,
      2,
    ) +
    paper(block(-40, 660, 1280, 200), c.CLAY, 0) +
    paper(disc(640, 744, 420, 60), c.PINK, 3) +
    paper(disc(640, 744, 350, 44), c.PALE_ORCHE, 0) +
    light(
      polygon([
        [372, 250],
        [516, 250],
        [690, 690],
        [250, 690],
      ]),
      c.YELLOW,
    ) +
    paper({ line: 'M444 196V706', width: 12 }, c.CREAM, 2) +
    paper(disc(444, 714, 60, 14), c.CREAM, 2) +
    paper(
      polygon(
        [
          [400, 150],
          [488, 150],
          [524, 256],
          [364, 256],
        ],
        random,
      ),
      c.YELLOW,
      5,
    ) +
    paper(block(508, 380, 150, 310, 66), c.PINK, 5) +
    paper([block(490, 590, 310, 110, 34)], c.mix(c.PINK, c.PURPLE, 0.14), 4) +
    paper(
      [
        { line: 'M526 700v34', width: 16 },
        { line: 'M766 700v34', width: 16 },
      ],
      c.BROWN,
      2,
    ) +
    reader +
    paper(block(520, 560, 190, 60, 30), c.PINK, 4) +
    paper([block(900, 612, 140, 16, 6), block(962, 620, 16, 110)], c.BROWN, 4) +
    paper([block(916, 594, 96, 18, 3)], c.TURQUOISE, 2) +
    paper([block(924, 576, 84, 18, 3)], c.YELLOW, 2) +
    potted(
      1120,
      740,
      110,
      c.TURQUOISE,
      (x, y) =>
        frond(random, { x, y, length: 300, angle: -98, lobes: 7, colour: c.MOSS }) +
        frond(random, { x, y, length: 220, angle: -70, lobes: 6, colour: c.DARK_GREEN }),
    ) +
    paper(block(-20, height - 20, 1240, 40), c.BROWN, 0)
  );
};
