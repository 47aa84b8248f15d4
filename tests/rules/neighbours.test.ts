import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Selectors that restyle every block of a page whenever a block is added, removed or moved. */
const COSTLY = [/\.block\)?(?:\)|:[\w-]+\([^)]*\))*\s*[+~]/, /\.block\)?:(?:nth-|first-|last-)/, /\*\s*[+~]\s*\*/];

/** Selectors that make the browser check everything around a text for every character typed in it. */
const ASKS_FOR_EMPTINESS = /:has\(.*:empty/;

test('no style of the site depends on the neighbours of a block', () => {
  expect(selectorsLike(COSTLY, ['editor-service/editor/**'])).toEqual([]);
});

test('no style of the site or of the canvas uses :empty inside :has()', () => {
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
