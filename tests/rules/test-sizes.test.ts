import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** A file with more is about two subjects. */
const MAX_LINES = 300;

test('a test file has at most 300 lines', () => {
  const tests = sourceFiles().filter(({ path }) => isTest(path) || path.endsWith('.journey.ts'));
  expect(tests.length).toBeGreaterThan(500);
  const long = tests.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
  expect(long.filter(({ lines }) => lines > MAX_LINES).map(({ path, lines }) => `${path}: ${lines} lines`)).toEqual([]);
});
