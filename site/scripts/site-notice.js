// A classic script right before the notices: a closed one is never painted.
customElements.define(
  'site-notice',
  class extends HTMLElement {
    connectedCallback() {
      const { kind, token } = this.dataset;
      const key = `closed-${kind}`;
      this.hidden = stored(() => localStorage.getItem(key)) === token;
      this.addEventListener('click', ({ target }) => {
        if (!target.closest('button')) return;
        this.hidden = true;
        document.querySelector('main').focus({ preventScroll: true });
        stored(() => localStorage.setItem(key, token));
      });
    }
  },
);

// Without storage, the next page shows the notice again.
function stored(use) {
  try {
    return use();
  } catch {
    return null;
  }
}
