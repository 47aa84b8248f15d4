import { expect, test } from 'vitest';
import { toggledCategories } from './TagCategoriesControl.tsx';

const OFFERED = ['Content type', 'Topic', 'Place'];

test('toggledCategories() adds a category in the order of the site', () => {
  expect(toggledCategories(OFFERED, ['Place'], 'Content type')).toEqual(['Content type', 'Place']);
});

test('toggledCategories() removes a chosen category', () => {
  expect(toggledCategories(OFFERED, ['Content type', 'Place'], 'Content type')).toEqual(['Place']);
});
