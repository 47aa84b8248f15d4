import { describe, expect, it } from 'vitest';
import type { OutputRecord } from '../output/manifest.ts';
import { questionKey } from './answer-book.ts';
import { TraceIndex } from './trace-index.ts';

const NAVIGATION = questionKey('navigation', { slugPrefix: '' });
const HUB = questionKey('hub', { filter: { include: ['news'], exclude: [], selected: [] }, sort: 'latest' });
const own = (number: number): string => questionKey('page', { slug: `p${number}` });

/** An index that follows changes of records, as while publishing. */
function followed(count: number, questionsOf: (number: number) => string[]) {
  const records = new Map<string, OutputRecord>();
  const index = new TraceIndex(() => records.values());
  const remove = (path: string) => {
    const record = records.get(path);
    if (record) index.remove(record);
    records.delete(path);
  };
  const add = (number: number, questions = questionsOf(number)) => {
    const path = `p${number}/index.html`;
    const reads = questions.map((question) => [question, 'answer'] as const);
    const trace = { address: `/p${number}`, compileId: 'c', reads, media: [`m${number % 3}.jpg`] };
    const record: OutputRecord = { path, kind: 'page', hash: '', size: 0, trace };
    index.replace(records.get(path), record);
    records.set(path, record);
  };
  for (let number = 0; number < count; number += 1) add(number);
  const asked = (question: string) => [...index.pagesThatAsked(question)].sort();
  return { index, add, remove: (number: number) => remove(`p${number}/index.html`), asked };
}

const paths = (numbers: number[]): string[] => numbers.map((number) => `p${number}/index.html`).sort();
const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

describe('TraceIndex', () => {
  it.each([5, 12_000])('knows which of %i pages asked, as they come, change and go', (count) => {
    const { index, add, remove, asked } = followed(count, (number) => [own(number), NAVIGATION]);
    expect(asked(NAVIGATION)).toEqual(paths(upTo(count)));
    expect(asked(own(3))).toEqual(paths([3]));
    add(count);
    add(1, [own(1)]);
    remove(2);
    expect(asked(NAVIGATION)).toEqual(paths([...upTo(count + 1)].filter((number) => number !== 1 && number !== 2)));
    expect([...index.questionsAbout(['navigation', 'slug p2', 'slug p3'])]).toEqual([NAVIGATION, own(3)]);
    for (const number of upTo(count + 1)) remove(number);
    expect([asked(NAVIGATION), [...index.questions()]]).toEqual([[], []]);
    expect([...index.questionsAbout(['navigation'])]).toEqual([]);
    expect(index.isMediaUsed('m0.jpg')).toBe(false);
  });

  it('finds the questions of a kind before it is made and after', () => {
    const { index, add, asked } = followed(4, (number) => (number === 2 ? [own(2), HUB] : [own(number)]));
    expect([...index.questionsOfKind('hub')]).toEqual([HUB]);
    expect(asked(HUB)).toEqual(paths([2]));
    expect([...index.questionsOfKind('hub')]).toEqual([HUB]);
    add(2, [own(2)]);
    expect([...index.questionsOfKind('hub')]).toEqual([]);
  });
});
