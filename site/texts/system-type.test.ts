import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasSystemType } from './system-type.ts';

test('hasSystemType() is true for the languages that Writing.module.css gives fonts of the system', () => {
  const css = readFileSync(new URL('../document/Writing.module.css', import.meta.url), 'utf8');
  const languages = new Set([...css.matchAll(/:lang\(([\w-]+)\)/g)].map(([, tag = '']) => tag));
  expect(languages.size).toBeGreaterThan(15);
  expect([...languages].filter((tag) => !hasSystemType(tag))).toEqual([]);
  expect(['en', 'de-AT', 'pl', 'tr', 'ro', 'el', 'uk'].filter(hasSystemType)).toEqual([]);
});
