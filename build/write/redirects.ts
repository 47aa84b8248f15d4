import { foldRedirects } from '#content-store/model/entities/redirect-chain.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';

/**
 * `_redirects`, as Netlify, Cloudflare Pages and this product's own static server read it: one hop each, and none for
 * the address of a page, since some hosts would prefer the redirect.
 */
export function redirects(content: DomainContent): string {
  const all = foldRedirects(content.siteDocument('redirects')?.redirects ?? []);
  const free = all.filter(({ from }) => content.pageBySlug(from.slice(1)) === undefined);
  return free.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
