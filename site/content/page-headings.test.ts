import { describe, expect, test } from 'vitest';
import { contentItemSchema } from '#content-store/model/entities/content-item.ts';
import { headingId, pageHeadings } from './page-headings.ts';

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

describe('pageHeadings()', () => {
  test('lists the headings of all rich texts, also in slots, with ids that nothing else on the page has', () => {
    const contents = [
      text('a', '<h2>Prices</h2><p>x</p><h4>Main</h4>'),
      item('b', {
        componentType: 'SplitContent',
        left: [text('c', '<h3>Prices</h3>'), item('d', { componentType: 'Anchor', id: 'people' })],
        right: [text('e', '<h2>People &amp; <em>places</em></h2><h2>People</h2>')],
      }),
    ];
    expect(pageHeadings(contents)).toEqual([
      { id: 'prices', text: 'Prices', level: 2, key: 'a' },
      { id: 'main-2', text: 'Main', level: 4, key: 'a' },
      { id: 'prices-2', text: 'Prices', level: 3, key: 'c' },
      { id: 'people-places', text: 'People & places', level: 2, key: 'e' },
      { id: 'people-2', text: 'People', level: 2, key: 'e' },
    ]);
  });

  test('lists those of a section wherever it is shown, each time with ids of its own', () => {
    const contents = [text('a', '<h2>Prices</h2>')];
    const section = { _id: 'costs', domainId: 'main', name: 'Costs', contents };
    const shows = (key: string) => item(key, { componentType: 'Section', sectionId: 'costs' });
    const page = [
      shows('s'),
      text('own', '<h3>Prices</h3>'),
      item('b', { componentType: 'SplitContent', left: [shows('t')] }),
    ];
    expect(pageHeadings(page, () => section).map(({ id, key }) => [id, key])).toEqual([
      ['prices', 's'],
      ['prices-2', 'own'],
      ['prices-3', 't'],
    ]);
  });

  test('skips a block that cannot be read', () => {
    expect(pageHeadings([item('a', { componentType: 'Gone', text: '<h2>x</h2>' }), text('b', '<h2>y</h2>')])).toEqual([
      { id: 'y', text: 'y', level: 2, key: 'b' },
    ]);
  });
});
