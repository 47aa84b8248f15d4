import { expect, test } from 'vitest';
import { namedTag } from './tags.ts';

test('namedTag() gives each tag a slug of its own, whatever it is called', () => {
  const tags: { id: string; slug: string }[] = [];
  for (const name of ['c', 'C++', 'C#', '日本語', '中文', '!', '?']) tags.push(namedTag(name, tags));
  expect(tags.map(({ slug }) => slug)).toEqual(['c', 'c-2', 'c-3', '日本語', '中文', 'tag', 'tag-2']);
});
