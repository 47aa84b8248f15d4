import { blob, disc } from '../outline.ts';
import { paper } from '../paper.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { flower, frond, sprig } from '../things/plants.ts';

interface Leaves {
  shape: string;
  /** Of the stems, from left to right. */
  stems: readonly string[];
  blooms: readonly (readonly [petals: string, eye: string])[];
}

/** Stems and blooms laid out on one paper shape, as in a herbarium. */
export const leaves =
  ({ shape, stems, blooms }: Leaves): Scene =>
  (random, height) => {
    const step = 1000 / stems.length;
    const grown = stems.map((colour, index) => {
      const stem = {
        x: 110 + step * (index + 0.5),
        y: height * between(random, 0.94, 1.02),
        length: height * between(random, 0.5, 0.74),
        angle: -90 + between(random, -14, 14),
        colour,
      };
      return index % 2 === 0
        ? sprig(random, { ...stem, pairs: Math.round(between(random, 4, 7)) })
        : frond(random, { ...stem, lobes: Math.round(between(random, 5, 8)) });
    });
    const flowers = blooms.map(([petals, eye], index) => {
      const x = 160 + (880 / blooms.length) * (index + 0.5) + between(random, -40, 40);
      return flower(x, height * between(random, 0.18, 0.4), height * between(random, 0.09, 0.14), 8, petals, eye);
    });
    return (
      paper(blob(random, 600, height * 0.5, 470, height * 0.42, 0.08), shape, 4) +
      paper([disc(between(random, 80, 200), height * 0.2, 34), disc(1080, height * 0.78, 26)], shape, 3) +
      grown.join('') +
      flowers.join('')
    );
  };
