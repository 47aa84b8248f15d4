import { type PaletteConfig, TEXT_COLOURS } from './palette-config.ts';

/**
 * The style sheet of a site's own colours: a token for each colour and its text, and a ground, shaped like those of
 * `site/styles/theme.css` and `palette.css`. It comes after them, so that it can redefine built-in colours, and before
 * the site's `theme.css`.
 */
export function paletteCss({ colours = {} }: Pick<PaletteConfig, 'colours'>): string {
  const own = Object.entries(colours);
  if (own.length === 0) return '';
  const tokens = own.flatMap(([name, { value, text }]) => [
    [`--palette-${name}`, value],
    [`--on-palette-${name}`, TEXT_COLOURS[text]],
  ]);
  const grounds = own.map(([name, { text }]) =>
    rule(`.ground-${name}`, {
      '--ground': `var(--palette-${name})`,
      '--ink': `var(--on-palette-${name})`,
      '--hairline': text === 'light' ? 'var(--hairline-strong)' : 'var(--hairline-soft)',
    }),
  );
  return `${rule(':root', Object.fromEntries(tokens))}\n@layer palette {\n${grounds.join('\n').replace(/^(?=.)/gm, '  ')}}\n`;
}

function rule(selector: string, properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}
