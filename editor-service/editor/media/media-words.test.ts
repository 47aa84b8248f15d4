import { expect, test } from 'vitest';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { mediaFacts } from './media-words.ts';

const stored = { _id: 'a', hash: '0'.repeat(64), name: '', uploadedAt: '', uploadedBy: '', folder: '', tags: [] };
const image: LibraryItem = {
  ...stored,
  kind: 'image',
  ext: 'jpg',
  width: 2400,
  height: 1600,
  alt: '',
  size: 1_234_567,
};
const file: LibraryItem = { ...stored, kind: 'file', ext: 'pdf', size: 20_480 };

test('factsOf() returns the kind, pixels and size of an image', () => {
  expect(mediaFacts(image)).toBe('JPG, 2400 × 1600, 1.2 MB');
});

test('factsOf() returns the kind and size of a file', () => {
  expect(mediaFacts(file)).toBe('PDF, 20 KB');
  expect(mediaFacts({ ...file, size: 512 })).toBe('PDF, 512 B');
  expect(mediaFacts({ ...file, size: 0 })).toBe('PDF');
});
