import { describe, expect, test } from 'vitest';
import { type SiteConfig, siteConfigSchema } from './site-config.ts';

/** The problems of a palette, each as `path: message`. */
function problems(palette: SiteConfig['palette']): string[] {
  const { error } = siteConfigSchema.safeParse({ palette });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('siteConfigSchema', () => {
  test('accepts own colours, pairs, successors and removed colours', () => {
    const dusk = { value: '#27304f', text: 'light' } as const;
    const palette = {
      colours: { dusk, dawn: { value: '#ffd9c2', text: 'dark', offer: ['page', 'light'] } },
      splitPairs: [{ colour1: 'dusk', colour2: 'dawn' }],
      successors: { orche: 'mustard', mustard: 'yellow' },
      without: ['orche'],
    } satisfies SiteConfig['palette'];
    expect(problems(palette)).toEqual([]);
  });

  test('rejects a colour with too little contrast to its text, and reports the ratio', () => {
    expect(problems({ colours: { dusk: { value: '#8899aa', text: 'light' } } })).toEqual([
      'palette.colours.dusk.value: a colour on which light text (#fff) has a contrast of at least 4.5; that of #8899aa is 2.92',
    ]);
  });

  test('rejects names that are not plain identifiers', () => {
    expect(problems({ colours: { 'x{}': { value: '#000000', text: 'light' } } })).toHaveLength(1);
    expect(problems({ colours: { dusk: { value: 'red;}', text: 'light' } } })).toEqual([
      'palette.colours.dusk.value: a colour as #rrggbb',
    ]);
  });

  test('rejects successors of offered colours, and successors that lead nowhere', () => {
    expect(problems({ successors: { yellow: 'pink', mauve: 'mint', mint: 'mauve' } })).toEqual([
      'palette.successors.yellow: the name of a removed colour; this one still exists',
      'palette.successors.mauve: a colour of this site, or a name that leads to one',
      'palette.successors.mint: a colour of this site, or a name that leads to one',
    ]);
  });

  test('rejects removing colours that are not built in, or all colours', () => {
    expect(problems({ without: ['mauve'] })).toEqual(['palette.without.0: a built-in colour, not “mauve”']);
    const light = ['yellow', 'lightYellow', 'lightGreen', 'turquoise', 'lightBlue', 'pink', 'sand'];
    expect(problems({ without: light })).toEqual(['palette.without: at least one light colour that is left']);
  });

  test('rejects pairs of unknown colours', () => {
    expect(problems({ splitPairs: [{ colour1: 'dusk', colour2: 'pink' }] })).toEqual([
      'palette.splitPairs.0.colour1: a colour of this site, not “dusk”',
    ]);
  });
});
