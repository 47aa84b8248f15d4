import { z } from 'zod';
import { cutSlug, MAX_SLUG, toSlug } from './to-slug.ts';

/** First segments reserved for the product itself. */
const RESERVED = new Set([
  'api',
  'caddyfile',
  'health',
  'healthz',
  'readyz',
  'metrics',
  'search',
  '404',
  '500',
  'image',
  'index',
  'media',
  'nginx.conf',
  'robots.txt',
  'sitemap.xml',
]);

/** The slug of a name in a language; `fallback` for one without letters or digits, whose slug would be the home page's. */
export function slugOr(name: string, fallback: string, language?: string): string {
  const slug = toSlug(name, language);
  return /[\p{L}\p{N}]/u.test(slug) ? slug : fallback;
}

/** The last name of the address of a page with this title; empty without a title. */
export const slugOfTitle = (title: string, language?: string): string =>
  title.trim() && slugOr(title.replaceAll('/', ' '), 'page', language);

/** The first of `about`, `about-2`, `about-3`, … that is not taken; the home page's are `home-2`, `home-3`, …. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let tried = slug;
  for (let number = 2; isTaken(tried); number += 1) tried = numbered(slug, number);
  return tried;
}

/** `about` with 2: `about-2`; a long one is cut, so that the result may be an address too. */
export const numbered = (slug: string, ending: number | string): string =>
  `${cutSlug(slug, `-${ending}`.length) || 'home'}-${ending}`;

/** True when the slug's address is reserved for the product: `api`, `search`, `_astro/…`. */
export function isReservedSlug(slug: string): boolean {
  const first = slug.split('/')[0] ?? '';
  return RESERVED.has(first) || first.startsWith('_');
}

/**
 * A page's address on its domain, without leading slash; `''` is the home page. Not percent-encoded, and composed (NFC): what
 * toSlug() leaves as it is.
 */
export const slugSchema = z
  .string()
  .max(MAX_SLUG)
  .refine(
    (slug) => toSlug(slug) === slug,
    'Use only lower-case letters, digits, hyphens, underscores and single slashes',
  )
  .refine((slug) => !isReservedSlug(slug), 'This address is reserved');

/** The first address segment of a region, naming its own navigation and footer; `''` is the whole domain. */
export const slugPrefixSchema = z
  .string()
  .max(60)
  .refine((name) => toSlug(name) === name && !name.includes('/'), 'Use only letters, digits, - and _');
