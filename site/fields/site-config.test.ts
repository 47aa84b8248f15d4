import { describe, expect, test } from 'vitest';
import { type SiteConfig, siteConfigSchema } from './site-config.ts';

/** `path: message` of everything that is wrong with a palette. */
function problems(palette: SiteConfig['palette']): string[] {
  const { error } = siteConfigSchema.safeParse({ palette });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('siteConfigSchema', () => {
  test('takes own colours, pairs, successors, and what is left out', () => {
    const dusk = { value: '#27304f', text: 'light' } as const;
    const palette = {
      colours: { dusk, dawn: { value: '#ffd9c2', text: 'dark', offer: ['page', 'light'] } },
      splitPairs: [{ colour1: 'dusk', colour2: 'dawn' }],
      successors: { orche: 'mustard', mustard: 'yellow' },
      without: ['orche'],
    } satisfies SiteConfig['palette'];
    expect(problems(palette)).toEqual([]);
  });

  test('refuses a colour that cannot carry its text, and says how far it is off', () => {
    expect(problems({ colours: { dusk: { value: '#8899aa', text: 'light' } } })).toEqual([
      'palette.colours.dusk.value: a colour on which light text (#fff) has a contrast of at least 4.5; that of #8899aa is 2.92',
    ]);
  });

  test('refuses names that could be more than a name', () => {
    expect(problems({ colours: { 'x{}': { value: '#000000', text: 'light' } } })).toHaveLength(1);
    expect(problems({ colours: { dusk: { value: 'red;}', text: 'light' } } })).toEqual([
      'palette.colours.dusk.value: a colour as #rrggbb',
    ]);
  });

  test('refuses successors of what is offered, and successors that lead nowhere', () => {
    expect(problems({ successors: { yellow: 'pink', mauve: 'mint', mint: 'mauve' } })).toEqual([
      'palette.successors.yellow: the name of a colour that is gone; this one is offered',
      'palette.successors.mauve: a colour of this site, or the name of one that leads to it',
      'palette.successors.mint: a colour of this site, or the name of one that leads to it',
    ]);
  });

  test('refuses to leave out what is not built in, or all there is', () => {
    expect(problems({ without: ['mauve'] })).toEqual(['palette.without.0: a built-in colour, not “mauve”']);
    const light = ['yellow', 'lightYellow', 'lightGreen', 'turquoise', 'lightBlue', 'pink', 'sand'];
    expect(problems({ without: light })).toEqual(['palette.without: at least one light colour that is left']);
  });

  test('refuses pairs of colours that there are not', () => {
    expect(problems({ splitPairs: [{ colour1: 'dusk', colour2: 'pink' }] })).toEqual([
      'palette.splitPairs.0.colour1: a colour of this site, not “dusk”',
    ]);
  });
});
