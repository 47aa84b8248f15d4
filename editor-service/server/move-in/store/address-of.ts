import { createHash } from 'node:crypto';
import { isReservedSlug, slugOr } from '#content-store/model/values/slug.ts';

/** With room for what is added to an address that is taken. */
const MAX_CHARACTERS = 180;

export interface NamedAddress {
  /** Empty for the home page. */
  slug: string;
  /** Nothing is left of the name, so the address does not tell it. */
  isMadeUp: boolean;
}

/**
 * The address that a path of names gives: `Über uns/Wir` → `uber-uns/wir`; empty for a path without names. A last name
 * without letters or digits becomes `fallback`, which is derived from the path unless given; other such names are left
 * out.
 */
export function addressOf(path: string, fallback = madeFrom(path)): NamedAddress {
  const names = path.split('/').filter((name) => name.trim() !== '');
  const last = names.pop();
  if (last === undefined) return { slug: '', isMadeUp: false };
  const own = slugOr(last, '');
  const slug = [...names.map((name) => slugOr(name, '')), own || fallback]
    .filter(Boolean)
    .join('/')
    .slice(0, MAX_CHARACTERS)
    .replace(/\/$/, '');
  return { slug: isReservedSlug(slug) ? `page-${slug.replace(/^_+/, '')}` : slug, isMadeUp: own === '' };
}

const madeFrom = (path: string): string =>
  `page-${createHash('sha256').update(path.normalize('NFC')).digest('hex').slice(0, 8)}`;
