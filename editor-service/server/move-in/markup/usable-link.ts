import { isSafeHref } from '#content-store/model/values/link.ts';
import type { Surroundings } from './surroundings.ts';

const MAX_CHARACTERS = 2000;

/** A link of the source as it is; empty, and reported, for one that no link here may have. */
export function usableLink(href: string, lose: Surroundings['lose']): string {
  if (isSafeHref(href) && href.length <= MAX_CHARACTERS) return href;
  lose(`A link: ${href.slice(0, 100)}`, 'links can only point to pages, http(s), mailto and tel');
  return '';
}
