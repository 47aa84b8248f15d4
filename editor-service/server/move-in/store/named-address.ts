import { createHash } from 'node:crypto';
import { isReservedSlug, slugOr } from '#content-store/model/values/slug.ts';
import { cutSlug } from '#content-store/model/values/to-slug.ts';
import { addressLanguage } from '#site/fields/address-language.ts';

/** With room for what is added to an address that is taken. */
const ROOM = 20;

export interface NamedAddress {
  /** Empty for the home page. */
  slug: string;
  /** What versions that knew the letters a to z only made of the same name, if anything. */
  earlier?: string;
  /** Nothing is left of the name, so the address does not tell it. */
  isMadeUp: boolean;
}

/**
 * The address that a path of names gives: `Über uns/Wir` → `uber-uns/wir`; empty for a path without names. A last name
 * without letters or digits becomes `fallback`, which is derived from the path unless given; other such names are left
 * out.
 */
export function addressOf(path: string, fallback = madeFrom(path), language = addressLanguage(path)): NamedAddress {
  const names = path.split('/').filter((name) => name.trim() !== '');
  const last = names.at(-1);
  if (last === undefined) return { slug: '', isMadeUp: false };
  const joined = (nameOf: (name: string) => string) =>
    [...names.slice(0, -1).map(nameOf), nameOf(last) || fallback].filter(Boolean).join('/');
  const nameOf = (name: string) => slugOr(name, '', language);
  return {
    slug: allowed(cutSlug(joined(nameOf), ROOM)),
    earlier: allowed(joined(earlierName).slice(0, 180).replace(/\/$/, '')),
    isMadeUp: nameOf(last) === '',
  };
}

const allowed = (slug: string): string => (isReservedSlug(slug) ? `page-${slug.replace(/^_+-?/, '')}` : slug);

function earlierName(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().trim().replace(/\s+/g, '-');
  const slug = plain.replace(/[^a-z0-9_-]/g, '').replace(/-+/g, '-');
  return /[a-z0-9]/.test(slug) ? slug : '';
}

const madeFrom = (path: string): string =>
  `page-${createHash('sha256').update(path.normalize('NFC')).digest('hex').slice(0, 8)}`;
