import { expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';

test('themeColours() reads the colours of a theme, or leaves them to the system', () => {
  expect(themeColours('build/create/looks/plain')).toEqual({
    scheme: 'normal',
    paper: '#fff',
    ink: '#1c2a35',
    accent: '#2b5873',
  });
  expect(themeColours('tests/themes/night')).toMatchObject({ scheme: 'dark', paper: '#10141a' });
  expect(themeColours('site/demo')).toMatchObject({ scheme: 'light dark', paper: 'Canvas' });
});
