import type { Slot } from './block-definition.ts';

/** True if a slot accepts this kind of block; the page itself (no slot) accepts all. */
export function acceptsBlock(slot: Pick<Slot, 'allow' | 'deny'> | null | undefined, componentType: string): boolean {
  if (slot?.deny?.includes(componentType)) return false;
  return slot?.allow?.includes(componentType) ?? true;
}
