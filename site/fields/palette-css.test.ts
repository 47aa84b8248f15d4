import { describe, expect, test } from 'vitest';
import { paletteCss } from './palette-css.ts';

describe('paletteCss()', () => {
  test('writes a ground with its ink for each colour of the specification', () => {
    const css = paletteCss({});
    expect(css).not.toContain(':root');
    expect(css.match(/^\.ground-/gm)).toHaveLength(26);
    expect(css.match(/\.ground-tur.*/g)).toEqual([
      '.ground-turqoise { --ground: var(--palette-turquoise); --ink: var(--on-palette-turquoise) }',
      '.ground-turquoise { --ground: var(--palette-turquoise); --ink: var(--on-palette-turquoise) }',
    ]);
  });

  test('writes tokens and a ground with its hairline for each colour of the site, after the others', () => {
    const dusk = { value: '#27304f', text: 'light' } as const;
    const css = paletteCss({ colours: { dawn: { value: '#ffd9c2', text: 'dark' }, dusk, pink: dusk } });
    expect(css.split('\n').filter((line) => /-(?:dawn|dusk)\b/.test(line))).toEqual([
      ':root { --palette-dawn: #ffd9c2; --on-palette-dawn: #2b1b46 }',
      ':root { --palette-dusk: #27304f; --on-palette-dusk: #fff }',
      '.ground-dawn { --ground: var(--palette-dawn); --ink: var(--on-palette-dawn) }',
      '.ground-dusk { --ground: var(--palette-dusk); --ink: var(--on-palette-dusk) }',
      '.ground-dawn { --hairline: var(--hairline-soft) }',
      '.ground-dusk { --hairline: var(--hairline-strong) }',
    ]);
    expect(css).toContain('.ground-pink { --hairline: var(--hairline-strong) }');
  });
});
