const PAGE_VIEW_DELAY = 250;

/** Adds an event to the analytics data layer. */
export function push(event: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** Tells the data layer of this page 250 ms after it came (specification §9). */
export function trackPageView(): void {
  setTimeout(() => push({ event: 'pageView', page: location.pathname, title: document.title }), PAGE_VIEW_DELAY);
}

/** Tells the data layer of each link that is followed, with the tracking name an editor gave it. */
export function trackLinks(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    const tracking = link.dataset.tracking ?? '';
    push({ event: 'linkClicked', href: link.getAttribute('href'), text: link.textContent.trim(), tracking });
  });
}
