import { expect, test } from 'vitest';
import { sampleDocuments } from '../store/testing/sample-documents.ts';
import { differenceOf } from './CopyDifference.tsx';

test('differenceOf() names what changed in a page and in a document of the site', () => {
  const { page, footer } = sampleDocuments();
  const [first, ...others] = page.contents;
  const after = { ...page, title: 'New', contents: [{ ...first, title: 'Second' }, ...others] };
  expect(
    differenceOf('page', { ...page }, after).map(({ name, fields }) => [name, fields.map((field) => field.name)]),
  ).toEqual([
    ['Headline “Second”', ['Title']],
    ['The page itself', [expect.stringMatching(/title/i)]],
  ]);
  expect(differenceOf('footer', { ...footer }, { ...footer, copyright: 'New' })).toEqual([
    expect.objectContaining({
      kind: 'changed',
      name: 'Footer',
      fields: [expect.objectContaining({ name: 'Copyright', after: 'New' })],
    }),
  ]);
  expect(differenceOf('banner', { text: 'a', updatedAt: '1' }, { text: 'a', updatedAt: '2' })).toEqual([]);
});
