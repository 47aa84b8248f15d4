import { isReservedSlug } from '#content-store/model/values/slug.ts';
import { oldPlace } from './new-addresses.ts';
import type { IndexedItem, WxrIndex } from './read-index.ts';

/** The redirects from the old addresses of a post, as far as they differ from where it is now. */
export function oldAddresses(
  { id, link, guid, oldSlugs }: IndexedItem,
  slug: string,
  index: WxrIndex,
): { from: string; to: string }[] {
  const own = oldPlace(link, index.address);
  const folder = own?.query === '' ? own.path.split('/').slice(0, -1).join('/') : '';
  const places = [
    own,
    oldPlace(guid, index.address),
    ...oldSlugs.map((old) => ({ path: `${folder}/${old}`, query: '' })),
  ];
  const to = `/${slug}`;
  const froms = places.flatMap((place) => {
    if (!place) return [];
    if (place.query === '')
      return place.path === '/' || isReservedSlug(place.path.slice(1)) ? [] : [place.path.toLowerCase()];
    const number = new URLSearchParams(place.query);
    const name = ['p', 'page_id'].find((key) => number.get(key) === String(id));
    return name && place.path === '/' ? [`/?${name}=${id}`] : [];
  });
  return [...new Set(froms)].filter((from) => from !== to && from !== `${to}/`).map((from) => ({ from, to }));
}
