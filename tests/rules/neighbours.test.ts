import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Selectors of these kinds have every block of a page styled again whenever one of them comes, goes or moves. */
const COSTLY = [/\.block\)?(?:\)|:[\w-]+\([^)]*\))*\s*[+~]/, /\.block\)?:(?:nth-|first-|last-)/, /\*\s*[+~]\s*\*/];

test('no style of the site looks at the neighbours of a block', () => {
  const offences = globSync('site/**/*.css', { exclude: ['site/editor/**'] }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('{') && COSTLY.some((selector) => selector.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(offences).toEqual([]);
});
