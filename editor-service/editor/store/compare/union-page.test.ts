import { expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { keysOf, sampleDocuments } from '../testing/sample-documents.ts';
import { unionPage } from './union-page.ts';

const documents = sampleDocuments();
const { page } = documents;
const [first, columns, last] = page.contents as [ContentItem, ContentItem, ContentItem];
const keys = (contents: ContentItem[]) => keysOf({ ...documents, page: unionPage(page, { ...page, contents }) });

test('unionPage() puts removed blocks back where they were', () => {
  expect(keys([columns, last])).toEqual(['first', 'columns', 'last']);
  expect(keys([last, columns])).toEqual(['first', 'last', 'columns']);
});

test('unionPage() shows a block that left a removed container only once', () => {
  const [quote] = columns.left as ContentItem[];
  const union = unionPage(page, { ...page, contents: [first, quote as ContentItem, last] });
  expect(union.contents.map(({ key }) => key)).toEqual(['first', 'columns', 'quote', 'last']);
  expect(union.contents[1]?.left).toEqual([]);
});

test('unionPage() shows the later content of a block that is in both', () => {
  const changed = { ...first, title: 'Later' };
  expect(unionPage(page, { ...page, contents: [changed] }).contents[0]).toMatchObject({ title: 'Later' });
});
