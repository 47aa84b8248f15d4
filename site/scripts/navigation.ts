/**
 * Closes an open navigation sheet on Escape and on clicks or focus elsewhere, also the full-screen menu, which covers what
 * would have the focus; opening the search focuses its field.
 */
export function tendNavigation(): void {
  const menu = document.querySelector<HTMLElement>('[data-site-menu]');
  const close = (keep: EventTarget | null) => {
    for (const sheet of menu?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
      if (!sheet.contains(keep as Node | null)) sheet.open = false;
    }
  };
  // Toggle events do not bubble.
  const enter = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open) target.querySelector('input')?.focus();
  };
  menu?.addEventListener('toggle', enter, { capture: true });
  addEventListener('click', ({ target }) => close(target));
  addEventListener('focusin', ({ target }) => {
    close(target);
    if (!menu?.contains(target as Node | null)) menu?.togglePopover?.(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    menu?.querySelector<HTMLElement>('details[open]:focus-within > summary')?.focus();
    close(null);
  });
}
