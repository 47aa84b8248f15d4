import { describe, expect, it } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { sitemap } from './sitemap.ts';

const page = (fields: object) => publishedPageSchema.parse({ _id: 'p', domainId: 'main', slug: 'a', ...fields });

describe('sitemap()', () => {
  it('lists pages by address with their known attributes', () => {
    const text = sitemap(
      [
        page({ slug: 'b', frequency: 'daily', priority: 0.5, publishedAt: '2026-03-01T09:00:00.000Z' }),
        page({ slug: '' }),
      ],
      'https://example.org',
    );
    expect(text.split('\n').slice(2, -2)).toEqual([
      '  <url><loc>https://example.org/</loc></url>',
      '  <url><loc>https://example.org/b</loc><lastmod>2026-03-01</lastmod><changefreq>daily</changefreq><priority>0.5</priority></url>',
    ]);
  });

  it('omits hidden pages', () => {
    const text = sitemap([page({ hideFromSitemap: true }), page({ hideFromRobots: true })], 'https://example.org');
    expect(text).not.toContain('<url>');
  });

  it('P08 escapes what XML would read as markup', () => {
    expect(sitemap([page({})], 'https://example.org/?a=1&b=<x>')).toContain('?a=1&amp;b=&lt;x&gt;/a');
  });
});
