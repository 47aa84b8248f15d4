import { expect, it } from 'vitest';
import { markupMistakes } from './markup-mistakes.ts';
import { renderDemo } from './rendered-demo.ts';

it('demo pages are valid HTML', { timeout: 60_000 }, async () => {
  const { pages } = await renderDemo();
  const mistakes: string[] = [];
  for (const [address, html] of pages) {
    for (const mistake of await markupMistakes(html)) mistakes.push(`${address}: ${mistake}`);
  }
  expect(mistakes).toEqual([]);
});
