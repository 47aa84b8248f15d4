import { expect, test } from 'vitest';
import { recipe } from './definition.ts';

test('recipe gives a new page its defaults', () => {
  expect(recipe.header.parse({})).toMatchObject({ heading: '', description: '', subheading: '' });
});
