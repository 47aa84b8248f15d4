import { describe, expect, test } from 'vitest';
import { paletteCss } from './palette-css.ts';

describe('paletteCss()', () => {
  test('writes nothing for a site without colours of its own', () => {
    expect(paletteCss({})).toBe('');
  });

  test('writes a token and a ground with its ink for each colour', () => {
    expect(
      paletteCss({ colours: { dawn: { value: '#ffd9c2', text: 'dark' }, dusk: { value: '#27304f', text: 'light' } } }),
    ).toBe(`:root {
  --palette-dawn: #ffd9c2;
  --on-palette-dawn: #2b1b46;
  --palette-dusk: #27304f;
  --on-palette-dusk: #fff;
}

@layer palette {
  .ground-dawn {
    --ground: var(--palette-dawn);
    --ink: var(--on-palette-dawn);
    --hairline: var(--hairline-soft);
  }

  .ground-dusk {
    --ground: var(--palette-dusk);
    --ink: var(--on-palette-dusk);
    --hairline: var(--hairline-strong);
  }
}
`);
  });
});
