import { BUILT_IN_COLOURS } from './built-in-palette.ts';
import { type PaletteConfig, TEXT_COLOURS } from './palette-config.ts';

/**
 * The style sheet of a site's colours: the grounds of the built-in ones, tokens and grounds of its own. It comes after
 * `site/styles/{theme,palette}.css`, so that it can redefine built-in colours, and before the site's `theme.css`.
 */
export function paletteCss({ colours = {} }: Pick<PaletteConfig, 'colours'>): string {
  const own = Object.entries(colours);
  const tokens = own.map(
    ([name, { value, text }]) => `:root { --palette-${name}: ${value}; --on-palette-${name}: ${TEXT_COLOURS[text]} }`,
  );
  const builtIn = BUILT_IN_COLOURS.filter((name) => name !== 'transparent');
  const grounds = [
    ...builtIn.map((name) => ground(name, name === 'turqoise' ? 'turquoise' : name)), // one colour, two spellings
    ...own.map(([name]) => ground(name, name)),
  ];
  const hairlines = own.map(
    ([name, { text }]) => `.ground-${name} { --hairline: var(--hairline-${text === 'light' ? 'strong' : 'soft'}) }`,
  );
  return [...tokens, '@layer palette {', ...grounds, ...hairlines, '}\n'].join('\n');
}

const ground = (name: string, token: string): string =>
  `.ground-${name} { --ground: var(--palette-${token}); --ink: var(--on-palette-${token}) }`;
