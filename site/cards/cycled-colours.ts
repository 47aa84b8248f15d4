import type { Colour } from '../fields/built-in-palette.ts';

const COLOURS = ['turquoise', 'yellow', 'lightGreen', 'pink'] as const satisfies readonly Colour[];

/**
 * Mixed colours for a row of people, never the same twice in a row.
 * The same `seed` gives the same colours, so that rebuilding a page does not change it.
 */
export function cycledColours(seed: string, count: number): Colour[] {
  let state = hash(seed);
  let place = state % COLOURS.length;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    place = (place + 1 + ((state >>> 16) % (COLOURS.length - 1))) % COLOURS.length;
    return COLOURS[place] ?? 'pink';
  });
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
