import * as c from '../colours.ts';
import { disc } from '../outline.ts';
import { type Piece, paper } from '../paper.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { sprig } from '../things/plants.ts';
import { sittingBird } from '../things/sky.ts';

interface Birdsong {
  /** From left to right. */
  birds: readonly (readonly [colour: string, wing: string])[];
  /** The rings of sound, from the outside in. */
  rings: readonly string[];
}

/** Birds on one wire, and their voices as rings of paper. */
export const birdsong =
  ({ birds, rings }: Birdsong): Scene =>
  (random, height) => {
    const middle = between(random, 420, 780);
    const waves = rings.map((colour, index) =>
      paper(disc(middle, height * 0.44, height * (0.42 - (index * 0.34) / rings.length)), colour, 3),
    );
    const wireY = height * 0.66;
    const wire: Piece = { line: `M-20 ${wireY - 16}Q600 ${wireY + 34} 1220 ${wireY - 26}`, width: 7 };
    const onWire = (x: number) => wireY - 16 + (1 - ((x - 600) / 620) ** 2) * 22;
    const step = 960 / birds.length;
    const flock = birds.map(([colour, wing], index) => {
      const x = 120 + step * (index + 0.5) + between(random, -step * 0.16, step * 0.16);
      const size = between(random, 130, 190) * (x > middle ? -1 : 1);
      return sittingBird(x, onWire(x), size, colour, wing, colour === c.YELLOW ? c.PINK : c.YELLOW);
    });
    return (
      waves.join('') +
      paper(wire, c.INK, 2) +
      flock.join('') +
      sprig(random, { x: 90, y: height + 10, length: height * 0.3, angle: -74, pairs: 4, colour: c.MOSS }) +
      sprig(random, { x: 1120, y: height + 10, length: height * 0.26, angle: -108, pairs: 4, colour: c.DARK_GREEN })
    );
  };
