import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { title: 'a', tags: ['x'], header: { heading: 'h', description: 'd' } };
const NONE = new Map();

test('mergeFields() adopts what only one side changed, also inside groups', () => {
  const mine = { ...base, title: 'mine', header: { ...base.header, heading: 'mine' } };
  const theirs = { ...base, tags: ['x', 'y'], header: { ...base.header, description: 'theirs' } };
  expect(mergeFields(base, mine, theirs, NONE)).toEqual({
    fields: { title: 'mine', tags: ['x', 'y'], header: { heading: 'mine', description: 'theirs' } },
    conflicts: [],
  });
});

test('mergeFields() reports a conflict when both changed the same value, and keeps mine without a choice', () => {
  const mine = { ...base, header: { ...base.header, heading: 'mine' } };
  const theirs = { ...base, header: { ...base.header, heading: 'theirs' } };
  const { fields, conflicts } = mergeFields(base, mine, theirs, NONE);
  const [conflict] = conflicts;
  expect(conflict).toMatchObject({ id: 'field:header.heading', mine: 'mine', theirs: 'theirs' });
  expect(fields.header).toMatchObject({ heading: 'mine' });
  const chosen = mergeFields(base, mine, theirs, new Map([[conflict?.id ?? '', 'theirs']]));
  expect(chosen.fields.header).toMatchObject({ heading: 'theirs' });
});

test('mergeFields() reports no conflict for equal changes, and drops a field that one side removed', () => {
  const both = { ...base, title: 'same' };
  const { header: _, ...without } = base;
  expect(mergeFields(base, both, both, NONE)).toEqual({ fields: both, conflicts: [] });
  expect(mergeFields(base, without, base, NONE).fields).toEqual(without);
});
