import { expect, test } from 'vitest';
import { definitions } from '../blocks/definitions.ts';
import { isEmptyBlock } from './is-empty-block.ts';
import { blockOf } from './item-schema.ts';
import { defaultWordsIn, sampleWordsIn } from './sample-words.ts';

const block = (componentType: string, fields: object = {}) => {
  const item = blockOf(componentType)?.schema.parse({ componentType, key: 'k', ...fields });
  if (!item) throw new Error(componentType);
  return item;
};

test.each([
  'QuoteBlock',
  'CtaBlock',
  'ThreeColumnContent',
  'ContentPanel',
  'Collage',
  'Media',
  'AudioPlayer',
  'RichText',
])('isEmptyBlock() knows that visitors see nothing of a new %s', (type) =>
  expect(isEmptyBlock(block(type))).toBe(true),
);

test.each(['SimpleDivider', 'Anchor', 'Hub', 'RelatedPages', 'Form', 'Section', 'Headline'])(
  'isEmptyBlock() takes a new %s for what it is',
  (type) => expect(isEmptyBlock(block(type))).toBe(false),
);

test('isEmptyBlock() counts words, pictures, players and blocks inside', () => {
  expect(isEmptyBlock(block('QuoteBlock', { quote: 'Bread' }))).toBe(false);
  expect(isEmptyBlock(block('SlimImage', { image: { imageId: 'one' } }))).toBe(false);
  expect(isEmptyBlock(block('RichText', { text: '<p><img data-image-id="one" alt=""></p>' }))).toBe(false);
  expect(isEmptyBlock(block('AudioPlayer', { castosCode: '12' }))).toBe(false);
  const left = [{ componentType: 'SimpleDivider', key: 'd' }];
  expect(isEmptyBlock(block('ThreeColumnContent', { left }))).toBe(false);
  expect(isEmptyBlock(block('RichText', { text: '<p> </p>' }))).toBe(true);
});

test('every sample is valid, shows words, and is recognised until it is changed', () => {
  for (const { componentType, sample } of definitions) {
    if (!sample) continue;
    const item = block(componentType, sample);
    expect(isEmptyBlock(item), componentType).toBe(false);
    expect(sampleWordsIn(item), componentType).not.toBeNull();
  }
  const quote = block('QuoteBlock', { quote: 'We came for soup.', quoteBy: 'Noor' });
  expect(sampleWordsIn(quote)).toBeNull();
  const newsletter = definitions.find(({ componentType }) => componentType.includes('Newsletter'));
  expect(sampleWordsIn(block(newsletter?.componentType ?? '', { heading: 'Four letters a year' }))).toBeNull();
});

test.each([
  ['QuoteBlock', { quote: 'What somebody said, in their own words.', quoteBy: 'Noor' }],
  ['QuoteBlockWithImage', { quote: 'What somebody said, in their own words.', quoteBy: 'Noor' }],
  ['QuickInfo', { heading: 'Soup', text: '<p>Every day</p>', subHeading: 'Where to find the rest of it' }],
])('the sample that %s had before is recognised, too', (componentType, content) => {
  expect(sampleWordsIn(block(componentType, content))).not.toBeNull();
});

test('defaultWordsIn() finds what headings start with, and keeps what is there to be kept', () => {
  expect(defaultWordsIn(block('Slider', {}))).toBe('Header');
  expect(defaultWordsIn(block('Headline', { title: 'Divider Text' }))).toBe('Divider Text');
  expect(defaultWordsIn(block('Slider', { heading: 'Our neighbours' }))).toBeNull();
  expect(defaultWordsIn(block('Hub', {}))).toBeNull();
});
