import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listSentences } from '../docs/list-sentences.ts';
import { sourceFiles } from './source-files.ts';

/** Words that had a second one in this code, and the one that stayed. */
const RETIRED: Record<string, string> = {
  drawn: 'rendered',
  enquiry: 'submission',
  patience: 'timeout',
  crew: 'pool',
  turns: 'mutex',
  settled: 'debounced',
  rebuilder: 'builder',
};
/** Where a word is content or stored: the demo's drawings, old migrations, the form that is called an enquiry. */
const STORED = /^site\/demo\/|\/migrations\/|enquiry-form\.journey/;
/** Words that no text on screen has: a plainer one says the same. */
const STIFF =
  /\b(?:somebody|everybody|anybody|whoever|whomever|in spite of|called so|what stands|nevertheless|user name|e-mail)\b/i;
/** What samples said before, which is looked for and not shown; and other languages. */
const NOT_ENGLISH_ON_SCREEN = /^site\/(?:content\/sample-words\.ts|words\/languages\/)/;
const MAX_WORDS = 40;

describe('the vocabulary', () => {
  test(`is at most ${MAX_WORDS} words`, () => {
    const section = readFileSync('site/docs/pages/start/words.md', 'utf8');
    const words = [...section.matchAll(/^\| (?!Word|---)([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
    expect(words.length).toBeGreaterThan(20);
    expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
  });

  test.each(Object.entries(RETIRED))('has no file and no declaration named %s: the word is %s', (word) => {
    const declared = new RegExp(
      `\\b(?:const|function|class|interface|type) \\w*(?:\\b${word}|${capital(word)})(?![a-z])`,
    );
    const named = sourceFiles().filter(
      ({ path, text }) => basename(path).split(/[-.]/).includes(word) || declared.test(text),
    );
    expect(named.map(({ path }) => path).filter((path) => !STORED.test(path))).toEqual([]);
  });
});

test('texts that people see are in plain words', () => {
  const shown = listSentences(STIFF).filter(({ path }) => !NOT_ENGLISH_ON_SCREEN.test(path));
  const stiff = shown.filter(({ text }) => STIFF.test(text));
  expect(stiff.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
});

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
