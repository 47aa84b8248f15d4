import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themeValues } from '#site/styles/testing/theme-values.ts';
import { literalsInStyles, literalsInView, type Steps } from './theme-literals.ts';

/** The editor is not part of the site; both of its possible locations are excluded. */
const EDITOR = ['site/editor/**', 'editor-service/editor/**'];

const values = themeValues(readFileSync('site/styles/theme.css', 'utf8'));
const tokens = (prefix: string) =>
  new Set([...values].filter(([name]) => name.startsWith(prefix)).map(([, value]) => value));
const steps: Steps = { spaces: tokens('--space-'), lines: tokens('--line') };

/** `found` of every file of the site, with its path. */
function inFiles(pattern: string, found: (text: string) => string[], exclude: readonly string[] = []): string[] {
  const files = globSync(pattern, { exclude: [...EDITOR, ...exclude] });
  expect(files.length).toBeGreaterThan(20);
  return files.flatMap((file) => found(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));
}

test('every style of the site takes its values from the theme', () => {
  const inStyles = (text: string) => literalsInStyles(text, steps);
  expect(
    inFiles('site/**/*.css', inStyles, ['**/theme.css', '**/palette.css', 'site/examples/*/{fields,tabs}/**']),
  ).toEqual([]);
});

/** The marks on the canvas have their own names for colours: those of the shell would be the site's tokens there. */
const MARKS = /:root \{.*?\}/s;

test('every style of the editor takes its colours from its tokens', () => {
  const files = globSync('editor-service/editor/**/*.css', { exclude: ['**/ui/tokens.css'] });
  expect(files.length).toBeGreaterThan(20);
  const coloursIn = (file: string) => {
    const css = readFileSync(file, 'utf8');
    const found = literalsInStyles(file.endsWith('canvas/canvas.css') ? css.replace(MARKS, '') : css, steps);
    return found.filter((line) => line.startsWith('colour:')).map((line) => `${file}: ${line}`);
  };
  expect(files.flatMap(coloursIn)).toEqual([]);
});

test('no view of the site has its own colours', () => {
  expect(inFiles('site/**/*.{tsx,astro}', literalsInView, ['**/*.test.tsx'])).toEqual([]);
});

describe('literalsInStyles()', () => {
  test.each([
    ['colour', 'color: #fff'],
    ['colour', 'background: RGB(0 0 0 / 50%)'],
    ['colour', 'color: oklch(70% 0.1 200)'],
    ['colour', 'background: linear-gradient(var(--ink), tomato 50%)'],
    ['colour', 'border: var(--line) solid red'],
    ['colour', 'background: color-mix(in srgb, var(--ground), white 40%)'],
    ['colour', '--spot: hsl(20deg 50% 50%)'],
    ['colour', 'fill: #5b3a8c'],
    ['font size', 'font-size: 1.2rem'],
    ['font size', 'font-size: clamp(1rem, 4cqi, 2rem)'],
    ['font size', 'font: var(--strong) 14px / 1.4 var(--sans)'],
    ['font weight', 'font-weight: 600'],
    ['font weight', 'font: 700 var(--text-m) / 1.4 var(--sans)'],
    ['radius', 'border-radius: 0 12px'],
    ['radius', 'border-end-start-radius: 2rem'],
    ['radius', 'border-radius: clamp(1rem, 2vw, 3rem)'],
    ['shadow', 'box-shadow: 0 2px 8px var(--ink)'],
    ['shadow', 'box-shadow: var(--focus-shadow), 0 2px 8px var(--ink)'],
    ['shadow', 'filter: drop-shadow(0 0 2px var(--ink))'],
    ['motion', 'transition: opacity 200ms var(--ease)'],
    ['motion', 'transition-delay: .2s'],
    ['motion', 'animation: appear var(--time) ease-in-out'],
    ['motion', 'transition: opacity var(--time) cubic-bezier(0, 0, 1, 1)'],
    ['space', 'padding: 1rem var(--gutter)'],
    ['space', 'margin-block: 0 2.5rem'],
    ['space', 'column-gap: 0.75rem'],
    ['line', 'border: 2px solid var(--ink)'],
    ['line', 'border-block-start: 1px dashed currentcolor'],
  ])('names a literal %s: %s', (kind, declaration) => {
    expect(literalsInStyles(`.block {\n  ${declaration};\n}\n`, steps)).toEqual([`${kind}: ${declaration}`]);
  });

  test.each([
    'color: var(--palette-white)',
    'background: transparent',
    'border: var(--line) solid currentcolor',
    'background: color-mix(in srgb, var(--ground), var(--glow) 40%)',
    'mask: radial-gradient(transparent 1rem, #000 1.05rem)',
    'font-size: 1.5em',
    'font: inherit',
    'font: var(--display-weight) clamp(1.25rem, 10cqi, var(--text-2xl)) / 1.22 var(--display)',
    'border-radius: 50% 0 0 100%',
    'border-radius: var(--radius) calc(var(--curve) * clamp(4rem, 16cqi, 12rem)) 0',
    'box-shadow: none',
    'box-shadow: inset 0 0 0 8px var(--ground, var(--paper))',
    'transition: transform var(--quick)',
    'padding: clamp(1.5rem, 5cqi, 4rem)',
    'margin-block-start: -2.5rem',
    'border-width: 0 var(--line) var(--line) 0',
    'content: "red #fff"',
  ])('accepts %s', (declaration) => {
    expect(literalsInStyles(`.block {\n  ${declaration};\n}\n`, steps)).toEqual([]);
  });

  test('checks custom properties, media queries and nested rules, but not comments and selectors', () => {
    const css = '/* color: red */ a.gold:hover { --a: tan }\n@media (width > 1px) { .b { & c { color: #123; } } }';
    expect(literalsInStyles(css, steps)).toEqual(['colour: --a: tan', 'colour: color: #123']);
  });
});

describe('literalsInView()', () => {
  test.each([
    '<path fill="#fff" d="M0 0" />',
    '<g stroke={"rebeccapurple"} />',
    "<stop stop-color='rgb(0 0 0)' />",
    "<p style={{ color: 'red' }} />",
    '<p style="background: #123456" />',
    '<style>p { color: navy }</style>',
  ])('names the colour in %s', (view) => {
    expect(literalsInView(view)).toHaveLength(1);
  });

  test('accepts tokens, currentColor and anchors', () => {
    const view = '<a href="#face"><path fill="none" stroke="currentColor" className={styles.red} /></a>';
    expect(literalsInView(view)).toEqual([]);
  });
});
