import { decoded } from '#content-store/model/values/address-encoding.ts';
import { isReservedSlug, slugOr } from '#content-store/model/values/slug.ts';
import { firstLanguage } from '#site/fields/address-language.ts';
import { addressOf, type NamedAddress } from '../store/named-address.ts';
import type { Entry } from '../store/source.ts';
import { type ImportedVersion, languageCalled } from '../store/versions.ts';
import type { IndexedItem, WxrIndex } from './read-index.ts';

const MAX_LEVELS = 10;

/** The pages and posts that are going to be pages, each at its old address if that can be one here. */
export const entriesOf = (index: WxrIndex, domainId: string): (Entry & { number: number })[] =>
  [...index.items.values()]
    .filter(({ isPage }) => isPage)
    .map((item) => ({
      ...{ number: item.id, _id: `${index.source.prefix}-${item.id}`, isPublic: item.isPublic },
      version: versionOf(item, domainId),
      ...namedAddress(item, index),
    }));

/** Its language and translations, as Polylang or WPML noted them. */
function versionOf({ id, language, translations }: IndexedItem, domainId: string): ImportedVersion | undefined {
  const known = languageCalled(language, domainId);
  return known && { language: known, name: translations || String(id) };
}

/** The old path and query of an address of the source; undefined for one of another site. */
export function oldPlace(address: string, site: string): { path: string; query: string } | undefined {
  const base = URL.parse(site || 'http://source.invalid');
  const url = base && URL.parse(address.trim(), `${base.href.replace(/\/+$/, '')}/`);
  if (!url || !base || !/^https?:$/.test(url.protocol) || bare(url.host) !== bare(base.host)) return undefined;
  const root = base.pathname.replace(/\/+$/, '');
  const path = decoded(url.pathname).toWellFormed();
  return {
    path: (root && path.startsWith(`${root}/`) ? path.slice(root.length) : path).replace(/(?<=.)\/+$/, ''),
    query: url.search.slice(1),
  };
}

const bare = (host: string): string => host.replace(/^www\./, '');

function namedAddress(item: IndexedItem, index: WxrIndex): NamedAddress {
  const place = item.link ? oldPlace(item.link, index.address) : undefined;
  if (place && place.query === '') {
    if (place.path !== '/') return addressOf(place.path.replaceAll(/\.(?:html?|php)(?=\/|$)/gi, ''), fallback(item));
    return item.type === 'page' ? { slug: '', isMadeUp: false } : { slug: fallback(item), isMadeUp: true };
  }
  const own = [decoded(item.name), item.title].find((name) => slugOr(name, '') !== '') ?? '?';
  const parents = () =>
    parentsOf(item, index).map((parent) => slugOr(decoded(parent.name), fallback(parent), firstLanguage));
  const above = item.type === 'page' ? parents() : item.type === 'post' ? [] : [item.type];
  return addressOf([...above, own.replaceAll('/', ' ')].join('/'), fallback(item));
}

/** Made from the number of a post when nothing is left of its name. */
const fallback = ({ type, id }: IndexedItem): string => `${slugOr(type, 'post')}-${id}`;

/** The pages above one, from the first tier on. */
export function parentsOf({ parent }: Pick<IndexedItem, 'parent'>, { items }: WxrIndex): IndexedItem[] {
  const parents: IndexedItem[] = [];
  for (let above = items.get(parent); above && parents.length < MAX_LEVELS; above = items.get(above.parent))
    parents.unshift(above);
  return parents;
}

/**
 * The old addresses of a post, as far as they differ from where it is now, `to`: its permalink, earlier
 * names, and the number that WordPress answers to as well, `/?p=12`. None starts at a public page: `isPublic` tells.
 */
export function oldAddressesOf(
  { id, type, link, oldSlugs }: Pick<IndexedItem, 'id' | 'type' | 'link' | 'oldSlugs'>,
  to: string,
  index: WxrIndex,
  isPublic: (path: string) => boolean,
): string[] {
  const own = oldPlace(link, index.address);
  const folder = own?.query === '' ? own.path.split('/').slice(0, -1).join('/') : '';
  const paths = [...(own?.query === '' ? [own.path] : []), ...oldSlugs.map((old) => `${folder}/${old}`)];
  const froms = paths
    .map((path) => path.toLowerCase())
    .filter((path) => path !== '/' && path !== to && !isPublic(path) && !isReservedSlug(path.slice(1)));
  const numbers = [`/?p=${id}`, ...(type === 'page' ? [`/?page_id=${id}`] : [])];
  return [...new Set(froms), ...numbers];
}
