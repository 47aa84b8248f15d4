import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright/test';

/** Minified: every page compiles it, in half the time. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Desktop, tablet and phone. */
export const WIDTHS: readonly number[] = [1440, 820, 390];

/**
 * axe's violations in the visible page, one line per rule. axe stays loaded, so that checking again at another width
 * costs a fifth of a second; frames of other sites are excluded.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const frames = page.frames().filter((frame) => isSameOrigin(frame, page));
  await Promise.all(frames.map(prepare));
  const options: RunOptions = { runOnly: runOnlyOf(rules), resultTypes: ['violations'], iframes: frames.length > 1 };
  return lines(await page.evaluate(async (how) => (await window.axe.run(document, how)).violations, options));
}

/** The same in one part of the page, which takes a tenth of the time; of some rules, or all. */
export async function violationsIn(page: Page, selector: string, rules?: readonly string[]): Promise<string[]> {
  await prepare(page.mainFrame());
  const options: RunOptions = { runOnly: runOnlyOf(rules), resultTypes: ['violations'], iframes: false };
  const find = async ({ include, how }: { include: string; how: RunOptions }) =>
    (await window.axe.run(include, how)).violations;
  return lines(await page.evaluate(find, { include: selector, how: options }));
}

const runOnlyOf = (rules?: readonly string[]) => (rules ? { type: 'rule' as const, values: [...rules] } : RULES);

const lines = (found: readonly Result[]): string[] =>
  found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** What another width can change: rules about layout, and about what shows at some widths only. */
const OF_LAYOUT = [
  ...['color-contrast', 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus'],
  ...['button-name', 'link-name', 'label'],
];

/** Checks in windows of these widths: by every rule in the first; every line names its width. */
export async function violationsAtWidths(page: Page, widths = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await violations(page, index === 0 ? undefined : OF_LAYOUT)).map((line) => `${width} px: ${line}`));
  }
  return found;
}

const isSameOrigin = (frame: Frame, page: Page): boolean => originOf(frame.url()) === originOf(page.url());

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

async function prepare(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
