import { expect, test } from 'vitest';
import * as english from '../words/english.ts';
import { de } from '../words/languages/de.ts';
import { siteTexts } from './site-texts.ts';

test('siteTexts() are in English, or in the language of the site', () => {
  expect(siteTexts({})).toEqual([{ tag: 'en', texts: { ...english }, missing: [] }]);
  expect(siteTexts({ language: 'de' })).toEqual([{ tag: 'de', texts: de, missing: [] }]);
});

test('siteTexts() fall back along the tag, the words of the site folder first', () => {
  const [austrian] = siteTexts({ language: 'de-AT', texts: { frame: { skip: 'Zum Inhalt' } } });
  expect(austrian).toEqual({ tag: 'de-AT', texts: { ...de, frame: { ...de.frame, skip: 'Zum Inhalt' } }, missing: [] });
});

test('siteTexts() have the words of each language, which fall back to those of a wider one', () => {
  const languages = {
    en: {},
    de: { path: 'de', texts: { frame: { skip: 'Los', home: 'Daheim' } } },
    'de-AT': { path: 'at', texts: { frame: { skip: 'Servus' } } },
  };
  const [first, german, austrian] = siteTexts({ languages, texts: { frame: { skip: 'Go' } } });
  expect(first?.texts.frame.skip).toBe('Go');
  expect(german?.texts.frame).toEqual({ ...de.frame, skip: 'Los', home: 'Daheim' });
  expect(austrian?.texts.frame).toEqual({ ...de.frame, skip: 'Servus', home: 'Daheim' });
});

test('siteTexts() name the words that a language of the site folder lacks', () => {
  const [danish] = siteTexts({ language: 'da', texts: { frame: { menu: 'Menu' }, hub: { items: '{count} ting' } } });
  expect(danish?.texts.frame.skip).toBe(english.frame.skip);
  expect(danish?.missing).toContain('frame.skip');
  expect(danish?.missing).not.toContain('frame.menu');
  expect(danish?.missing).not.toContain('hub.items');
});

test('siteTexts() read plurals in each form that a site folder may give them', () => {
  const items = (hub: object, language = 'en') => siteTexts({ language, texts: { hub } })[0]?.texts.hub.items;
  expect(items({ item: '{count} thing', items: '{count} things' })).toEqual({
    one: '{count} thing',
    other: '{count} things',
  });
  expect(items({ items: '{count} things' })).toEqual({ other: '{count} things' });
  expect(items({ item: 'one thing' })).toEqual({ one: 'one thing', other: '{count} items' });
  expect(items({ items: { few: '{count} sztuki' } }, 'pl')).toMatchObject({
    one: '{count} pozycja',
    few: '{count} sztuki',
  });
  expect(items({ items: { one: '{count} X', other: '{count} Xe' } }, 'pl')).toEqual({
    one: '{count} X',
    other: '{count} Xe',
  });
});
