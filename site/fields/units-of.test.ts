import { expect, test } from 'vitest';
import { unitsOf } from './units-of.ts';

const unit = (name: string, from = 'product') => ({ name, from });
const nameOf = ({ name }: { name: string }) => name;

test('unitsOf() lets own units join the built-in ones or take their place, and leaves out what the site does not offer', () => {
  const units = unitsOf([unit('A'), unit('B'), unit('C')], [unit('B', 'site'), unit('D', 'site')], nameOf, ['C']);
  expect(units).toEqual([unit('A'), unit('B', 'site'), unit('D', 'site')]);
});

test('unitsOf() offers an own unit whose built-in namesake is left out', () => {
  expect(unitsOf([unit('A')], [unit('A', 'site')], nameOf, ['A'])).toEqual([unit('A', 'site')]);
});
