import { expect, test } from 'vitest';
import { obstacle, possibleFor } from './page-task.ts';

const page = { slug: 'about', status: 'changed', editableByYou: true, publishableByYou: true } as const;

test('obstacle() is null for what can be done', () => {
  for (const task of ['rename', 'move', 'duplicate', 'tag', 'publish', 'unpublish', 'delete'] as const)
    expect(obstacle(task, page)).toBeNull();
});

test('obstacle() says why a task makes no sense, or who may do it', () => {
  expect(obstacle('publish', { ...page, status: 'live' })).toBe('It is live as it is');
  expect(obstacle('unpublish', { ...page, status: 'draft' })).toBe('Visitors cannot see it');
  expect(obstacle('move', { ...page, slug: '' })).toMatch('home page');
  expect(obstacle('delete', { ...page, slug: '' })).toMatch('home page');
  expect(obstacle('rename', { ...page, editableByYou: false })).toMatch('Other roles');
  expect(obstacle('delete', { ...page, publishableByYou: false })).toMatch('Publishers');
});

test('possibleFor() leaves out pages that stand in the way', () => {
  expect(possibleFor('publish', [page, { ...page, status: 'live' }])).toEqual([page]);
});
