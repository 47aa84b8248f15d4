import { expect, test } from 'vitest';
import { changeAt } from '#site/fields/change-at.ts';
import { sampleDocuments } from '../store/testing/sample-documents.ts';
import { storablePart } from './storable-part.ts';

const saved = sampleDocuments();
const changed = (path: string, value: unknown) => changeAt(saved, path, () => value);

test('a document that can be stored is sent as it is', () => {
  const documents = changed('page.contents.0.title', 'Another');
  expect(storablePart('page', documents, saved)).toEqual({ refused: [], document: documents.page });
});

test('a container that is refused holds up none of the blocks in it', () => {
  const documents = changeAt(changed('page.contents.1.width', 'wide'), 'page.contents.1.left.0.quote', () => 'New');
  const { refused, document } = storablePart('page', documents, saved);
  expect(refused.map(({ owner, field }) => [owner, field])).toEqual([[{ kind: 'block', key: 'columns' }, 'width']]);
  expect(document).toEqual(changed('page.contents.1.left.0.quote', 'New').page);
});

test('a block that was never saved and cannot be stored is left out', () => {
  const added = { componentType: 'Headline', key: 'new', title: 7 };
  const documents = changed('page.contents', [...saved.page.contents, added]);
  expect(storablePart('page', documents, saved).document).toEqual(saved.page);
});

test.each([
  ['page', 'page.header.heading', 'header.heading', 'Page header, Heading: This is not text'],
  ['page', 'page.description', 'description', 'Page header, Description: This is not text'],
  ['navigation', 'navigation.twitter', 'twitter', 'Navigation, Twitter: This is not text'],
  ['footer', 'footer.copyright', 'copyright', 'Footer, Copyright: This is not text'],
] as const)('of the %s only %s keeps its saved value', (name, path, field, message) => {
  const { refused, document } = storablePart(name, changed(path, 7), saved);
  expect(refused).toEqual([{ owner: { kind: name }, field, message }]);
  expect(document).toEqual(saved[name]);
});
