import { describe, expect, test } from 'vitest';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { headingId, pageNames } from './page-names.ts';

const item = (key: string, fields: object) => contentItemSchema.parse({ key, ...fields });
const text = (key: string, markup: string) => item(key, { componentType: 'RichText', text: markup });

describe('headingId()', () => {
  test.each([
    ['What it costs (2026)', 'what-it-costs-2026'],
    ['Über uns: Häuser', 'uber-uns-hauser'],
    ["Don't wait", 'dont-wait'],
    ['料金', '料金'],
    ['…', 'section'],
    [`${'long '.repeat(30)}`, 'long-'.repeat(12).slice(0, -1)],
  ])('makes an id of %s', (words, id) => {
    expect(headingId(words)).toBe(id);
  });
});

describe('pageNames()', () => {
  const contents = [
    text('prices', '<h2>Prices</h2>'),
    item('b', { componentType: 'SplitContent', right: [item('d', { componentType: 'Anchor', id: 'people' })] }),
  ];

  test('gives each heading an id that nothing else on the page has, the frame and blocks in slots included', () => {
    const { idOf } = pageNames(contents);
    const headings = ['Costs', 'Costs', 'Main', 'Prices', 'People', 'People &amp; <em>places</em>'];
    expect(headings.map(idOf)).toEqual(['costs', 'costs-2', 'main-2', 'prices-2', 'people-2', 'people-places']);
  });

  test('numbers tables with the same name', () => {
    const { tableName } = pageNames(contents);
    expect(['Fees', 'Fees', 'Days'].map(tableName)).toEqual(['Fees', 'Fees 2', 'Days']);
  });
});
