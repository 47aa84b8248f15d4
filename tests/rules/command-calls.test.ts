import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`\\/])\/\/.*/g;
/** The function itself, what only a clone says, and a line for the package manager of a new site. */
const EXEMPT = ['site-folder/command-call.mjs', 'build/require-node.mjs', 'create/next-steps.ts'];

test('a message names a command by callOf(), because a site folder calls it in another way than a clone', () => {
  const inProgram = sourceFiles().filter(
    ({ path }) =>
      /^(?:build|editor-service)\//.test(path) &&
      !/\.test\.tsx?$|\/testing\//.test(path) &&
      !EXEMPT.some((name) => path.endsWith(name)),
  );
  const named = inProgram.flatMap(({ path, text }) =>
    (text.replace(COMMENT, '').match(/.*\bnpm run\b.*/g) ?? []).map((line) => `${path}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});
