import { expect, it } from 'vitest';
import { IS_LONG } from '../run/long-form.ts';
import { markupMistakes } from './markup-mistakes.ts';
import { renderDemo } from './rendered-demo.ts';

it('demo pages are valid HTML', async () => {
  const { pages } = await renderDemo();
  const mistakes: string[] = [];
  for (const [address, html] of IS_LONG ? pages : withNewClasses(pages)) {
    for (const mistake of await markupMistakes(html)) mistakes.push(`${address}: ${mistake}`);
  }
  expect(mistakes).toEqual([]);
});

/** The short form takes each page with a class that no page before it has: every block and every other part of a page. */
function withNewClasses(pages: ReadonlyMap<string, string>): [string, string][] {
  const seen = new Set<string>();
  return [...pages].filter(([, html]) => {
    const known = seen.size;
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(' ')) seen.add(name);
    return seen.size > known;
  });
}
