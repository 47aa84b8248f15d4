import { expect, test } from 'vitest';
import { sampleDocuments } from '../../store/testing/sample-documents.ts';
import { conflictSides } from './conflict-sides.ts';

const [first] = sampleDocuments().page.contents;
if (!first) throw new Error('The sample has blocks');

test('conflictSides() lists each value that differs between the two sides', () => {
  const theirs = { ...first, title: 'Theirs' };
  expect(conflictSides({ kind: 'block', id: 'first', mine: first, theirs }, 'page', 'generic')).toEqual({
    title: 'Headline “First”',
    differences: [{ path: 'title', name: 'Title', before: 'First', after: 'Theirs' }],
    removedBy: null,
  });
});

test('conflictSides() reports who removed the block', () => {
  expect(conflictSides({ kind: 'block', id: 'first', mine: null, theirs: first }, 'page', 'generic').removedBy).toBe(
    'mine',
  );
});

test('conflictSides() uses the display names of page fields', () => {
  const conflict = {
    kind: 'field',
    id: 'field:header.heading',
    path: 'header.heading',
    mine: '',
    theirs: 'Hi',
  } as const;
  expect(conflictSides(conflict, 'page', 'generic')).toMatchObject({
    title: 'The page: Heading',
    differences: [{ before: 'nothing', after: 'Hi' }],
  });
});
