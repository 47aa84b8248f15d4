import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAGE_BACKGROUNDS, PALETTE, SPLIT_PAIRS } from '../fields/palette.ts';
import { themeValues, tokenValue } from './testing/theme-values.ts';

const values = themeValues(readFileSync(new URL('theme.css', import.meta.url), 'utf8'));
const textOn = (colour: string): string => tokenValue(values, `--on-palette-${colour}`);

describe('theme.css', () => {
  test.each(PALETTE.filter((colour) => colour !== 'transparent' && colour !== 'turqoise'))(
    'has the value and the text colour of %s',
    (name) => {
      expect([tokenValue(values, `--palette-${name}`), textOn(name)]).toEqual([
        expect.stringMatching(/^#/),
        expect.stringMatching(/^#/),
      ]);
    },
  );

  test('has dark purple text on page backgrounds', () => {
    expect(new Set(PAGE_BACKGROUNDS.map(textOn))).toEqual(new Set([tokenValue(values, '--palette-darkPurple')]));
  });

  test('has white text on purple, dark green, brown and the first colour of each split pair', () => {
    const dark = [...SPLIT_PAIRS.map(({ colour1 }) => colour1), 'purple', 'darkGreen', 'brown'];
    expect(new Set(dark.map(textOn))).toEqual(new Set(['#fff']));
  });
});
