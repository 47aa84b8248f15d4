import { closestTo } from './closest-to.ts';

/** Adds an event to the analytics data layer. */
export function push(event: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** Pushes a page view to the data layer 250 ms after the page has loaded. */
export function trackPageView(): void {
  setTimeout(() => push({ event: 'pageView', page: location.pathname, title: document.title }), 250);
}

/** Pushes each followed link to the data layer, with the tracking name set by an editor. */
export function trackLinks(): void {
  addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a');
    if (!link) return;
    const tracking = link.dataset.tracking ?? '';
    push({ event: 'linkClicked', href: link.getAttribute('href'), text: link.textContent.trim(), tracking });
  });
}
