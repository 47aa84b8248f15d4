import { expect, test } from 'vitest';
import { timeline } from '#site/blocks/timeline/definition.ts';
import { freshBlock } from '../blocks/new-block.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { longestText, placeholderOf } from './longest-text.ts';

const sample = sampleDocuments();
const documents = {
  ...sample,
  page: { ...sample.page, contents: [...sample.page.contents, { ...freshBlock(timeline), key: 'timeline' }] },
};

test('longestText() returns the limit from the block definition, also inside lists and containers', () => {
  expect(longestText(documents, { kind: 'block', key: 'first' }, 'title')).toBe(200);
  expect(longestText(documents, { kind: 'block', key: 'timeline' }, 'tabs.2.title')).toBe(200);
});

test('longestText() covers documents, links and captions', () => {
  expect(longestText(documents, { kind: 'page' }, 'header.heading')).toBe(300);
  expect(longestText(documents, { kind: 'page' }, 'header.link.text')).toBe(500);
  expect(longestText(documents, { kind: 'navigation' }, 'items.0.items.3.link.text')).toBe(500);
});

test('longestText() is infinite for fields without a definition', () => {
  expect(longestText(documents, { kind: 'block', key: 'gone' }, 'title')).toBe(Number.POSITIVE_INFINITY);
  expect(longestText(documents, { kind: 'page' }, 'header.nothing')).toBe(Number.POSITIVE_INFINITY);
});

test('placeholderOf() returns what the definition shows in place of an empty text', () => {
  expect(placeholderOf(documents, { kind: 'block', key: 'timeline' }, 'tabs.2.title')).toBe('Heading');
  expect(placeholderOf(documents, { kind: 'page' }, 'header.description')).toBe('Description');
  expect(placeholderOf(documents, { kind: 'page' }, 'header.image.caption')).toBe('Caption');
  expect(placeholderOf(documents, { kind: 'footer' }, 'copyright')).toBeUndefined();
});
