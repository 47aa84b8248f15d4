import { describe, expect, test } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { siteSettingsSchema } from '#content-store/model/entities/site-settings.ts';
import { pageHead } from './page-head.ts';

const settings = siteSettingsSchema.parse({ _id: 's', domainId: 'd', description: 'Ours' });
const domain = { _id: 'd', name: 'Common Ground', siteUrl: '' };
const river = { _id: 'river', hash: 'ab'.repeat(32), ext: 'png', width: 2400, height: 1600, name: '', alt: 'A river' };

function head(page: object, siteUrl = 'https://example.org/', siteSettings = settings) {
  const parsed = publishedPageSchema.parse({ _id: 'p', domainId: 'd', slug: 'about', ...page });
  return pageHead({
    page: parsed,
    settings: siteSettings,
    domain,
    siteUrl,
    answers: { media: { river }, imageBaseUrl: '' },
  });
}

describe('pageHead()', () => {
  test('uses the title of the page, otherwise its heading, and appends the site', () => {
    expect(head({ title: 'About us', header: { heading: 'Hello' } }).title).toBe('About us · Common Ground');
    expect(head({ header: { heading: 'Hello' } }).title).toBe('Hello · Common Ground');
    expect(head({}).title).toBe('Common Ground');
  });

  test('falls back to the descriptions of the header, the social cards and the site', () => {
    expect(head({ header: { description: 'Mine' } }).description).toBe('Mine');
    expect(head({ og: { description: 'Shared' } }).description).toBe('Shared');
    expect(head({}).description).toBe('Ours');
  });

  test("shares a page without a description with that of the site's social cards", () => {
    const cards = { ...settings, og: { ...settings.og, description: 'Our card' } };
    expect(head({}, '', cards).og.description).toBe('Our card');
    expect(head({ description: 'Mine' }, '', cards).og.description).toBe('Mine');
    expect(head({}).og.description).toBe('Ours');
  });

  test("returns absolute addresses, or none if the site's address is unknown", () => {
    const header = { image: { imageId: 'river' } };
    expect(head({ header }).canonical).toBe('https://example.org/about');
    expect(head({ header }, '')).toMatchObject({ canonical: '', og: { picture: null } });
  });

  test('shares a picture as JPEG with its size and text', () => {
    const picture = {
      src: 'https://example.org/_media/abababababababab-1200x630.jpg',
      ...{ width: 1200, height: 630, alt: 'The river' },
    };
    const header = { image: { imageId: 'river', alt: 'The river' } };
    expect(head({ header })).toMatchObject({ og: { picture }, twitter: { picture } });
    expect(head({ header: { image: { imageId: 'river' } } }).og.picture?.alt).toBe('A river');
  });

  test('a card for Twitter has the values of Open Graph where it has none of its own', () => {
    const og = { title: 'Shared', description: 'For all', image: { imageId: 'river' } };
    const { twitter, ...both } = head({ header: { heading: 'Hello' }, og });
    expect(twitter).toEqual(both.og);
    const own = head({ og, twitter: { title: 'For Twitter' } }).twitter;
    expect(own).toMatchObject({ title: 'For Twitter', description: 'For all' });
    const cards = { ...settings, og: { ...settings.og, description: 'Our card' } };
    expect(head({}, '', cards).twitter.description).toBe('Our card');
  });

  test('keeps hidden pages out of search engines', () => {
    expect(head({ hideFromRobots: true }).isIndexed).toBe(false);
  });
});
