import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAGE_BACKGROUNDS, PALETTE, SPLIT_PAIRS } from '#content-store/model/values/palette.ts';

const INK = '#2b1b46';
const WHITE = '#ffffff';
/** WCAG AA for text of any size. */
const AA = 4.5;

const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8');
const rules = [...css.matchAll(/([^{}]*)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector, body }));

/** What the rules for a ground set `property` to; the last one wins, as in a browser. */
function setOn(ground: string, property: string): string {
  const own = rules.filter(({ selector }) => new RegExp(`\\.ground-${ground}(?![\\w-])`).test(selector));
  const values = own.flatMap(({ body }) => new RegExp(`${property}: (#\\w+)`).exec(body)?.[1] ?? []);
  return sixDigits(values.at(-1) ?? (property === '--ink' ? INK : ''));
}

const sixDigits = (colour: string): string => (colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour);

/** Contrast of two colours (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('palette.css', () => {
  test.each(PALETTE.filter((colour) => colour !== 'transparent'))('%s carries its text and its buttons', (colour) => {
    expect(contrast(setOn(colour, '--ground'), setOn(colour, '--ink'))).toBeGreaterThanOrEqual(AA);
  });

  test('page backgrounds carry dark purple text', () => {
    expect(PAGE_BACKGROUNDS.map((colour) => setOn(colour, '--ink'))).toEqual(PAGE_BACKGROUNDS.map(() => INK));
  });

  test('the text colours of split pairs carry white, and so do purple, dark green and brown', () => {
    const dark = [...SPLIT_PAIRS.map(({ colour1 }) => colour1), 'purple', 'darkGreen', 'brown'];
    expect(dark.map((colour) => setOn(colour, '--ink'))).toEqual(dark.map(() => WHITE));
  });
});
