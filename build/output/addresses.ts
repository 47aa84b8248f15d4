/** Pages that every domain has, whatever its content. */
export const FIXED_ADDRESSES = ['/404', '/health', '/search'] as const;

/** `about/us` → `/about/us`; the home page `''` → `/`. */
export const addressOfSlug = (slug: string): string => `/${slug}`;

/** `/about/us` → `about/us`. */
export const slugOfAddress = (address: string): string => address.slice(1);

/** True for prebuilt data, whose path equals its address; no page's address begins like that. */
export const isDataAddress = (address: string): boolean => address.startsWith('/_');

/** The path of an address below `dist/<domain>`: `/about/us` → `about/us/index.html`, `/404` → `404.html`. */
export function pathOfAddress(address: string): string {
  if (address === '/404') return '404.html';
  if (isDataAddress(address)) return address.slice(1);
  return address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
}

/** The address of a page's file: the inverse of pathOfAddress(). */
export function addressOfPath(path: string): string {
  return path === '404.html' ? '/404' : `/${path.replace(/\/?index\.html$/, '')}`;
}
