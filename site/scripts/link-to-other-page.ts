/** The link of an event, if following it loads another page of this site. */
export function linkToOtherPage(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target === '_blank') return null;
  return link.pathname === location.pathname && link.search === location.search ? null : link;
}
