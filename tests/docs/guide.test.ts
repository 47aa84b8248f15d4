import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents, snippetsOf } from './documents.ts';

const guide = documents()
  .filter(({ path }) => path === 'CONTRIBUTING.md')
  .flatMap(snippetsOf);
const files = guide.flatMap(({ mark }) => (mark.startsWith('file=') ? [mark.slice('file='.length)] : []));
const diffs = guide.filter(({ language }) => language === 'diff');

test('the changes of the contributor guide can be applied to the code as it is', () => {
  expect(diffs.length).toBeGreaterThan(4);
  for (const { at, code } of diffs) {
    const check = () => execFileSync('git', ['apply', '--check', '-'], { input: code, stdio: 'pipe' });
    expect(check, at).not.toThrow();
  }
});

test('the new files of the contributor guide are not there yet', () => {
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter(existsSync)).toEqual([]);
});
