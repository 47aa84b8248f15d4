import type { DomainSite } from '../plan/domain-site.ts';
import { contentSecurityPolicy, headers } from './headers.ts';
import { redirects } from './redirects.ts';
import { sitemap } from './sitemap.ts';

/** Writes the files about all pages: sitemap, robots, redirects. */
export function writeIndexes({ output, content, environment }: DomainSite): void {
  const { siteUrl } = environment();
  const reachable = [...content.pages.values()].filter((page) => content.pageBySlug(page.slug) === page);
  output.put({ path: 'sitemap.xml', kind: 'index' }, sitemap(reachable, siteUrl));
  output.put({ path: 'robots.txt', kind: 'index' }, robots(siteUrl));
  output.put({ path: '_redirects', kind: 'index' }, redirects(content));
}

/** Writes `_headers` from the policy of one page: it is the same for all pages of a compile. */
export function writeHeaders({ output, environment }: DomainSite, compiledPolicy: string): void {
  const policy = contentSecurityPolicy(compiledPolicy, environment());
  output.put({ path: '_headers', kind: 'index' }, headers(policy));
}

/** `robots.txt`: everything may be crawled; pages that must not be indexed carry a robots tag. */
const robots = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
