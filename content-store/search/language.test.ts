import lunr from 'lunr';
import addGerman from 'lunr-languages/lunr.de.js';
import addStemmers from 'lunr-languages/lunr.stemmer.support.js';
import { describe, expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';
import { english, lunrLanguage, type SearchLanguage, withoutRules } from './language.ts';
import { queryWords } from './search-words.ts';

function german(): SearchLanguage {
  const extended = lunr as unknown as Parameters<typeof addGerman>[0] & { de: Parameters<typeof lunrLanguage>[1] };
  addStemmers(extended);
  addGerman(extended);
  return lunrLanguage('de', extended.de);
}

describe('a search language', () => {
  test('english stems words and drops stop words', () => {
    expect(english.stem('kitchens')).toBe(english.stem('kitchen'));
    expect(queryWords('the kitchens')).toEqual(['kitchens']);
  });

  test('lunrLanguage() follows the rules of another language', () => {
    const language = german();
    expect(language.stem('gemeinden')).toBe(language.stem('gemeinde'));
    expect(queryWords('die Gemeinden und der Garten', language)).toEqual(['gemeinden', 'garten']);
    const pieces = excerpt('Jede Gemeinde hat einen Garten.', ['gemeinden'], language);
    expect(pieces.find(({ isMatch }) => isMatch)?.text).toBe('Gemeinde');
  });

  test('withoutRules keeps every word unchanged', () => {
    expect(queryWords('the kitchens', withoutRules)).toEqual(['the', 'kitchens']);
    expect(withoutRules.stem('kitchens')).toBe('kitchens');
  });
});
