import { MAX_TARGET, MOVED_PAGE, type Redirect, redirectStart } from '#content-store/model/entities/redirect.ts';
import { foldRedirects } from '#content-store/model/entities/redirect-chain.ts';
import { asciiAddress, decodedPath } from '#content-store/model/values/address-encoding.ts';
import { isReservedSlug } from '#content-store/model/values/slug.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';

/**
 * A redirect in the form that servers are given: percent-encoded, without quotes, braces, dollar signs or spaces. One with
 * a query holds for requests with these parameters, and comes before the page at its path.
 */
export interface ServedRedirect {
  readonly from: string;
  readonly query: string;
  readonly to: string;
}

/**
 * Each leads to its end in one hop; one for each start, none from the address of a page: some hosts would prefer it. That of a
 * page that moved and was taken offline since waits until there is a page again.
 */
export function servedRedirects(content: DomainContent): ServedRedirect[] {
  const all = foldRedirects(content.siteDocument('redirects')?.redirects ?? []);
  const isLost = ({ name, to }: Redirect) =>
    name === MOVED_PAGE && isForPages(to) && content.idAt(to.slice(1)) === undefined;
  const served = all.filter((redirect) => !isLost(redirect)).map(({ from, to }) => ({ ...redirectStart(from), to }));
  const free = served.filter(
    ({ path, query, to }) =>
      (query !== '' || content.idAt(redirectPath(path).slice(1)) === undefined) &&
      asciiAddress(to).length <= MAX_TARGET,
  );
  const byStart = new Map(
    free.map(({ path, query, to }) => [
      `${redirectPath(path)}?${query}`,
      { from: asciiAddress(path), query: asciiAddress(query), to: asciiAddress(to) },
    ]),
  );
  return [...byStart.values()];
}

/** True for an address of this site at which nothing but a page can be; editors may have changed a target by hand. */
const isForPages = (to: string): boolean => /^\/(?!\/)[^?#]*$/.test(to) && !isReservedSlug(to.slice(1));

/** The path a redirect starts at as servers compare it: decoded, in lower case, without a slash at its end. */
export const redirectPath = (from: string): string => decodedPath(from).toLowerCase().replace(/\/+$/, '');

/**
 * `_redirects`, as Netlify, Cloudflare Pages and this product's own static server read it; those with a query as Netlify
 * does, `/ p=12 /about 301!`. Hosts that know no queries leave such lines out.
 */
export const redirects = (served: readonly ServedRedirect[]): string =>
  served
    .map(({ from, query, to }) =>
      query ? `${from} ${query.replaceAll('&', ' ')} ${to} 301!\n` : `${from} ${to} 301\n`,
    )
    .join('');
