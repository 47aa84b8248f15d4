import * as c from '../colours.ts';
import { disc, land } from '../outline.ts';
import { paper } from '../paper.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { type Hair, stander } from '../things/people.ts';
import { frond } from '../things/plants.ts';

interface Gathering {
  /** One person for each, from left to right. */
  coats: readonly string[];
  floor: string;
  /** The large shape behind everybody. */
  disc: string;
  leaves?: string;
}

const HAIR: readonly Hair[] = ['curly', 'short', 'bun', 'hat', 'plait', 'scarf', 'bald', 'long'];
const HAIR_COLOURS = [c.INK, c.BROWN, c.ORCHE, c.TURQUOISE] as const;
const LEGS = [c.INK, c.DARK_GREEN, c.PLUM, c.BROWN] as const;

/** People standing together in front of one large paper circle. */
export const gathering =
  ({ coats, floor, disc: shape, leaves = c.DARK_GREEN }: Gathering): Scene =>
  (random, height) => {
    const step = 900 / coats.length;
    const start = Math.floor(between(random, 0, HAIR.length));
    const of = <Value>(values: readonly Value[], index: number, fallback: Value) =>
      values[(start + index) % values.length] ?? fallback;
    const people = coats.map((coat, index) =>
      stander({
        x: 150 + step * (index + 0.5) + between(random, -14, 14),
        y: height * 0.9 + between(random, -12, 18),
        height: height * between(random, 0.56, 0.7),
        coat,
        legs: of(LEGS, index, c.INK),
        skin: c.SKINS[(start + index) % c.SKINS.length] ?? c.SKINS[0],
        hair: of(HAIR, index, 'short'),
        hairColour: of(HAIR_COLOURS, index, c.INK),
        lean: between(random, -0.02, 0.02),
      }),
    );
    return (
      paper(disc(600, height * 0.52, height * 0.44), shape, 4) +
      paper(land([height * 0.82, height * 0.79, height * 0.83, height * 0.8, height * 0.82], height), floor, 4) +
      frond(random, { x: 70, y: height + 10, length: height * 0.5, angle: -80, lobes: 7, colour: leaves }) +
      people.join('') +
      frond(random, { x: 1140, y: height + 10, length: height * 0.42, angle: -104, lobes: 6, colour: leaves })
    );
  };
