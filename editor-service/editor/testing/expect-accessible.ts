import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';

/** Without a layout nothing has a colour, a size or a place, and a part is no whole page. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false }, region: { enabled: false } },
  resultTypes: ['violations'],
  iframes: false,
};

/** Fails when axe finds something in this part of the document. */
export async function expectAccessible(part: Element): Promise<void> {
  const { violations } = await axe.run(part, OPTIONS);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}
