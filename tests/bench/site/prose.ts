import { between, seededRandom } from '#site/demo/content/artwork/random.ts';

const OPENINGS = [
  'On most Tuesdays',
  'In the second winter',
  'After the meeting',
  'Before anyone asked',
  'By the river',
];
const SUBJECTS = [
  'a retired nurse',
  'the whole street',
  'our youngest member',
  'somebody with a van',
  'the night shift',
];
const DEEDS = [
  'carried the tables',
  'wrote the list again',
  'fixed the gate',
  'stayed for the soup',
  'called every number',
];
const ENDINGS = ['and nobody kept count.', 'while it rained.', 'because it was their turn.', 'as if it were nothing.'];

/** Sentences that depend on the seed and are the same in every run. */
export function sentences(seed: string, count: number): string {
  const random = seededRandom(seed);
  const pick = (from: readonly string[]) => from[Math.floor(between(random, 0, from.length))] ?? '';
  return Array.from({ length: count }, () => [OPENINGS, SUBJECTS, DEEDS, ENDINGS].map(pick).join(' ')).join(' ');
}
