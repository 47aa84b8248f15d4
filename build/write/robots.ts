/** `robots.txt`: everything may be read; pages that do not want to be indexed say so themselves. */
export const robots = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
