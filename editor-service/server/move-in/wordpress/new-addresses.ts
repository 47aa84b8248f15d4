import { isReservedSlug, toSlug } from '#content-store/model/values/slug.ts';
import type { IndexedItem, WxrIndex } from './read-index.ts';

const MOST_LEVELS = 10;
const MOST_CHARACTERS = 180;

/**
 * Where each page and post is going to be, by its number: at its old address if that can be one here. Those that visitors know
 * choose first.
 */
export function newAddresses(index: WxrIndex): ReadonlyMap<number, string> {
  const slugs = new Map<number, string>();
  const taken = new Set<string>();
  const pages = [...index.items.values()].filter(({ isPage }) => isPage);
  for (const item of pages.toSorted((a, b) => Number(b.isPublic) - Number(a.isPublic))) {
    const wanted = slugOf(item, index);
    let slug = wanted;
    for (let number = 2; taken.has(slug); number += 1) slug = `${wanted || 'home'}-${number}`;
    taken.add(slug);
    slugs.set(item.id, slug);
  }
  return slugs;
}

/** The old path and query of an address of the source; undefined for one of another site. */
export function oldPlace(address: string, site: string): { path: string; query: string } | undefined {
  const base = URL.parse(site || 'http://source.invalid');
  const url = base && URL.parse(address.trim(), `${base.href.replace(/\/+$/, '')}/`);
  if (!url || !base || !/^https?:$/.test(url.protocol) || bare(url.host) !== bare(base.host)) return undefined;
  const root = base.pathname.replace(/\/+$/, '');
  const path = decodedPath(url.pathname);
  return {
    path: (root && path.startsWith(`${root}/`) ? path.slice(root.length) : path).replace(/(?<=.)\/+$/, ''),
    query: url.search.slice(1),
  };
}

const bare = (host: string): string => host.replace(/^www\./, '');

function slugOf(item: IndexedItem, index: WxrIndex): string {
  const place = item.link ? oldPlace(item.link, index.address) : undefined;
  if (place && place.query === '') {
    if (place.path === '/') return item.type === 'page' ? '' : fallback(item);
    const slug = canonical(place.path, fallback(item));
    return free(slug);
  }
  const own = toSlug(decoded(item.name)) || toSlug(item.title).replaceAll('/', '-') || fallback(item);
  const above = item.type === 'page' ? parentsOf(item, index) : item.type === 'post' ? [] : [toSlug(item.type)];
  return free([...above, own].filter(Boolean).join('/').slice(0, MOST_CHARACTERS));
}

const fallback = ({ type, id }: IndexedItem): string => `${toSlug(type) || 'post'}-${id}`;

/** Segments in the signs that addresses have here; a last one of which nothing is left gets the number of the post. */
function canonical(path: string, fallback: string): string {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((part) => toSlug(part.replace(/\.(?:html?|php)$/i, '')));
  const last = segments.pop() || fallback;
  return [...segments.filter(Boolean), last].join('/').slice(0, MOST_CHARACTERS).replace(/\/$/, '');
}

const free = (slug: string): string => (isReservedSlug(slug) ? `page-${slug.replace(/^_+/, '')}` : slug);

function parentsOf(item: IndexedItem, { items }: WxrIndex): string[] {
  const above: string[] = [];
  let parent = items.get(item.parent);
  for (let level = 0; parent && level < MOST_LEVELS; level += 1) {
    above.unshift(toSlug(decoded(parent.name)) || fallback(parent));
    parent = items.get(parent.parent);
  }
  return above;
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // written without encoding
  }
}

/** Well-formed whatever the encoding is. */
function decodedPath(path: string): string {
  return decoded(path).toWellFormed();
}
