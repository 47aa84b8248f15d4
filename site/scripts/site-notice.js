// A classic script right before the notices: one that was closed must never be painted, not for a moment.
customElements.define(
  'site-notice',
  class extends HTMLElement {
    connectedCallback() {
      const { kind, token } = this.dataset;
      this.hidden = remembered(kind) === token;
      this.addEventListener('click', ({ target }) => {
        if (!target.closest('button')) return;
        this.hidden = true;
        remember(kind, token);
      });
    }
  },
);

function remembered(kind) {
  try {
    return localStorage.getItem(`closed-${kind}`);
  } catch {
    return null; // This browser keeps nothing, so the notice comes back.
  }
}

function remember(kind, token) {
  try {
    localStorage.setItem(`closed-${kind}`, token);
  } catch {
    // It stays closed on this page.
  }
}
