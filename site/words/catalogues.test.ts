import { describe, expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { catalogues } from './catalogues.ts';
import * as english from './english.ts';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt', 'zh'];

/** Every text by its path; those that count by their forms too. */
const textsOf = (catalogue: Catalogue | typeof english) =>
  Object.entries(catalogue).flatMap(([group, words]) =>
    Object.entries(words as Record<string, string | Record<string, string>>).map(
      ([name, text]) => [`${group}.${name}`, text] as const,
    ),
  );

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const inEnglish = new Map(textsOf(english));
const anyForm = (text: string | Record<string, string> = '') => (typeof text === 'string' ? text : (text.other ?? ''));

test('the product speaks twelve languages', () => {
  expect(Object.keys(catalogues).toSorted()).toEqual(LANGUAGES);
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const texts = textsOf(catalogues[language] ?? english);

  test('are those that there are in English', () => {
    expect(texts.map(([path]) => path)).toEqual([...inEnglish.keys()]);
    expect(texts.filter(([, text]) => anyForm(text).trim() === '')).toEqual([]);
  });

  test('have each form of the plural that the language has, and no other', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = texts.flatMap(([path, text]) =>
      typeof text === 'string' ? [] : [[path, Object.keys(text)] as const],
    );
    expect(forms.map(([path]) => path)).toEqual(['hub.items', 'search.pages']);
    for (const [, names] of forms) expect(names.toSorted()).toEqual(pluralCategories.toSorted());
  });

  test('have the placeholders of the English ones; none, one or two may be written out', () => {
    for (const [path, text] of texts) {
      const expected = placeholders(anyForm(inEnglish.get(path)));
      if (typeof text === 'string') expect([path, placeholders(text)]).toEqual([path, expected]);
      else
        for (const [form, words] of Object.entries(text)) {
          const mayLack = ['zero', 'one', 'two'].includes(form)
            ? expected.filter((name) => name !== '{count}')
            : expected;
          expect([path, form, placeholders(words).filter((name) => mayLack.includes(name))]).toEqual([
            path,
            form,
            mayLack,
          ]);
          expect(expected).toEqual(expect.arrayContaining(placeholders(words)));
        }
    }
  });
});
