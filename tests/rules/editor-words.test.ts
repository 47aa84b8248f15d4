import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { EDITOR_LANGUAGES } from '#content-store/model/people/editor-language.ts';
import { editorWords, literalWords, literalWordsOfViews, serviceWords } from './editor-words.ts';

const [source, ...others] = Object.keys(EDITOR_LANGUAGES);
const words = editorWords();
const ofService = serviceWords();

/** The key of the words that translators agreed on. */
const GLOSSARY = '@glossary';

type EditorCatalogue = Record<string, string | Record<string, string>>;
const catalogueOf = (language: string): EditorCatalogue => {
  const { [GLOSSARY]: _, ...texts } = JSON.parse(readFileSync(`editor-service/editor/words/${language}.json`, 'utf8'));
  return texts as EditorCatalogue;
};

/** True for `{who} reviewed {what}`, too, of which the service says `reviewed …`. */
function isOfService(word: string): boolean {
  const said = word.replaceAll(/\{\w+\}/g, '{…}');
  return ofService.has(said) || ofService.has(said.replace('{…} ', ''));
}

const namesIn = (text: string) => new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([name]) => name));

describe.each(others)('the catalogue of the editor in %s', (language) => {
  const catalogue = catalogueOf(language);

  it('has every text', () => {
    expect([...words].filter((word) => !(word in catalogue))).toEqual([]);
  });

  it('has no text that nothing says', () => {
    expect(Object.keys(catalogue).filter((word) => !words.has(word) && !isOfService(word))).toEqual([]);
  });

  it('fills in only what the English text has, and has a form for every number', () => {
    const wrong = Object.entries(catalogue).filter(([word, translation]) => {
      const forms = typeof translation === 'string' ? [translation] : Object.values(translation);
      const isComplete = typeof translation === 'string' || 'other' in translation;
      return !isComplete || forms.some((form) => [...namesIn(form)].some((name) => !namesIn(word).has(name)));
    });
    expect(wrong).toEqual([]);
  });
});

test('the words of the sources are English', () => {
  expect(source).toBe('en');
});

test('the components of the editor say nothing that cannot be translated', () => {
  expect(literalWords()).toEqual([]);
});

/** What only editors see, and a name. */
const NOT_FOR_VISITORS = [
  /^Anchor\.tsx: Anchor:/,
  /^(?:AudioPlayer|Flipsnack)\.tsx: Add the/,
  /^Captcha\.tsx: Visitors see/,
  /^LinkedInLink\.tsx: LinkedIn$/,
];

test('the views of the site say nothing to visitors that no language can replace', () => {
  const found = literalWordsOfViews();
  expect(found.filter((words) => !NOT_FOR_VISITORS.some((pattern) => pattern.test(words)))).toEqual([]);
  expect(NOT_FOR_VISITORS.filter((pattern) => !found.some((words) => pattern.test(words)))).toEqual([]);
});
