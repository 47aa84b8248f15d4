import { beforeEach, expect, it, vi } from 'vitest';

const TEXTS = {
  'This page could not be found': 'Diese Seite wurde nicht gefunden',
  '{login} belongs to another user': '{login} gehört jemand anderem',
  'The address /{slug} belongs to another page': 'Die Adresse /{slug} gehört einer anderen Seite',
  '{first} of {items}': '{first} von {items}',
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', { parent: { pagewrightWords: { language: 'de', texts: TEXTS } } });
  return () => vi.unstubAllGlobals();
});

it('said() says what the service says in the language of the editor, with the values of the sentence', async () => {
  const { said } = await import('./said.ts');
  expect(said('This page could not be found')).toBe('Diese Seite wurde nicht gefunden');
  expect(said('ada@example.org belongs to another user')).toBe('ada@example.org gehört jemand anderem');
  expect(said('The address /a/b belongs to another page')).toBe('Die Adresse /a/b gehört einer anderen Seite');
});

it('said() leaves what it does not know as it is', async () => {
  const { said } = await import('./said.ts');
  expect(said('Two of three are left')).toBe('Two of three are left');
  expect(said('')).toBe('');
});
