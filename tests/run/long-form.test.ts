import { expect, test } from 'vitest';
import { importsOf, sourceFiles } from '../rules/source-files.ts';
import { LONG_FILES, LONG_UNITS } from './long-form.ts';

const RUN_WHOLE = ['tests/journeys/', 'tests/scale/'];

test('npm run test:long runs every test with a long form', () => {
  const tests = sourceFiles().filter(({ path }) => /\.test\.tsx?$/.test(path));
  const long = tests.filter((one) => importsOf(one).some(({ target }) => target === 'tests/run/long-form.ts'));
  const paths = [...LONG_FILES, ...long.map(({ path }) => path)].filter(
    (path) => path !== 'tests/run/long-form.test.ts',
  );
  expect(paths.length).toBeGreaterThan(8);
  expect(tests.map(({ path }) => path)).toEqual(expect.arrayContaining(LONG_FILES));
  expect(paths.filter((path) => ![...LONG_UNITS, ...RUN_WHOLE].some((begin) => path.startsWith(begin)))).toEqual([]);
});
