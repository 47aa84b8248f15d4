import { expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { freshCopies } from './fresh-keys.ts';

const documents = sampleDocuments();
const { contents } = documents.page;

test('freshCopies() gives a container new keys all the way down', () => {
  const [copy] = freshCopies(contents.slice(1, 2));
  expect(copy).toMatchObject({ componentType: 'ThreeColumnContent', left: [{ componentType: 'QuoteBlock' }] });
  expect(copy?.key).not.toBe('columns');
  expect(copy).not.toMatchObject({ left: [{ key: 'quote' }] });
});

test('freshCopies() drops an anchor that is taken, and keeps a free one once', () => {
  const [first] = contents as [ContentItem];
  expect(freshCopies([first], documents)[0]).not.toHaveProperty('id');
  expect(freshCopies([first, first]).flatMap(({ id }) => id ?? [])).toEqual(['top']);
});

test('freshCopies() also drops taken anchors inside containers', () => {
  const [first, columns] = contents as [ContentItem, ContentItem];
  const [copy] = freshCopies([{ ...columns, left: [first] }], documents);
  expect(copy).toMatchObject({ left: [{ title: 'First' }] });
  expect(copy).not.toMatchObject({ left: [{ id: 'top' }] });
});
