import { expect, test } from 'vitest';
import type { Question } from '#content-store/model/published/reader.ts';
import { askingReader } from './ask-reader.ts';

function counting() {
  const calls: Question[][] = [];
  const reader = askingReader(async (questions) => {
    calls.push(questions);
    return questions.map(({ input }) => input);
  });
  return { calls, reader };
}

test('askingReader() sends questions asked in the same tick as one batch, without duplicates', async () => {
  const { calls, reader } = counting();
  const ask = (imageId: string) => reader.ask('media', { imageId });
  expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual([
    { imageId: 'a' },
    { imageId: 'b' },
    { imageId: 'a' },
  ]);
  await ask('b');
  expect(calls.map((batch) => batch.length)).toEqual([2]);
});

test('askingReader() sends at most 100 questions per call', async () => {
  const { calls, reader } = counting();
  await Promise.all(Array.from({ length: 230 }, (_, index) => reader.ask('media', { imageId: `${index}` })));
  expect(calls.map((batch) => batch.length)).toEqual([100, 100, 30]);
});

test('askingReader() asks failed questions again, and all questions again after forget()', async () => {
  let count = 0;
  const reader = askingReader(async () => {
    count += 1;
    if (count === 1) throw new Error('down');
    return [count];
  });
  await expect(reader.ask('media', { imageId: 'a' })).rejects.toThrow('down');
  expect(await reader.ask('media', { imageId: 'a' })).toBe(2);
  expect(await reader.ask('media', { imageId: 'a' })).toBe(2);
  reader.forget();
  expect(await reader.ask('media', { imageId: 'a' })).toBe(3);
});
