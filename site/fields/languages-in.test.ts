import { describe, expect, test } from 'vitest';
import { languagesIn } from './languages-in.ts';

const namesOf = (languages: Record<string, { path?: string }>) => languagesIn({ languages }).map(({ name }) => name);

describe('languagesIn()', () => {
  test('names a language without its country', () => {
    expect(namesOf({ 'en-AU': {}, de: { path: 'de' }, ar: { path: 'ar' } })).toEqual(['English', 'Deutsch', 'العربية']);
  });

  test('names the country where two languages need to be told apart', () => {
    expect(namesOf({ 'pt-PT': {}, 'pt-BR': { path: 'br' } })).toEqual(['Português (Portugal)', 'Português (Brasil)']);
  });
});
