import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { PALETTE } from '#site/fields/palette.ts';
import { paletteCss } from '#site/fields/palette-css.ts';
import { findChromium } from '../set-up/chromium.mjs';
import { shownLooks } from './shown-looks.ts';

const SHEETS = ['theme.css', 'palette.css'].map((name) => readFileSync(`site/styles/${name}`, 'utf8'));
const STYLES = [...SHEETS, paletteCss({})].join('\n');
/** Grounds that are dark in every look, and the one that has none. */
const OF_THEIR_OWN = ['transparent', 'darkGreen', 'brown'];
const GROUNDS = PALETTE.filter((name) => !OF_THEIR_OWN.includes(name));

test('each look of the tutorial reaches every ground that editors choose, and its text', async () => {
  const looks = shownLooks();
  expect(looks).toHaveLength(3);
  for (const { code } of looks) expect(code.match(/^ {2}--(?!scheme)/gm)).toHaveLength(8);
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const seen: Record<string, string>[] = [];
    for (const code of ['', ...looks.map((look) => look.code)]) {
      const sheets = GROUNDS.map((name) => `<p class="ground-${name}">${name}</p>`);
      await page.setContent(`<style>${STYLES}${code}</style>${sheets.join('')}`);
      const coloursOf = (paragraphs: Element[]) =>
        paragraphs
          .map((one) => [one.textContent, getComputedStyle(one)] as const)
          .map(([name, { color, backgroundColor }]) => [name, `${color} on ${backgroundColor}`]);
      seen.push(Object.fromEntries(await page.locator('p').evaluateAll(coloursOf)));
    }
    for (const name of GROUNDS) {
      const colours = seen.map((look) => look[name]);
      expect(new Set(colours).size, `${name}: ${colours.join(', ')}`).toBe(4);
    }
    expect(seen.map((look) => look.purple)).toEqual([
      'rgb(255, 255, 255) on rgb(91, 58, 140)',
      'rgb(255, 255, 255) on rgb(10, 100, 112)',
      'rgb(255, 255, 255) on rgb(163, 59, 32)',
      'rgb(255, 255, 255) on rgb(44, 122, 107)',
    ]);
  } finally {
    await browser.close();
  }
});
