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

test('every block and template in the documents says each part once', () => {
  const definitions = documents()
    .flatMap(snippetsOf)
    .filter(({ code }) => /define(?:Block|Template)\(\{/.test(code));
  expect(definitions.length).toBeGreaterThan(1);
  expect(definitions.filter(({ code }) => /^ {2}(?:schema|fields)[:,]/m.test(code)).map(({ at }) => at)).toEqual([]);
});

test('the contributor guide has each heading once', () => {
  const text = documents().find(({ path }) => path === 'CONTRIBUTING.md')?.text ?? '';
  const headings = text.replace(/^```[\s\S]*?^```$/gm, '').match(/^#+ .*/gm) ?? [];
  const names = headings.map((heading) => heading.replace(/^#+ /, ''));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
