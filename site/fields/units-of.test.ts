import { expect, test } from 'vitest';
import { unitsOf } from './units-of.ts';

const unit = (name: string, from = 'product') => ({ name, from });
const nameOf = ({ name }: { name: string }) => name;

test('unitsOf() adds own units, replaces built-in ones of the same name, and omits removed ones', () => {
  const units = unitsOf([unit('A'), unit('B'), unit('C')], [unit('B', 'site'), unit('D', 'site')], nameOf, ['C']);
  expect(units).toEqual([unit('A'), unit('B', 'site'), unit('D', 'site')]);
});

test('unitsOf() offers an own unit even if the built-in one of the same name is removed', () => {
  expect(unitsOf([unit('A')], [unit('A', 'site')], nameOf, ['A'])).toEqual([unit('A', 'site')]);
});
