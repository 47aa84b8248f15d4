import { expect, test } from 'vitest';
import { nameOfTag, tagGroups } from './tag-groups.ts';

test('tagGroups() names tags as pages store them, and omits empty categories', () => {
  const categories = [
    { id: 'Subject', slug: 'subject', values: [{ id: 'Ageing', slug: 'ageing' }] },
    { id: 'Place', slug: 'place', values: [] },
  ];
  expect(tagGroups(categories)).toEqual([{ value: 'Subject', items: ['Subject:Ageing'] }]);
});

test('nameOfTag() returns the tag without its category', () => {
  expect(nameOfTag('Subject:Ageing at home')).toBe('Ageing at home');
});
