import { describe, expect, test } from 'vitest';
import { languageAt, type SiteLanguages, siteLanguage, slugWithoutLanguage } from './site-language.ts';

const LANGUAGES: SiteLanguages = [
  siteLanguage('en'),
  siteLanguage('de-AT', { path: 'de' }),
  siteLanguage('ar', { path: 'ar' }),
  siteLanguage('ja', { domain: 'jp' }),
];

describe('a language of a site', () => {
  test.each([
    ['main', '', 'en', ''],
    ['main', 'about', 'en', 'about'],
    ['main', 'de', 'de-AT', ''],
    ['main', 'de/vic/about', 'de-AT', 'vic/about'],
    ['other', 'ar/about', 'ar', 'about'],
    ['main', 'department', 'en', 'department'],
    ['jp', 'about', 'ja', 'about'],
    ['jp', 'de/about', 'ja', 'de/about'],
  ])('languageAt() %s /%s is %s', (domainId, slug, tag, without) => {
    expect(languageAt(LANGUAGES, domainId, slug).tag).toBe(tag);
    expect(slugWithoutLanguage(LANGUAGES, domainId, slug)).toBe(without);
  });

  test.each([
    ['de-AT', 'ltr', 'Deutsch (Österreich)'],
    ['ar', 'rtl', 'العربية'],
    ['ur', 'rtl', 'اردو'],
    ['es', 'ltr', 'Español'],
    ['pa-Arab', 'rtl', expect.any(String)],
    ['ja', 'ltr', '日本語'],
  ])('siteLanguage() knows how %s is written', (tag, dir, name) => {
    expect(siteLanguage(tag)).toEqual({ tag, path: '', domainId: '', home: '/', dir, name });
  });
});
