import { expect, test } from 'vitest';
import { countSet } from './count-set.ts';

const NONE = { q: '', tag: '', isOn: false, days: { from: '', to: '' } };

test('countSet() counts what is set, and each end of a range', () => {
  expect(countSet(NONE)).toBe(0);
  expect(countSet({ ...NONE, tag: 'a', isOn: true, days: { from: '2026-01-01', to: '' } })).toBe(3);
});

test('countSet() leaves out filters shown beside the drawer', () => {
  expect(countSet({ ...NONE, q: 'open', tag: 'a' }, 'q')).toBe(1);
});
