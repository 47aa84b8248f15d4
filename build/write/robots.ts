/** `robots.txt`: everything may be crawled; pages that must not be indexed carry a robots tag. */
export const robots = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
