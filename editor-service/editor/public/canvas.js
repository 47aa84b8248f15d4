// Runs in the head of a page in the editor's frame, before anything else on the page.
(() => {
  const shell = window.parent === window ? undefined : window.parent.pagewright;
  if (!shell) return;

  /** Links navigate the whole editor; while components are being selected they do nothing. */
  function followLink(event) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link) return;
    const { activeMenuItem, comparison } = shell.store.getState();
    const isSelecting = shell.isEditing() && (activeMenuItem === 'select' || comparison !== null);
    const isElsewhere = link.target === '_blank' || link.origin !== window.location.origin;
    const isOnThisPage = link.pathname === window.location.pathname && link.hash !== '';
    if (isSelecting) event.preventDefault();
    const opensTab = event.type === 'auxclick' || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isSelecting || isElsewhere || isOnThisPage || opensTab) return;
    event.preventDefault();
    shell.follow(link.pathname + link.search + link.hash);
  }

  document.addEventListener('click', followLink, { capture: true });
  document.addEventListener('auxclick', followLink, { capture: true });
  if (!shell.isEditing()) return;

  // The editor renders the page itself: the page's own islands must not start.
  window.pagewrightCanvas = true;
  customElements.define('astro-island', class extends HTMLElement {});
  void import('/_editor/canvas-entry.js');
})();
