import type { ListAddress } from '../../store/blocks/block-tree.ts';

/** The frame of a block on the page. */
export function blockElement(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`);
}

/** The key of the block an element is in; null outside of blocks. */
export function blockKeyAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-block]')?.getAttribute('data-block') ?? null) : null;
}

/** The innermost list of blocks around an element: a slot of the block around it, or the page's own. */
export function listAddressAt(target: Element): ListAddress {
  const slot = target.closest<HTMLElement>('[data-slot]');
  const key = slot && blockKeyAt(slot);
  return slot && key !== null ? { kind: 'slot', key, path: slot.dataset.slot ?? '' } : { kind: 'contents' };
}
