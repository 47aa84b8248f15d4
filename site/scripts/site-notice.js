// A classic script right before the notices, so that a closed notice is never painted, not even for a moment.
customElements.define(
  'site-notice',
  class extends HTMLElement {
    connectedCallback() {
      const { kind, token } = this.dataset;
      this.hidden = remembered(kind) === token;
      this.addEventListener('click', ({ target }) => {
        if (!target.closest('button')) return;
        this.hidden = true;
        document.querySelector('main').focus({ preventScroll: true });
        remember(kind, token);
      });
    }
  },
);

function remembered(kind) {
  try {
    return localStorage.getItem(`closed-${kind}`);
  } catch {
    return null; // Without storage, the notice is shown again.
  }
}

function remember(kind, token) {
  try {
    localStorage.setItem(`closed-${kind}`, token);
  } catch {
    // Without storage, it stays closed on this page only.
  }
}
