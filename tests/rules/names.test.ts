import { expect, test } from 'vitest';
import { declaredTwice, STILL_TWICE } from './names.ts';
import { sourceFiles } from './source-files.ts';

const found = declaredTwice(sourceFiles());

test('an exported name means one thing in the whole product', () => {
  const others = [...found].filter(([name]) => !STILL_TWICE.includes(name));
  expect(others.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
});

test('the list of names that mean several things has no name that means one by now', () => {
  expect(STILL_TWICE.filter((name) => !found.has(name))).toEqual([]);
});

test('declaredTwice() finds types, functions and constants, whatever they are', () => {
  const files = [
    { path: 'site/one.ts', text: 'export interface Place {}\nexport const a = 1;' },
    { path: 'build/other.ts', text: 'export async function Place() {}\nfunction a() {}' },
  ];
  expect([...declaredTwice(files)]).toEqual([['Place', ['site/one.ts', 'build/other.ts']]]);
});
