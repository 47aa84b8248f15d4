// Runs in the head of a page in the editor's frame, before anything else on the page.
(() => {
  const shell = window.parent === window ? undefined : window.parent.pagewright;
  if (!shell) return;

  // The search page is shown as visitors see it: nothing on it can be selected.
  const isSearchPage = window.location.pathname === '/_canvas/search';

  function isSelecting() {
    const { activeMenuItem, comparison } = shell.store.getState();
    return shell.isEditing() && !isSearchPage && (activeMenuItem === 'select' || comparison !== null);
  }

  /** Links navigate the whole editor; while components are being selected they do nothing. */
  function followLink(event) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link) return;
    const isElsewhere = link.target === '_blank' || link.origin !== window.location.origin;
    const isOnThisPage = link.pathname === window.location.pathname && link.hash !== '';
    if (isSelecting()) event.preventDefault();
    const opensTab = event.type === 'auxclick' || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isSelecting() || isElsewhere || isOnThisPage || opensTab) return;
    event.preventDefault();
    shell.follow(link.pathname + link.search + link.hash);
  }

  /** A search navigates like a link. Forms that the page handles itself have prevented the default by now. */
  function followForm(event) {
    const form = event.target;
    if (event.defaultPrevented || form.method !== 'get') return;
    event.preventDefault();
    if (isSelecting()) return;
    const target = new URL(form.getAttribute('action') ?? '', window.location.href);
    shell.follow(`${target.pathname}?${new URLSearchParams(new FormData(form))}`);
  }

  document.addEventListener('submit', followForm);
  document.addEventListener('click', followLink, { capture: true });
  document.addEventListener('auxclick', followLink, { capture: true });
  if (!shell.isEditing() || isSearchPage) return;

  // The editor renders the page itself: the page's own islands must not start.
  window.pagewrightCanvas = true;
  customElements.define('astro-island', class extends HTMLElement {});
  void import('/_editor/canvas-entry.js');
})();
