import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteFolder } from '#build/site-folder/site-folder.mjs';
import { AA, contrast } from '#site/fields/contrast.ts';
import { PAGE_BACKGROUNDS } from '#site/fields/palette.ts';
import { themeValues, tokenValue } from '#site/styles/testing/theme-values.ts';
import { shownLooks } from '../docs/shown-looks.ts';

const DEFAULT = readFileSync('site/styles/theme.css', 'utf8');

/** Texts on grounds other than the one in their name `--on-…`. */
const ALSO: readonly (readonly [text: string, ground: string])[] = [
  ['--on-accent', '--accent-strong'],
  ['--placeholder', '--field'],
  ['--error', '--sheet'],
  ['--error', '--field'],
  ['--on-palette-powderPurple', '--flap'],
  ['--on-palette-darkPurple', '--palette-purple'], // the number on both hills of the error page
  // Buttons in menus, sheets and the Hub's filters have the page's ground.
  ...PAGE_BACKGROUNDS.flatMap((ground) =>
    ['--on-paper', '--on-sheet', '--on-palette-backgroundLightOrche'].map(
      (text) => [text, `--palette-${ground}`] as const,
    ),
  ),
];

/** Every text colour of a theme with its ground. */
function pairsOf(values: ReadonlyMap<string, string>): (readonly [text: string, ground: string])[] {
  const grounds = [...values.keys()].filter((name) => values.has(name.replace('--', '--on-')));
  return [...grounds.map((ground) => [ground.replace('--', '--on-'), ground] as const), ...ALSO];
}

/** Pairs with too little contrast, with their ratios. */
function tooFaint(values: ReadonlyMap<string, string>): string[] {
  return pairsOf(values).flatMap(([text, ground]) => {
    const ratio = contrast(tokenValue(values, text), tokenValue(values, ground));
    return ratio < AA ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });
}

/** Themes shipped with the product, and that of the current site folder. */
const THEMES = globSync([
  'tests/themes/*/theme.css',
  'site/docs/theme.css',
  'build/**/theme.css',
  join(siteFolder().siteDir, 'theme.css'),
]);

const themes = [
  { name: 'the default theme', values: themeValues(DEFAULT) },
  ...shownLooks().map(({ at, code }) => ({ name: at, values: themeValues(DEFAULT, code) })),
  ...THEMES.map((file) => ({ name: file, values: themeValues(DEFAULT, readFileSync(file, 'utf8')) })),
];

describe.each(themes)('$name', ({ values }) => {
  test('finds the text colours of all roles and of the palette', () => {
    expect(pairsOf(values).length).toBeGreaterThan(30);
  });

  test('keeps enough contrast for every text', () => {
    expect(tooFaint(values)).toEqual([]);
  });

  test('has a focus ring that contrasts with the gap inside it', () => {
    const gap = /#\w+/.exec(tokenValue(values, '--focus-shadow'))?.[0] ?? '';
    expect(contrast(tokenValue(values, '--focus'), gap)).toBeGreaterThanOrEqual(3);
  });
});

test('a text with too little contrast is named', () => {
  const values = themeValues(
    DEFAULT,
    ':root {\n  --palette-sand: #777;\n  --on-palette-sand: var(--on-palette-pink);\n}\n',
  );
  expect(tooFaint(values)).toEqual(['--on-palette-sand on --palette-sand: 3.48']);
});
