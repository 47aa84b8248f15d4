import { isReservedSlug } from '#content-store/model/values/slug.ts';
import { oldPlace } from './new-addresses.ts';
import type { IndexedItem, WxrIndex } from './read-index.ts';

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
