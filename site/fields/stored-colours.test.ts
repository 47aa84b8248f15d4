import { describe, expect, test } from 'vitest';
import type { Field } from '#content-store/model/fields/field.ts';
import { goneColours, withOfferedColours } from './stored-colours.ts';

const FIELDS: readonly Field[] = [
  { kind: 'colour', path: 'config.ground', label: 'Ground', colours: ['pink', 'sand'] },
  {
    kind: 'list',
    path: 'rows',
    label: 'Rows',
    title: 'ground',
    max: 3,
    newEntry: { ground: 'sand' },
    fields: [{ kind: 'colour', path: 'ground', label: 'Ground', colours: ['pink', 'sand'] }],
  },
];
const START = { config: { ground: 'sand' } };
const content = (ground: string, row = 'pink') => ({ config: { ground }, rows: [{ ground: row }] });

describe('withOfferedColours()', () => {
  test('returns content unchanged if all its colours are offered', () => {
    const stored = content('pink');
    expect(withOfferedColours(stored, FIELDS, START)).toBe(stored);
  });

  test('replaces a removed colour by the default of new content, in lists by that of a new entry', () => {
    const stored = content('mauve', 'mauve');
    expect(withOfferedColours(stored, FIELDS, START)).toEqual(content('sand', 'sand'));
    expect(stored).toEqual(content('mauve', 'mauve'));
  });
});

describe('goneColours()', () => {
  test('names each colour that is not offered and the colour shown instead', () => {
    expect(goneColours(content('mauve', 'yellow'), FIELDS, START)).toEqual([
      { path: 'config.ground', stored: 'mauve', rendered: 'sand' },
      { path: 'rows.0.ground', stored: 'yellow', rendered: 'sand' },
    ]);
    expect(goneColours(content('pink'), FIELDS, START)).toEqual([]);
  });
});
