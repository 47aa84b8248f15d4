// A classic script before the navigation: a menu without room is never painted.
customElements.define(
  'menu-fit',
  class extends HTMLElement {
    connectedCallback() {
      const header = this.parentElement;
      const menu = header.querySelector('[data-site-menu]');
      const entries = menu.querySelector('ul');
      const measure = () => {
        if (menu.matches(':popover-open')) return;
        header.removeAttribute('data-compact');
        const bar = menu.parentElement;
        const isWrapped = entries.firstElementChild?.offsetTop !== entries.lastElementChild?.offsetTop;
        header.toggleAttribute('data-compact', isWrapped || bar.scrollWidth > bar.clientWidth);
      };
      measure();
      this.observer = new ResizeObserver(measure);
      this.observer.observe(header);
      this.observer.observe(entries);
    }
    disconnectedCallback() {
      this.observer.disconnect();
    }
  },
);
