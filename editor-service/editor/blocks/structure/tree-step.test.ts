import { expect, test } from 'vitest';
import { sampleDocuments } from '../../store/testing/sample-documents.ts';
import { openRows, outlineRows } from './outline-rows.ts';
import { treeStep } from './tree-step.ts';

const rows = outlineRows(sampleDocuments());

function press(key: string, from: string, ...closed: string[]) {
  const shown = openRows(rows, new Set(closed));
  const row = shown.find(({ id }) => id === from);
  if (!row) throw new Error(`${from} is not shown`);
  const step = treeStep(key, row, shown, new Set(closed));
  return step?.kind === 'focus' ? step.row.id : (step?.kind ?? null);
}

test.each([
  ['ArrowDown', 'first', 'columns'],
  ['ArrowUp', 'first', null],
  ['Home', 'last', 'first'],
  ['End', 'first', 'last'],
  ['ArrowRight', 'columns', 'columns/left'],
  ['ArrowRight', 'quote', null],
  ['ArrowLeft', 'quote', 'columns/left'],
  ['ArrowLeft', 'columns', 'toggle'],
  ['ArrowLeft', 'first', null],
  ['h', 'first', 'last'],
  ['H', 'last', 'first'],
  ['x', 'first', null],
  ['F5', 'first', null],
])('treeStep(%s) on %s leads to %s', (key, from, to) => {
  expect(press(key, from)).toBe(to);
});

test('treeStep() opens a closed row, and skips its children', () => {
  expect(press('ArrowRight', 'columns', 'columns')).toBe('toggle');
  expect(press('ArrowLeft', 'columns', 'columns')).toBeNull();
  expect(press('ArrowDown', 'columns', 'columns')).toBe('last');
});
