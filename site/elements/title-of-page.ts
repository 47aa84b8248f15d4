import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { toSlug } from '#content-store/model/values/to-slug.ts';
import { addressLanguage } from '../fields/address-language.ts';

/**
 * A page's name in breadcrumbs: its title, or a heading that its address was made from; otherwise the words of the
 * address: `news/kitchens-that-feed` → `Kitchens that feed`.
 */
export function titleOfPage({ slug, title, header }: Pick<PublishedPage, 'slug' | 'title' | 'header'>): string {
  if (title) return title;
  const last = slug.split('/').at(-1) ?? '';
  const { heading } = header;
  const isNamed = (text: string) => slugOf(text) === slugOf(last) || toSlug(text, addressLanguage(slug)) === last;
  if (typeof heading === 'string' && isNamed(heading)) return heading;
  const words = last.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Letters and digits without accents: `Asha Vélore` and `asha-velore` are the same. */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
