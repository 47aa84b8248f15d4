import * as c from '../colours.ts';
import { land } from '../outline.ts';
import { paper } from '../paper.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';
import { gableHouse } from '../things/houses.ts';
import { cloud, flyingBird, sun } from '../things/sky.ts';
import { gumTree, poplar, roundTree } from '../things/trees.ts';

interface Countryside {
  /** The ridges from the horizon to the front. */
  ridges: readonly string[];
  sun: readonly [x: number, ...rings: string[]];
  houses?: readonly (readonly [wall: string, roof: string])[];
  trees?: number;
}

/** Ridge behind ridge under a sun, with a few houses and trees. */
export const countryside =
  ({ ridges, sun: [sunX, ...rings], houses = [], trees = 3 }: Countryside): Scene =>
  (random, height) => {
    const ridge = (colour: string, index: number) => {
      const level = height * (0.42 + (index / ridges.length) * 0.5);
      const heights = Array.from({ length: 9 }, () => level + between(random, -height * 0.05, height * 0.05));
      return paper(land(heights, height), colour, 4);
    };
    const front = height * 0.86;
    const homes = houses.map(([wall, roof], index) => {
      const width = between(random, 130, 180);
      const x = 120 + index * (960 / houses.length) + between(random, 0, 60);
      return gableHouse(random, x, front - between(random, 20, height * 0.12), width, width * 0.6, wall, roof);
    });
    const wood = Array.from({ length: trees }, (_, index) => {
      const x = between(random, 40, 1160);
      const tall = height * between(random, 0.22, 0.34);
      const ground = front + between(random, -20, 30);
      if (index % 3 === 0) return gumTree(random, x, ground, tall * 1.3, c.SAND, c.DARK_GREEN, c.MOSS);
      if (index % 3 === 1) return poplar(x, ground, tall, c.DARK_GREEN, c.BROWN);
      return roundTree(random, x, ground, tall, c.MOSS, c.LIGHT_GREEN, c.BROWN);
    });
    const last = Math.max(1, ridges.length - 1);
    return (
      sun(sunX, height * 0.34, height * 0.22, ...rings) +
      cloud(between(random, 40, 760), height * 0.2, 210, c.WHITE) +
      flyingBird(between(random, 200, 1000), height * 0.16, 44, c.INK, c.PURPLE, -6) +
      ridges.slice(0, last).map(ridge).join('') +
      homes.join('') +
      wood.join('') +
      ridges
        .slice(last)
        .map((colour, index) => ridge(colour, last + index))
        .join('')
    );
  };
