import { expect, test } from 'vitest';
import { sampleDocuments } from '../../store/testing/sample-documents.ts';
import { openRows, outlineRows } from './outline-rows.ts';

const rows = outlineRows(sampleDocuments());

test('outlineRows() lists the page in reading order, with the lists of a container that has several', () => {
  expect(rows.map(({ id, level }) => `${level} ${id}`)).toEqual([
    '1 first',
    '1 columns',
    '2 columns/left',
    '3 quote',
    '2 columns/right',
    '1 last',
  ]);
  expect(rows[0]).toMatchObject({ label: 'Headline', words: 'First', position: 1, size: 3, hasChildren: false });
  expect(rows[2]).toMatchObject({ blockKey: null, label: 'Left column', parent: 'columns', hasChildren: true });
});

test('openRows() leaves out everything below a closed row', () => {
  const ids = (...closed: string[]) => openRows(rows, new Set(closed)).map(({ id }) => id);
  expect(ids('columns')).toEqual(['first', 'columns', 'last']);
  expect(ids('columns/left')).not.toContain('quote');
  expect(ids()).toHaveLength(6);
});
