import { expect, test } from 'vitest';
import { cycledColours } from './cycled-colours.ts';

test('cycledColours() never repeats a colour twice in a row and uses all four', () => {
  for (const seed of ['a', 'b', 'page1 k1']) {
    const colours = cycledColours(seed, 200);
    expect(colours.some((colour, index) => colour === colours[index + 1])).toBe(false);
    expect(new Set(colours)).toEqual(new Set(['turquoise', 'yellow', 'lightGreen', 'pink']));
  }
});

test('cycledColours() returns the same colours for the same seed and others for another seed', () => {
  expect(cycledColours('page1', 20)).toEqual(cycledColours('page1', 20));
  expect(cycledColours('page1', 20)).not.toEqual(cycledColours('page2', 20));
});
