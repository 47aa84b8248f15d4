import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainContent, PageListing } from '#content-store/published/domain-content.ts';
import { alternateAddresses, inLanguages } from '#site/content/language-versions.ts';
import { securityText, webManifest } from '#site/content/signs.ts';
import { ownConfig } from '#site/fields/own-config.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { languagesBelow } from '../output/addresses.ts';
import type { DomainSite } from '../plan/domain-site.ts';
import type { Scope } from '../plan/scope.ts';
import { slugsIn, translationsIn } from '../plan/topics.ts';
import { caddyConfiguration } from './caddy.ts';
import { contentSecurityPolicy, headerRules, headers } from './headers.ts';
import { nginxConfiguration } from './nginx.ts';
import { publisherOf } from './publisher.ts';
import { redirects, servedRedirects } from './redirects.ts';
import type { Run } from './run.ts';
import { isPartOfSitemap, Sitemap } from './sitemap.ts';

const POLICY = /^ {2}Content-Security-Policy: (.*)$/m;

/** The sitemaps of open domains, as they were written. */
const sitemaps = new WeakMap<DomainSite, Sitemap>();

/** Writes `sitemap.xml` and its parts, for a change only those in which an entry is different. */
export function writeSitemap(site: DomainSite, scope: Scope): void {
  const { output, content, environment } = site;
  const { siteUrl } = environment();
  const isMoved = scope.kind !== 'change' || scope.topics.has('domain') || scope.topics.has('domains');
  const written = !isMoved ? sitemaps.get(site) : undefined;
  const alternatesOf = ({ slug, translationKey = content.idAt(slug) ?? '' }: PageListing) =>
    siteLanguages.length > 1 ? alternateAddresses(inLanguages(site.versions(translationKey)), siteUrl) : [];
  const sitemap = written ?? new Sitemap(siteUrl, undefined, alternatesOf);
  sitemaps.delete(site); // until it is written again
  const slugs = scope.kind === 'change' ? addressesIn(scope.topics, content) : [];
  const filesBefore = written?.paths.size;
  const files = written ? sitemap.renew(slugs, content) : sitemap.renewAll(content);
  for (const [path, text] of files) output.put({ path, kind: 'index' }, text);
  sitemaps.set(site, sitemap);
  const { paths } = sitemap;
  if (paths.size === filesBefore) return;
  for (const path of [...output.manifest.records.keys()]) {
    if (isPartOfSitemap(path) && !paths.has(path)) output.remove(path);
  }
}

/** Writes robots and redirects, which depend on what addresses there are. */
export function writeIndexes({ output, content, environment }: DomainSite): void {
  output.put({ path: 'robots.txt', kind: 'index' }, robots(environment().siteUrl));
  output.put({ path: '_redirects', kind: 'index' }, redirects(servedRedirects(content)));
}

/** The addresses of changed pages, and those of their translations. */
const addressesIn = (topics: ReadonlySet<string>, content: DomainContent): string[] => [
  ...slugsIn(topics),
  ...translationsIn(topics).flatMap((key) => content.translations(key)),
];

const SECURITY = '.well-known/security.txt';

/** Writes what tells browsers and people about the site as a whole. */
export async function writeSigns({ output }: DomainSite, run: Run): Promise<void> {
  const publisher = await publisherOf(run);
  const { records } = output.manifest;
  const exists = (path: string) => records.has(path) && records.get(path)?.expires === undefined;
  output.put({ path: 'manifest.webmanifest', kind: 'index' }, webManifest(publisher, exists));
  const security = securityText(publisher);
  if (security) output.put({ path: SECURITY, kind: 'index' }, security);
  else if (records.get(SECURITY)?.kind === 'index') output.remove(SECURITY); // not the site folder's own
}

/** Warns of a `security.txt` that its readers ignore since a day in `site.config.ts` (RFC 9116, 2.5.5). */
export function warnOfExpiry({ domainId }: DomainSite, { now, result }: Run): void {
  const { expires } = ownConfig.securityContact ?? {};
  if (expires === undefined || expires > now.toISOString()) return;
  const message = `securityContact in site.config.ts expired on ${expires}: check the addresses and set a later date`;
  result.warnings.push({ domainId, page: `/${SECURITY}`, message });
}

/** Writes `_headers` from the policy of one page: it is the same for all pages of a compile. */
export function writeHeaders({ output, environment }: DomainSite, compiledPolicy: string): void {
  const policy = contentSecurityPolicy(compiledPolicy, environment());
  output.put({ path: '_headers', kind: 'index' }, headers(headerRules(policy)));
}

/** The policy in `_headers`; undefined before that is written. */
export function policyOf({ folder }: Pick<DomainSite['output'], 'folder'>): string | undefined {
  const file = join(folder, '_headers');
  return existsSync(file) ? POLICY.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

/** Writes the parts for nginx and Caddy: the policy of `_headers` and the redirects, in the syntax of these servers. */
export function writeServerParts({ output, content, domainId }: DomainSite): void {
  const policy = policyOf(output);
  if (policy === undefined) return; // `/404` could not be rendered yet
  const languages = languagesBelow(domainId).map(({ path }) => path);
  const rules = { headers: headerRules(policy), redirects: servedRedirects(content), languages };
  output.put({ path: 'nginx.conf', kind: 'index' }, nginxConfiguration(rules));
  output.put({ path: 'Caddyfile', kind: 'index' }, caddyConfiguration(rules));
}

/** The site's address as the last rebuild that came to its end has written it. */
export function writtenAddress({ output }: DomainSite): string | undefined {
  const file = join(output.folder, 'robots.txt');
  return existsSync(file) ? /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

/** `robots.txt`: everything may be crawled; pages that must not be indexed carry a robots tag. */
const robots = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
