import { tagName } from '../store/tag-name.ts';
import type { WxrItem } from './entry-of.ts';

const MAX_ON_PAGE = 100;
/** Taxonomies that say nothing to visitors. */
const INTERNAL = new Set([
  'nav_menu',
  'post_format',
  'link_category',
  'wp_theme',
  'wp_template_part_area',
  'wp_pattern_category',
]);
const NAMES: Readonly<Record<string, string>> = { category: 'Category', post_tag: 'Tag' };

/** A category of tags by the name of its taxonomy: `product_cat` → `Product cat`. */
function categoryOf(taxonomy: string): string {
  const words = taxonomy.replaceAll(/[_:-]+/g, ' ').trim();
  return NAMES[taxonomy] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Category:News`; undefined for a term without a name. */
export function tagOfTerm({ taxonomy, name }: { taxonomy: string; name: string }): string | undefined {
  const tag = tagName(name);
  return INTERNAL.has(taxonomy) || tag === '' || taxonomy === '' ? undefined : `${categoryOf(taxonomy)}:${tag}`;
}

/** The tags of a post, with what it was as its content type: a page is just a page. */
export function tagsOf({ type, terms }: WxrItem): string[] {
  const kind = type === 'page' ? [] : [`Content type:${tagName(categoryOf(type))}`];
  return [...new Set([...kind, ...terms.flatMap((term) => tagOfTerm(term) ?? [])])].slice(0, MAX_ON_PAGE);
}
