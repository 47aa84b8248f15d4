import { describe, expect, it } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { DomainContent } from '#content-store/published/domain-content.ts';
import { Sitemap } from './sitemap.ts';

const page = (fields: object) => publishedPageSchema.parse({ _id: 'p', domainId: 'main', slug: 'a', ...fields });

function contentOf(pages: ReturnType<typeof page>[]): DomainContent {
  const content = new DomainContent('main');
  for (const document of pages) content.add({ kind: 'page', domainId: 'main', document });
  return content;
}

function sitemap(pages: ReturnType<typeof page>[], siteUrl: string): string {
  return new Sitemap(siteUrl).renewAll(contentOf(pages)).get('sitemap.xml') ?? '';
}

describe('Sitemap', () => {
  it('lists pages by address with their known attributes', () => {
    const text = sitemap(
      [
        page({ _id: 'q', slug: 'b', frequency: 'daily', priority: 0.5, publishedAt: '2026-03-01T09:00:00.000Z' }),
        page({ slug: '' }),
      ],
      'https://example.org',
    );
    expect(text.split('\n').slice(2, -2)).toEqual([
      '  <url><loc>https://example.org/</loc></url>',
      '  <url><loc>https://example.org/b</loc><lastmod>2026-03-01</lastmod><changefreq>daily</changefreq><priority>0.5</priority></url>',
    ]);
  });

  it('percent-encodes addresses in other scripts', () => {
    expect(sitemap([page({ slug: 'ガ/о' })], 'https://example.org')).toContain(
      '<loc>https://example.org/%E3%82%AC/%D0%BE</loc>',
    );
  });

  it('omits hidden pages', () => {
    const text = sitemap(
      [page({ hideFromSitemap: true }), page({ _id: 'q', slug: 'b', hideFromRobots: true })],
      'https://example.org',
    );
    expect(text).not.toContain('<url>');
  });

  it('escapes what XML would read as markup', () => {
    expect(sitemap([page({})], 'https://example.org/?a=1&b=<x>')).toContain('?a=1&amp;b=&lt;x&gt;/a');
  });

  const url = 'https://example.org';

  it('writes only changed entries anew, in their places, and says whether there was one', () => {
    const pages = new Map(['a', 'b', 'c', 'd'].map((slug) => [slug, page({ _id: slug, slug })]));
    const changed = new Sitemap(url);
    changed.renewAll(contentOf([...pages.values()]));
    pages.set('aa', page({ _id: 'aa', slug: 'aa' }));
    pages.set('c', page({ _id: 'c', slug: 'c', hideFromSitemap: true }));
    pages.set('d', page({ _id: 'd', slug: 'd', priority: 1 }));
    pages.delete('b');
    const after = contentOf([...pages.values()]);
    const text = sitemap([...pages.values()], url);
    expect([...changed.renew(['aa', 'b', 'c', 'd'], after)]).toEqual([['sitemap.xml', text]]);
    expect(changed.renew(['a', 'b'], after).size).toBe(0);
  });

  it('is an index of parts for more pages than a file may list; a change writes one part', () => {
    const most = 8;
    const slugs = Array.from({ length: 20 }, (_, number) => `page-${number}`);
    const pagesAt = (all: readonly string[]) => contentOf(all.map((slug) => page({ _id: slug, slug })));
    const parts = new Sitemap(url, most);
    const files = parts.renewAll(pagesAt(slugs));
    const index = files.get('sitemap.xml') ?? '';
    const named = Array.from(index.matchAll(/<loc>https:\/\/example\.org\/(.*)<\/loc>/g), ([, name = '']) => name);
    expect(index).toContain('<sitemapindex');
    expect(new Set([...named, 'sitemap.xml'])).toEqual(parts.paths);
    const listed = named.flatMap((name) => [...(files.get(name) ?? '').matchAll(/<loc>.*?(page-\d+)</g)]);
    expect(new Set(listed.map(([, slug]) => slug))).toEqual(new Set(slugs));
    expect(listed).toHaveLength(slugs.length);

    const more = pagesAt([...slugs, 'page-x']);
    const changed = parts.renew(['page-x'], more);
    expect(changed.size).toBe(1);
    expect(new Map([...files, ...changed])).toEqual(new Sitemap(url, most).renewAll(more));

    const few = pagesAt(slugs.slice(0, most));
    expect(parts.renew([...slugs, 'page-x'], few)).toEqual(new Sitemap(url, most).renewAll(few));
    expect([...parts.paths]).toEqual(['sitemap.xml']);
  });
});
