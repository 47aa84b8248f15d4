import { describe, expect, test } from 'vitest';
import { emptySiteDocument } from '#content-store/model/entities/site-document.ts';
import { siteLanguage } from '#content-store/model/values/site-language.ts';
import { frameHtml } from './frame-html.ts';

const link = (href: string) => ({
  ...{ key: href, description: '', items: [] },
  link: { type: 'page' as const, href, text: href },
});
const frame = {
  navigation: { ...emptySiteDocument('navigation', 'd'), items: [link('/about'), link('about/team')] },
  notices: {
    banner: emptySiteDocument('banner', 'd'),
    acknowledgementBox: emptySiteDocument('acknowledgementBox', 'd'),
  },
  footer: emptySiteDocument('footer', 'd'),
  domain: { _id: 'd', name: 'Common Ground', siteUrl: '' },
  answers: { media: {}, imageBaseUrl: '' },
  backgroundColour: 'backgroundWhite',
  language: siteLanguage('en'),
};

describe('frameHtml()', () => {
  test('is rendered once for pages that the navigation does not lead to', () => {
    const first = frameHtml({ ...frame, slug: 'soup' });
    expect(frameHtml({ ...frame, slug: 'bread' })).toBe(first);
    expect(first.before).toMatch(/<main[^>]*><div class="slot">$/);
    expect(first.after).toMatch(/^<\/div><\/main>/);
    expect(first.before).not.toContain('aria-current');
  });

  test('marks the links to the page itself', () => {
    for (const slug of ['about', 'about/team']) {
      expect(frameHtml({ ...frame, slug }).before).toContain(`href="/${slug}" aria-current="page"`);
    }
    expect(frameHtml({ ...frame, slug: 'soup' }).before).not.toContain('aria-current');
  });

  test('follows every answer that it shows', () => {
    const before = frameHtml(frame).before;
    const navigation = { ...frame.navigation, items: [link('/new')] };
    expect(frameHtml({ ...frame, navigation }).before).toContain('href="/new"');
    const banner = { ...frame.notices.banner, text: 'We moved', token: 't' };
    expect(frameHtml({ ...frame, notices: { ...frame.notices, banner } }).before).toContain('We moved');
    expect(frameHtml({ ...frame, backgroundColour: 'yellow' }).before).toContain('ground-yellow');
    const footer = { ...frame.footer, copyright: '© Someone' };
    expect(frameHtml({ ...frame, footer }).after).toContain('© Someone');
    expect(frameHtml(frame).before).toBe(before);
  });
});
