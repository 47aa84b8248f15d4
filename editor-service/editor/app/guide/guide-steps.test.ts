import { expect, test } from 'vitest';
import { GUIDE_STEPS, type SiteFacts } from './Guide.tsx';

const EMPTY: SiteFacts = { homeBlocks: 0, pages: 1, navigationItems: 0, waiting: 0 };
const doneWith = (facts: Partial<SiteFacts>) =>
  GUIDE_STEPS.filter(({ isDone }) => isDone({ ...EMPTY, ...facts })).map(({ name }) => name);

test('GUIDE_STEPS: nothing is done on an empty site, although nothing waits to be published', () => {
  expect(doneWith({})).toEqual([]);
});

test('GUIDE_STEPS: each step is done by what the site has, in any order', () => {
  expect(doneWith({ homeBlocks: 1, waiting: 1 })).toEqual(['Fill the home page']);
  expect(doneWith({ pages: 2, waiting: 1 })).toEqual(['Add a page']);
  expect(doneWith({ navigationItems: 1, waiting: 1 })).toEqual(['Put it into the navigation']);
});

test('GUIDE_STEPS: publishing is done when home and another page are live and nothing waits', () => {
  const filled = { homeBlocks: 2, pages: 2, navigationItems: 1 };
  expect(doneWith({ ...filled, waiting: 1 })).not.toContain('Publish');
  expect(doneWith({ ...filled, waiting: 0 })).toHaveLength(GUIDE_STEPS.length);
});
