import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { linesOf } from './lines-of.ts';

/** Longer than what is read at once, of letters of several bytes. */
const LONG = 'ü€'.repeat(300_000);

test.each([
  ['nothing', '', []],
  ['whole lines', 'a\n\nb\n', ['a\n', '\n', 'b\n']],
  ['a torn line', 'a\nb', ['a\n', 'b']],
  ['long lines', `${LONG}\na${LONG}\nb`, [`${LONG}\n`, `a${LONG}\n`, 'b']],
])('linesOf() gives %s as written', async (_name, text, lines) => {
  const file = join(await temporaryFolder(), 'lines');
  await writeFile(file, text);
  expect([...linesOf(file)]).toEqual(lines);
});

test('linesOf() gives no line of a file that is missing', async () => {
  expect([...linesOf(join(await temporaryFolder(), 'lines'))]).toEqual([]);
});
