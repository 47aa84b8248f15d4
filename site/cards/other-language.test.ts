import { expect, test, vi } from 'vitest';
import { SiteNotice } from '../chrome/notice/SiteNotice.tsx';
import { renderStatic } from '../document/render-static.ts';
import { siteLanguages } from '../fields/site-languages.ts';
import { Card } from './Card.tsx';
import { otherLanguage } from './other-language.ts';

vi.mock('#site/fields/own-config.ts', () => ({
  ownConfig: { languages: { en: {}, ar: { path: 'ar' }, ja: { domain: 'jp' } } },
}));
vi.mock('#own/other-texts.ts', () => ({
  otherTexts: { ar: { language: 'ar', frame: {} }, ja: { language: 'ja', frame: {} } },
}));

test('otherLanguage() names the language of a page that is not that of the page that shows it', () => {
  expect(otherLanguage('about', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(otherLanguage('ar/about', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
  for (const [slug, shownIn] of [
    ['ar/about', 'ar'],
    ['about', 'en'],
    ['about', 'ja'],
  ] as const)
    expect(otherLanguage(slug, shownIn)).toBeUndefined();
});

test('a notice of the whole domain says so in a language that has none of its own', () => {
  const shown = (place: object, language = siteLanguages[1]) => {
    const notice = { _id: 'banner_d', domainId: 'd', text: 'Open late', token: '', ...place };
    return renderStatic(SiteNotice, { kind: 'banner', notice }, language);
  };
  expect(shown({})).toContain('<p class="text" lang="en" dir="ltr">Open late');
  expect(shown({ _id: 'banner_d_lang-ar' }, siteLanguages[0])).toContain('lang="ar" dir="rtl"');
  for (const html of [
    shown({}, siteLanguages[0]),
    shown({ _id: 'banner_d_lang-ar' }),
    shown({ domainId: 'jp' }, siteLanguages[2]),
  ])
    expect(html).not.toContain('lang=');
});

test('a card says in which language its words are, and nothing where it is that of the page', () => {
  const card = { ref: 'p', heading: 'Rain', description: 'Falls.', link: { text: 'المزيد', href: '/rain' } };
  const inEnglish = { ...card, language: { lang: 'en', dir: 'ltr' } } as const;
  const html = renderStatic(Card, { card: inEnglish }, siteLanguages[1]);
  expect(html).toContain('<span lang="en" dir="ltr">Rain</span>');
  expect(html).toContain('<span lang="en" dir="ltr">Falls.</span>');
  expect(renderStatic(Card, { card }, siteLanguages[1])).not.toContain('lang=');
});
