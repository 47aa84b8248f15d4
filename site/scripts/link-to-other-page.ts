import { closestTo } from './closest-to.ts';

/** The link of an event, if following it loads another page of this site. */
export function linkToOtherPage(event: Event): HTMLAnchorElement | null {
  const link = closestTo<HTMLAnchorElement>(event, 'a');
  if (!link || link.origin !== location.origin || link.target === '_blank') return null;
  return link.pathname === location.pathname && link.search === location.search ? null : link;
}
