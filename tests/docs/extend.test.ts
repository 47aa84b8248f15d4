import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { snippetsOf } from './documents.ts';

const PAGE = 'site/docs/pages/adopters/extend.md';
const EXAMPLE = 'site/examples/library';

test('the page on extension points shows the files of the example, which a journey operates', () => {
  const files = snippetsOf({ path: PAGE, text: readFileSync(PAGE, 'utf8') }).flatMap(({ mark, code }) =>
    mark.startsWith('file=') ? { path: `${EXAMPLE}/${mark.slice('file='.length)}`, code } : [],
  );
  const shown = files.filter(({ path }) => existsSync(path));
  expect(shown.length).toBeGreaterThan(6);
  for (const { path, code } of shown) expect(code, path).toBe(readFileSync(path, 'utf8'));
});
