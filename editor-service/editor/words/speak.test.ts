import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { speak } from './speak.ts';
import { partsIn } from './t.ts';

const english = speak({ language: 'en', texts: {} });
const german = speak({
  language: 'de',
  texts: {
    Open: 'Öffnen',
    'Open|state': 'Offen',
    'Saved {when}': 'Gespeichert {when}',
    '{count} pages': { one: '{count} Seite', other: '{count} Seiten' },
    '{who} published {what}': '{who} hat {what} veröffentlicht',
    '“{title}”': '„{title}“',
    'This site has no pages in {language}': 'Keine Seiten in dieser Sprache: {language}',
    '“{title}” and {count} more': '„{title}“ und {count} weitere',
    '{first} of {items}': '{first} von {items}',
    'Form fields': 'Formularfelder',
    'Newsletter Box': 'Newsletter-Kasten',
  },
});

describe('t()', () => {
  it('says a text in the language of the catalogue, and in English what it lacks', () => {
    expect([german.t('Open'), german.t('Close'), english.t('Open')]).toEqual(['Öffnen', 'Close', 'Open']);
  });

  it('tells apart what English calls by one word', () => {
    expect(german.t('Open', { context: 'state' })).toBe('Offen');
    expect(english.t('Open', { context: 'state' })).toBe('Open');
  });

  it('fills in values, numbers as the language writes them', () => {
    expect(german.t('Saved {when}', { when: '12:04' })).toBe('Gespeichert 12:04');
    expect(german.t('{at} of {count}', { at: 1, count: 1200 })).toBe('1 of 1.200');
    expect(english.t('{at} of {count}', { at: 1, count: 1200 })).toBe('1 of 1,200');
    expect(english.t('{lost} is kept')).toBe('{lost} is kept');
  });

  it('keeps the marks beside a name that runs from right to left', () => {
    const inSentences = [german.t('“{title}”', { title: 'خبز' }), english.said('“خبز” and 3 more of “Our fair”')];
    expect(inSentences).toEqual(['„\u2068خبز\u2069“', '“\u2068خبز\u2069” and 3 more of “Our fair”']);
    expect(german.said('“خبز” and 3 more')).toBe('„\u2068خبز\u2069“ und 3 weitere');
    expect(german.t('Saved {when}', { when: '#2: خبز' })).toBe('Gespeichert \u2066#2: خبز\u2069');
  });

  it('knows no text by the name of what every object has', () => {
    expect(german.t('constructor')).toBe('constructor');
  });
});

describe('tn()', () => {
  it('chooses the form for the number', () => {
    const pages = [1, 2, 1200].map((count) => german.tn(count, '{count} page', '{count} pages'));
    expect(pages).toEqual(['1 Seite', '2 Seiten', '1.200 Seiten']);
    expect([0, 1].map((count) => english.tn(count, '{count} page', '{count} pages'))).toEqual(['0 pages', '1 page']);
  });

  it('has further forms where the language does', () => {
    const texts = { '{count} pages': { one: '{count} strona', few: '{count} strony', other: '{count} stron' } };
    const { tn } = speak({ language: 'pl', texts });
    const pages = [1, 3, 5, 22].map((count) => tn(count, '{count} page', '{count} pages'));
    expect(pages).toEqual(['1 strona', '3 strony', '5 stron', '22 strony']);
  });
});

it('tParts() puts elements where the sentence of the language has them', () => {
  const parts = partsIn(german)('{who} published {what}', { who: 'Ada', what: 7 });
  expect(renderToStaticMarkup(parts)).toBe('Ada hat 7 veröffentlicht');
});

describe('said()', () => {
  it('says a sentence of the service with the values that are in it', () => {
    expect(german.said('Open')).toBe('Öffnen');
    expect(german.said('Ada published “Our fair”')).toBe('Ada hat „Our fair“ veröffentlicht');
    expect(german.said('Ada published “Our fair” and 3 more')).toBe('Ada hat „Our fair“ und 3 weitere veröffentlicht');
  });

  it('leaves what it does not know as it is', () => {
    expect(german.said('Two of three')).toBe('Two of three');
    expect(german.said('The “best” day')).toBe('The “best” day');
    expect(english.said('Ada published it')).toBe('Ada published it');
  });
});

it('said() says the labels on the way to a field before what is wrong with it', () => {
  const problem = 'Newsletter Box, Form fields 2: Ada published it';
  expect(german.said(problem)).toBe('Newsletter-Kasten, Formularfelder 2: Ada hat it veröffentlicht');
  expect(german.said('Newsletter Box, Elsewhere: Open')).toBe('Newsletter Box, Elsewhere: Open');
  expect(english.said(problem)).toBe(problem);
});

it('said() names languages in that of the catalogue', () => {
  const saidOf = (name: string) => german.said(`This site has no pages in ${name}`);
  expect(['German', 'Arabic', 'German (Austria)', 'Elvish'].map(saidOf)).toEqual(
    ['Deutsch', 'Arabisch', 'Deutsch (Österreich)', 'Elvish'].map((name) => `Keine Seiten in dieser Sprache: ${name}`),
  );
  expect(english.said('This site has no pages in German')).toBe('This site has no pages in German');
});
