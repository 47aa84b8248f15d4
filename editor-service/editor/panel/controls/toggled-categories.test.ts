import { expect, test } from 'vitest';
import { toggledCategories } from './toggled-categories.ts';

const OFFERED = ['Content type', 'Topic', 'Place'];

test('a category that is ticked joins the others in the order of the site', () => {
  expect(toggledCategories(OFFERED, ['Place'], 'Content type')).toEqual(['Content type', 'Place']);
});

test('a category that is ticked off goes', () => {
  expect(toggledCategories(OFFERED, ['Content type', 'Place'], 'Content type')).toEqual(['Place']);
});
