import { describe, expect, test } from 'vitest';
import { paletteOf } from './palette-of.ts';

const LIST = ['pink', 'teal', 'sand'];

describe('paletteOf()', () => {
  test('offers the colours of the specification by default', () => {
    const { page, block, colours } = paletteOf({});
    expect([page.length, block.length, colours.length]).toEqual([7, 20, 27]);
  });

  test('offers an own colour where configured, by default on blocks', () => {
    const palette = paletteOf({ colours: { teal: {}, dusk: { offer: ['page', 'light'] } } });
    expect(palette.page.at(-1)).toBe('dusk');
    expect(palette.light.at(-1)).toBe('dusk');
    expect(palette.leftRight).not.toContain('teal');
    expect(palette.block).toEqual(expect.arrayContaining(['dusk', 'teal']));
    expect(palette.page).not.toContain('teal');
  });

  test('removes colours, and the split pairs that need them', () => {
    const { block, colours, splitPairs } = paletteOf({ without: ['pink'] });
    expect([...block, ...colours]).not.toContain('pink');
    expect(splitPairs.map(({ colour1 }) => colour1)).toEqual(['darkPurple', 'darkGreen']);
  });

  test('puts an own colour in the position of the built-in one of the same name', () => {
    const { block } = paletteOf({ colours: { yellow: {} } });
    expect(block).toEqual(paletteOf({}).block);
  });

  test('keeps both spellings of turquoise apart', () => {
    const { current, colours } = paletteOf({});
    expect([current('turqoise', colours), current('turquoise', colours)]).toEqual(['turqoise', 'turquoise']);
  });

  test.each([
    ['pink', 'pink'],
    ['mauve', 'teal'],
    ['mint', 'teal'],
    ['ochre', 'ochre'],
    ['round', 'round'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('current() maps %s to %s', (stored, read) => {
    const successors = { mauve: 'teal', mint: 'mauve', ochre: 'umber', round: 'about', about: 'round' };
    expect(paletteOf({ successors }).current(stored, LIST)).toBe(read);
  });
});
