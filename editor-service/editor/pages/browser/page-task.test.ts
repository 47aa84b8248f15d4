import { expect, test } from 'vitest';
import { obstacle, possibleFor } from './browser-row.ts';

const page = { slug: 'about', status: 'changed', editableByYou: true, publishableByYou: true } as const;

test('obstacle() is null for what can be done', () => {
  for (const task of ['rename', 'move', 'duplicate', 'tag', 'publish', 'unpublish', 'delete'] as const)
    expect(obstacle(task, page)).toBeNull();
});

test('obstacle() says why a task makes no sense, or who may do it', () => {
  expect(obstacle('publish', { ...page, status: 'live' })).toBe('Already live');
  expect(obstacle('unpublish', { ...page, status: 'draft' })).toBe('Not visible to visitors');
  expect(obstacle('move', { ...page, slug: '' })).toMatch('home page');
  expect(obstacle('delete', { ...page, slug: '' })).toMatch('home page');
  expect(obstacle('rename', { ...page, editableByYou: false })).toMatch('other roles');
  expect(obstacle('delete', { ...page, publishableByYou: false })).toMatch('publishers');
});

test('possibleFor() leaves out pages that stand in the way', () => {
  expect(possibleFor('publish', [page, { ...page, status: 'live' }])).toEqual([page]);
});
