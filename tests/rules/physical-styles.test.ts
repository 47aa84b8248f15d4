import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { physicalIn } from './physical-styles.ts';

/** What stays where it is: it lies on places that were measured, or looks the same both ways. */
const STAYS = [
  /\/canvas\/tools\/tools\.css: /, // frames, bars and lines on what was measured
  /\/FocusPicker\.module\.css: transform: translate\(-50%/, // on a point of a picture
  /\/AddBlockDialog\.module\.css: translate: -50% -50%/, // on the pointer
  /\/(?:Navigation|Hub)\.module\.css: border-width: 0 var\(--line\) var\(--line\) 0/, // a square's corner turned down
  /\/TabbedTask\.module\.css: background: linear-gradient\(to right/, // a shadow at either edge
  /\/(?:Card|LoginPage)\.module\.css: background: radial-gradient\(/, // hills
  /\/SimpleDivider\.module\.css: --quarter: radial-gradient\(/, // one of three shapes in a row
  /\/HeaderActionArea\.module\.css: mask: radial-gradient\(/, // a notch at either edge
  /\/ColourControl\.module\.css: background: linear-gradient\(to top right/, // crosses a colour out
];

test('every style of the site and the editor is mirrored where a page is read from right to left', () => {
  const files = globSync(['site/**/*.css', 'editor-service/editor/**/*.css']);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => physicalIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));
  expect(found.filter((line) => !STAYS.some((pattern) => pattern.test(line)))).toEqual([]);
  expect(STAYS.filter((pattern) => !found.some((line) => pattern.test(line)))).toEqual([]);
});

/** What few scripts have. `Writing.module.css` takes slanted letters and letter-spacing back for the others, but not capitals. */
test('no style writes in capitals, and none after those of all scripts slants or spaces letters', () => {
  const files = globSync('site/**/*.css').filter((file) => !/^site\/docs\/|\/Writing\./.test(file));
  const found = files.filter((file) => {
    const css = readFileSync(file, 'utf8');
    const isLast = /overrides/.test(css) || /\/(?:overrides|print)\.css$/.test(file);
    return /text-transform:|small-caps/.test(css) || (isLast && /font-style: [io]|letter-spacing:/.test(css));
  });
  expect(files.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

test('only an index has large initials: WebKit does not join a letter with a style of its own', () => {
  const files = globSync('site/**/*.css').filter((file) => readFileSync(file, 'utf8').includes('::first-letter'));
  expect(files).toEqual(['site/blocks/quick-links/QuickLinks.module.css']);
});

describe('physicalIn()', () => {
  test.each([
    ...['margin-left: 1rem', 'left: 0', 'padding-right: 2px', 'border-left: 1px solid', 'scroll-margin-left: 1rem'],
    ...[
      'border-top-left-radius: 4px',
      'border-radius: 0 4px',
      'border-radius: 4px 0 0',
      'border-radius: 1px 1px 2px 3px',
    ],
    ...['margin: 0 -2rem 0 0', 'padding: 0 calc(1rem + var(--a, 2px)) 0 1rem', 'inset: auto 0 0 auto'],
    ...['text-align: left', 'float: right', 'transform-origin: left', 'background-position: right top'],
    ...[
      'transform: translateX(4px)',
      'transform: rotate(2deg) translate(-2px, 1px)',
      'translate: 1rem',
      'translate: -50% 0',
      'background: radial-gradient(circle at 2rem 90%, red, transparent)',
      'clip-path: circle(1rem at calc(100% - 2rem) 0)',
    ],
  ])('names %s', (declaration) => {
    expect(physicalIn(`.block {\n  ${declaration};\n}\n`)).toEqual([declaration]);
  });

  test.each([
    ...['margin-inline-start: 1rem', 'inset-inline: auto 0', 'border-start-end-radius: 4px', 'text-align: start'],
    ...['margin: 1px 2px 3px', 'inset: 0', 'border-radius: 4px 4px 0 0', 'border-radius: 50% 50% 0 0 / 100% 100% 0 0'],
    ...['transform: translateY(4px)', 'transform: translate(0, 2px)', 'translate: 0 2px', 'translate: none'],
    ...['clip-path: circle(1rem at calc(50% + 2rem * var(--sign)) 0)', 'clip-path: circle(9% at 50% 0)'],
    ...['transform: translateX(calc(4px * var(--sign)))', '--left: 2px', 'content: "left: 0"'],
  ])('accepts %s', (declaration) => {
    expect(physicalIn(`/* left: 0; */ .block {\n  ${declaration};\n}\n`)).toEqual([]);
  });
});
