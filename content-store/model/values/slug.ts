import { z } from 'zod';

const CANONICAL = /^(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;

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

/**
 * Makes typed text a canonical slug: strips outer slashes, collapses double ones, turns spaces into hyphens,
 * lower-cases, drops other characters.
 * `  /About  Us!/ ` → `about-us`
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9/_-]/g, '')
    .replace(/\/+/g, '/')
    .replace(/-+/g, '-')
    .replace(/^\/|\/$/g, '');
}

/** The slug of a name; `fallback` for a name without letters or digits, whose slug would be the home page's. */
export function slugOr(name: string, fallback: string): string {
  const slug = toSlug(name);
  return /[a-z0-9]/.test(slug) ? slug : fallback;
}

/** The last name of the address of a page with this title; empty without a title. */
export const slugOfTitle = (title: string): string => title.trim() && slugOr(title.replaceAll('/', ' '), 'page');

/** The first of `about`, `about-2`, `about-3`, … that is not taken; the home page's are `home-2`, `home-3`, …. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let tried = slug;
  for (let number = 2; isTaken(tried); number += 1) tried = `${slug || 'home'}-${number}`;
  return tried;
}

/** True when the slug's address is reserved for the product: `api`, `search`, `_astro/…`. */
export function isReservedSlug(slug: string): boolean {
  const first = slug.split('/')[0] ?? '';
  return RESERVED.has(first) || first.startsWith('_');
}

/** A page's address on its domain, without leading slash; `''` is the home page. */
export const slugSchema = z
  .string()
  .max(200)
  .regex(CANONICAL, 'Use only lower-case letters, digits, hyphens, underscores and single slashes')
  .refine((slug) => !isReservedSlug(slug), 'This address is reserved');

/** The first address segment of a region, naming its own navigation and footer; `''` is the whole domain. */
export const slugPrefixSchema = z.string().regex(/^[a-z0-9_-]{0,60}$/, 'Use only letters, digits, - and _');
