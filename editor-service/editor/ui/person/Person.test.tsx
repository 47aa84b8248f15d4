import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AA, contrast } from '#site/fields/contrast.ts';
import { colourOf, initialsOf, PERSON_COLOURS } from './initials.ts';
import { NamesContext } from './names.ts';
import { Person } from './Person.tsx';

test.each([
  ['Ada Lind', 'AL'],
  ['ada', 'A'],
  ['  Maria del Mar Øst ', 'MØ'],
  ['😀 Smile', '😀S'],
  ['', ''],
])('initialsOf(%s) is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('white initials can be read on the colour of every person', () => {
  for (const colour of PERSON_COLOURS) expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(AA);
  const colours = new Set(['ada', 'ben', 'kim', 'olga', 'sam'].map(colourOf));
  expect(colours.size).toBeGreaterThan(2);
});

test('Person shows what somebody is called, or the username', () => {
  render(
    <NamesContext value={new Map([['ada', 'Ada Lind']])}>
      <Person username="ada" />, <Person username="gone" />
    </NamesContext>,
  );
  const initials = (name: string) =>
    screen.getByText(name).querySelector('[data-initials]')?.getAttribute('data-initials');
  expect([initials('Ada Lind'), initials('gone')]).toEqual(['AL', 'G']);
});
