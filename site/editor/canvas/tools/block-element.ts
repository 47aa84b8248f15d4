/** The frame of a block on the page. */
export function blockElement(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`);
}

/** The key of the block an element is in; null outside of blocks. */
export function blockKeyAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-block]')?.getAttribute('data-block') ?? null) : null;
}
