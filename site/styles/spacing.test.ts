import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SPACING_PIXELS, SPACING_SIDES, spacingSchema } from '#content-store/model/values/spacing.ts';
import { frameClasses } from '../document/frame-classes.ts';
import { spacingCss } from '../fields/spacing-css.ts';
import { themeValues, tokenValue } from './testing/theme-values.ts';

const values = themeValues(readFileSync(new URL('theme.css', import.meta.url), 'utf8'));
const PROPERTIES = {
  marginTop: 'margin-block-start',
  marginBottom: 'margin-block-end',
  paddingTop: 'padding-block-start',
  paddingBottom: 'padding-block-end',
};
const NONE = { base: 0, small: 0, large: 0 };
const CASES = SPACING_SIDES.flatMap((side) => SPACING_PIXELS.map((pixels, step) => ({ side, pixels, step })));

test.each(CASES)('step $step of $side is $pixels pixels on every screen', ({ side, pixels, step }) => {
  const other = step === 0 ? 1 : 0;
  const sizes = { base: step, small: other, large: step };
  const [, ...classes] = frameClasses({ spacing: spacingSchema.parse({ marginBottom: NONE, [side]: sizes }) }).split(
    ' ',
  );
  const length = pixels === 0 ? '0' : `var\\((--space-\\d+)\\)`;
  for (const name of classes.filter((one) => one.endsWith(String(step)))) {
    const rule = new RegExp(`^\\.${name} \\{ ${PROPERTIES[side]}: ${length} \\}$`, 'm').exec(spacingCss());
    expect(rule).not.toBeNull();
    if (rule?.[1]) expect(tokenValue(values, rule[1])).toBe(`${pixels / 16}rem`);
  }
});

test('a step for a larger screen comes after those of smaller ones', () => {
  const found = spacingCss().match(/@media .*(?= \{)|(?:small-|large-)?mt2/g);
  expect(found).toEqual(['mt2', '@media (min-width: 640px)', 'small-mt2', '@media (min-width: 1080px)', 'large-mt2']);
});
