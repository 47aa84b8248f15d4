import * as c from '../colours.ts';
import { block, disc, dome } from '../outline.ts';
import { paper } from '../paper.ts';
import { between, type Random } from '../random.ts';
import { sun } from '../things/sky.ts';

/** What hangs or shines over a table whose edge is at `edge`: a window, lamps, or one large circle of paper. */
export function wallBehind(random: Random, edge: number, colours: readonly string[], cloth: string): string {
  const [first = c.YELLOW, second = first] = [colours.at(-1), colours[0]];
  const walls = [
    () => roundWindow(between(random, 480, 720), edge, second),
    () => lamps(random, edge, [first, second, cloth]),
    () => paper(disc(between(random, 420, 780), edge * 0.66, edge * 0.56), c.mix(first, c.WHITE, 0.45), 4),
  ];
  return walls[Math.floor(random() * walls.length)]?.() ?? '';
}

/** An arched window with a hill and a low sun in it. */
function roundWindow(x: number, edge: number, frame: string): string {
  const [breadth, top] = [edge * 0.34, edge * 0.42];
  const bottom = edge * 0.94;
  const opening = (inset: number) => [
    dome(x, top, breadth - inset, breadth * 0.9 - inset),
    block(x - breadth + inset, top - 4, (breadth - inset) * 2, bottom - top - inset + 4),
  ];
  return (
    paper(opening(0), frame, 4) +
    paper(opening(22), c.LIGHT_BLUE, 0) +
    sun(x + breadth * 0.34, top + 20, breadth * 0.3, c.LIGHT_YELLOW, c.YELLOW) +
    paper([dome(x - breadth * 0.3, bottom - 24, breadth * 0.6, edge * 0.24)], c.MOSS, 2) +
    paper([dome(x + breadth * 0.42, bottom - 24, breadth * 0.48, edge * 0.16)], c.LIGHT_GREEN, 2) +
    paper({ line: `M${x} ${top - breadth * 0.86}V${bottom - 20}`, width: 14 }, frame, 0) +
    paper(block(x - breadth - 26, bottom - 24, breadth * 2 + 52, 30, 8), frame, 3)
  );
}

/** Three lamps on long cords. */
function lamps(random: Random, edge: number, shades: readonly string[]): string {
  return shades
    .map((shade, index) => {
      const x = 250 + index * 350 + between(random, -50, 50);
      const y = edge * between(random, 0.26, 0.46);
      const size = edge * between(random, 0.15, 0.2);
      return (
        paper({ line: `M${x} -10V${y - size * 0.8}`, width: 6 }, c.INK, 0) +
        paper(disc(x, y + size * 0.04, size * 0.34, size * 0.26), c.LIGHT_YELLOW, 0) +
        paper(dome(x, y, size, size * 0.92), shade, 3)
      );
    })
    .join('');
}
