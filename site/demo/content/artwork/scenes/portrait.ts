import { disc } from '../outline.ts';
import { paper } from '../paper.ts';
import type { Scene } from '../scene.ts';
import { type Look, sitter } from '../things/people.ts';
import { frond } from '../things/plants.ts';

/** A member of the team, close up, before a large sun, with a leaf at their shoulder. */
export const portrait =
  (look: Look, sun: string, leaf: string): Scene =>
  (random, height) =>
    paper(disc(600, 600, 480), sun, 4) +
    frond(random, { x: 170, y: height + 20, length: 620, angle: -76, lobes: 8, colour: leaf }) +
    sitter({ ...look, x: 620, y: height + 80, size: 1120 });
