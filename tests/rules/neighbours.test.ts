import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Selectors of these kinds have every block of a page styled again whenever one of them comes, goes or moves. */
const COSTLY = [/\.block\)?(?:\)|:[\w-]+\([^)]*\))*\s*[+~]/, /\.block\)?:(?:nth-|first-|last-)/, /\*\s*[+~]\s*\*/];

/** Selectors of this kind have the browser look at all that is around a text for every letter typed in it. */
const ASKS_FOR_EMPTINESS = /:has\(.*:empty/;

test('no style of the site looks at the neighbours of a block', () => {
  expect(selectorsLike(COSTLY, ['editor-service/editor/**'])).toEqual([]);
});

test('no style of the site or of the canvas asks what is empty within something else', () => {
  expect(selectorsLike([ASKS_FOR_EMPTINESS])).toEqual([]);
});

function selectorsLike(kinds: readonly RegExp[], exclude: readonly string[] = []): string[] {
  return globSync('site/**/*.css', { exclude }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('{') && kinds.some((kind) => kind.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
}
