import { addressIn, type SiteLanguage } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';

/** Pages that every domain has, whatever its content. */
export const FIXED_ADDRESSES = ['/404', '/health', '/search'] as const;

const OTHERS = siteLanguages.filter(({ path }) => path !== '');
const NOT_FOUND = ['/404', ...OTHERS.map((language) => addressIn(language, '/404'))];

/** The languages at a first segment of a domain's addresses; a domain in a language of its own has none. */
export const languagesBelow = (domainId: string): SiteLanguage[] =>
  siteLanguages.some((language) => language.domainId === domainId) ? [] : OTHERS;

/** The same with those in each of its languages. */
export const fixedAddresses = (domainId: string): string[] => [
  ...FIXED_ADDRESSES,
  ...languagesBelow(domainId).flatMap((language) => [addressIn(language, '/404'), addressIn(language, '/search')]),
];

/** `/404`, or in another language `/de/404`. */
export const isNotFound = (address: string): boolean => NOT_FOUND.includes(address);

/** `about/us` → `/about/us`; the home page `''` → `/`. */
export const addressOfSlug = (slug: string): string => `/${slug}`;

/** `/about/us` → `about/us`. */
export const slugOfAddress = (address: string): string => address.slice(1);

/** True for prebuilt data, whose path equals its address; no page's address begins like that. */
export const isDataAddress = (address: string): boolean => address.startsWith('/_');

/** The path of an address below `dist/<domain>`: `/about/us` → `about/us/index.html`, `/404` → `404.html`. */
export function pathOfAddress(address: string): string {
  if (isNotFound(address)) return `${address.slice(1)}.html`;
  if (isDataAddress(address)) return address.slice(1);
  return address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
}

/** The address of a page's file: the inverse of pathOfAddress(). */
export const addressOfPath = (path: string): string => `/${path.replace(/(?:\/?index)?\.html$/, '')}`;
