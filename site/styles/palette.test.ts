import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAGE_BACKGROUNDS, PALETTE, SPLIT_PAIRS } from '../fields/palette.ts';
import { themeValues, tokenValue } from './testing/theme-values.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const palette = read('palette.css');
const values = themeValues(read('theme.css'));
const textOn = (colour: string): string => tokenValue(values, `--on-palette-${colour}`);

describe('palette.css', () => {
  test.each(PALETTE.filter((colour) => colour !== 'transparent'))(
    '%s takes its ground and text colour from the theme',
    (name) => {
      const token = name === 'turqoise' ? 'turquoise' : name; // one colour, two spellings
      const rule = new RegExp(`^\\.ground-${name}(?:,\\n[^{]*)? \\{([^}]*)\\}`, 'm').exec(palette)?.[1];
      expect(rule?.split(/\s*;\s*/).map((line) => line.trim())).toEqual([
        `--ground: var(--palette-${token})`,
        `--ink: var(--on-palette-${token})`,
        '',
      ]);
    },
  );
});

describe('theme.css', () => {
  test('has dark purple text on page backgrounds', () => {
    expect(new Set(PAGE_BACKGROUNDS.map(textOn))).toEqual(new Set([tokenValue(values, '--palette-darkPurple')]));
  });

  test('has white text on purple, dark green, brown and the first colour of each split pair', () => {
    const dark = [...SPLIT_PAIRS.map(({ colour1 }) => colour1), 'purple', 'darkGreen', 'brown'];
    expect(new Set(dark.map(textOn))).toEqual(new Set(['#fff']));
  });
});
