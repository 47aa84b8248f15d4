import * as c from '../colours.ts';
import { block } from '../outline.ts';
import { paper } from '../paper.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { potted, sprig } from '../things/plants.ts';
import { cup, dish, jar, saucepan, steam, teapot } from '../things/tableware.ts';
import { wallBehind } from './wall-behind.ts';

type Ware = 'cup' | 'dish' | 'jar' | 'saucepan' | 'teapot' | 'plant';

interface StillLife {
  /** From left to right. */
  wares: readonly Ware[];
  /** Given to the wares in turn. */
  colours: readonly [string, string, ...string[]];
  cloth: string;
}

/** Things in a row on a table, each in a colour of its own. */
export const stillLife =
  ({ wares, colours, cloth }: StillLife): Scene =>
  (random, height) => {
    const edge = height * 0.72;
    const step = 1120 / wares.length;
    const row = wares.map((ware, index) => {
      const colour = colours[index % colours.length] ?? colours[0];
      const trim = colours[(index + 1) % colours.length] ?? colours[1];
      const x = 40 + step * (index + 0.5) + between(random, -step * 0.06, step * 0.06);
      const y = edge + between(random, 6, height * 0.07);
      const size = Math.min(step * 0.94, height * 0.42) * between(random, 0.86, 1.06);
      return DRAWN[ware]({ x, y, size, colour, trim, random });
    });
    return (
      wallBehind(random, edge, colours, cloth) +
      paper(block(-20, edge - height * 0.02, 1240, height * 0.4), cloth, 6) +
      paper(block(-20, height * 0.94, 1240, height * 0.1), c.mix(cloth, c.INK, 0.18), 4) +
      row.join('')
    );
  };

interface Place {
  x: number;
  y: number;
  size: number;
  colour: string;
  trim: string;
  random: Parameters<Scene>[0];
}

const DRAWN: Record<Ware, (place: Place) => string> = {
  cup: ({ x, y, size, colour, trim }) => steam(x, y - size * 0.8, size * 0.5, c.WHITE) + cup(x, y, size, colour, trim),
  dish: ({ x, y, size, colour, trim }) => dish(x, y, size, colour, trim),
  jar: ({ x, y, size, colour, trim, random }) =>
    jar(x, y, size * 0.6, size * 1.1, colour, trim, between(random, 0.35, 0.85)),
  saucepan: ({ x, y, size, colour }) =>
    steam(x, y - size * 0.62, size * 0.5, c.WHITE) + saucepan(x, y, size * 0.86, colour, c.INK),
  teapot: ({ x, y, size, colour, trim }) => teapot(x, y, size, colour, trim),
  plant: ({ x, y, size, colour, random }) =>
    potted(x, y, size * 0.5, colour, (stemX, stemY) =>
      sprig(random, { x: stemX, y: stemY, length: size * 0.95, angle: -92, pairs: 5, colour: c.DARK_GREEN }),
    ),
};
