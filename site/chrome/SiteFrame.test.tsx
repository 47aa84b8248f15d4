import { describe, expect, test } from 'vitest';
import { emptySiteDocument } from '#content-store/model/entities/site-document.ts';
import { renderStatic } from '../document/render-static.ts';
import { SiteFrame } from './SiteFrame.tsx';

const navigation = emptySiteDocument('navigation', 'd');
const notices = {
  banner: emptySiteDocument('banner', 'd'),
  acknowledgementBox: emptySiteDocument('acknowledgementBox', 'd'),
};

const render = (changes: object = {}) =>
  renderStatic(SiteFrame, {
    navigation,
    notices,
    footer: emptySiteDocument('footer', 'd'),
    domain: { _id: 'd', name: 'Common Ground', siteUrl: '' },
    answers: { media: {}, imageBaseUrl: '' },
    backgroundColour: 'backgroundWhite',
    ...changes,
  });

describe('SiteFrame', () => {
  test('SiteFrame shows no notice without text', () => {
    expect(render()).not.toContain('site-notice');
  });

  test('SiteFrame gives a notice the token by which browsers remember that it was closed', () => {
    const banner = { ...notices.banner, text: 'We <moved>', token: 't1' };
    const html = render({ notices: { ...notices, banner } });
    expect(html).toContain('<site-notice class="banner" data-kind="banner" data-token="t1">');
    expect(html).toContain('We &lt;moved&gt;');
    expect(html).toContain('aria-label="Close: Banner"');
  });

  test('SiteFrame draws no lines in a footer without pages, contact and places', () => {
    const footer = emptySiteDocument('footer', 'd');
    expect(render()).not.toContain('class="groups"');
    expect(render({ footer: { ...footer, contactHeading: 'Write to us' } })).toContain('class="groups"');
  });

  test('SiteFrame suggests popular search terms', () => {
    const html = render({ navigation: { ...navigation, commonlySearchedTerms: ['a ramp & rail'] } });
    expect(html).toContain('<form class="column form" action="/search">');
    expect(html).toContain('href="/search?q=a%20ramp%20%26%20rail"');
  });

  test('SiteFrame marks the links to the current page in the navigation', () => {
    const link = (href: string) => ({
      key: href,
      link: { type: 'page', href, text: href },
      description: '',
      items: [],
    });
    const items = [link('/about'), link('about/team')];
    const html = render({ navigation: { ...navigation, items }, slug: 'about' });
    expect(html).toContain('href="/about" aria-current="page">');
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(render({ navigation: { ...navigation, items } })).not.toContain('aria-current');
  });

  test('SiteFrame keeps at most one part of the navigation open', () => {
    const items = [{ key: 'a', link: { type: 'page', href: 'a', text: 'A' }, description: '', items: [] }];
    const below = { ...items[0], items: [{ key: 'b', link: { type: 'page', href: 'b', text: 'B' } }] };
    const html = render({ navigation: { ...navigation, items: [below] } });
    expect(html.match(/<details[^>]* name="tier-one"/g)).toHaveLength(2);
  });
});
