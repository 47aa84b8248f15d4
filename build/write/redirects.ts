import { MAX_TARGET } from '#content-store/model/entities/redirect.ts';
import { foldRedirects } from '#content-store/model/entities/redirect-chain.ts';
import { asciiAddress, decoded } from '#content-store/model/values/address-encoding.ts';
import type { DomainContent } from '#content-store/published/domain-content.ts';

/** A redirect in the form that servers are given: percent-encoded, without quotes, braces, dollar signs or spaces. */
export type ServedRedirect = Readonly<Record<'from' | 'to', string>>;

/** One hop each and one for each path, and none for the address of a page, since some hosts would prefer the redirect. */
export function servedRedirects(content: DomainContent): ServedRedirect[] {
  const all = foldRedirects(content.siteDocument('redirects')?.redirects ?? []);
  const free = all.filter(
    ({ from, to }) => content.idAt(redirectPath(from).slice(1)) === undefined && asciiAddress(to).length <= MAX_TARGET,
  );
  const byPath = new Map(
    free.map(({ from, to }) => [redirectPath(from), { from: asciiAddress(from), to: asciiAddress(to) }]),
  );
  return [...byPath.values()];
}

/** The path a redirect starts at as servers compare it: decoded, in lower case, without a slash at its end. */
export const redirectPath = (from: string): string => decoded(from).toWellFormed().toLowerCase().replace(/\/+$/, '');

/** `_redirects`, as Netlify, Cloudflare Pages and this product's own static server read it. */
export const redirects = (served: readonly ServedRedirect[]): string =>
  served.map(({ from, to }) => `${from} ${to} 301\n`).join('');
