import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { addressOfSlug } from '../output/addresses.ts';

/** `sitemap.xml` (sitemaps.org 0.9): every page that is not hidden, by address. */
export function sitemap(pages: readonly PublishedPage[], siteUrl: string): string {
  const listed = pages.filter((page) => !page.hideFromSitemap && !page.hideFromRobots);
  const entries = listed.sort((a, b) => (a.slug < b.slug ? -1 : 1)).map((page) => entryOf(page, siteUrl));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entryOf({ slug, publishedAt, frequency, priority }: PublishedPage, siteUrl: string): string {
  const parts = [
    `<loc>${escapeXml(siteUrl + addressOfSlug(slug))}</loc>`,
    publishedAt && `<lastmod>${escapeXml(publishedAt.slice(0, 10))}</lastmod>`,
    frequency && `<changefreq>${frequency}</changefreq>`,
    priority !== undefined && `<priority>${priority}</priority>`,
  ];
  return `  <url>${parts.filter(Boolean).join('')}</url>`;
}
