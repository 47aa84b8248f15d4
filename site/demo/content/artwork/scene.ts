import type { Random } from './random.ts';

/** Draws what lies on the ground colour, in units: 1200 wide, `height` high. */
export type Scene = (random: Random, height: number) => string;
