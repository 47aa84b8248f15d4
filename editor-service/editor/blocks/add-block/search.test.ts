import { expect, test } from 'vitest';
import { definitions } from '#site/blocks/definitions.ts';
import { blockChoices, grouped } from './choice.ts';

const found = (search: string, slot?: Parameters<typeof blockChoices>[1]) =>
  grouped(blockChoices(definitions, slot), search, []).flatMap(({ choices }) => choices.map(({ id }) => id));

test('a search puts the component of that name first, whatever else says the word', () => {
  expect(found('form')[0]).toBe('Form');
  expect(found('Form')).toContain('FormattedText');
  expect(found('quote')[0]).toBe('QuoteBlock');
  expect(found('text')[0]).toBe('Text');
  expect(found('button')[0]).toBe('Button');
});

test.each([
  ['testimonial', 'QuoteBlock'],
  ['gallery', 'Collage'],
  ['gallery', 'TilesCarousel'],
  ['faq', 'ThreeTabs'],
  ['accordion', 'Timeline'],
  ['video', 'Media'],
  ['people', 'OurTeam'],
  ['subscribe', 'NewsletterBox'],
])('a search knows %s as a word for %s', (word, id) => {
  expect(found(word)).toContain(id);
});

test('a search demands every word, and finds those of descriptions last', () => {
  expect(found('STORY steps')).toContain('Timeline');
  expect(found('nonsense')).toEqual([]);
  expect(found('article')).toContain('ColumnContent');
});

test('blockChoices() offers only what the list accepts, and no section as such', () => {
  expect(found('', { allow: ['Headline'] })).toEqual(['Headline']);
  expect(found('library', { deny: ['Hub'] })).not.toContain('Hub');
  expect(found('')).not.toContain('Section');
});

test('every component of the product has a group and other words to be found by', () => {
  const bare = definitions.filter(({ group, keywords = [] }) => !group || keywords.length === 0);
  expect(bare.map(({ componentType }) => componentType)).toEqual([]);
});
