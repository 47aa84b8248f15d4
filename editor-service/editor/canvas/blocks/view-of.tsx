import type { ComponentType, ReactNode } from 'react';
import { views } from '#site/blocks/views.ts';
import type { FilledSlot, PreparedContent } from '#site/content/prepare-content.ts';

/** The view of a block type, as on static pages; undefined for an unknown type. */
export const viewOf = (componentType: string): ComponentType<Record<string, unknown>> | undefined =>
  Object.hasOwn(views, componentType) ? (views[componentType] as ComponentType<Record<string, unknown>>) : undefined;

/** One node for each slot, as the view's prop of that name. `isLive`: blocks can be added and moved in it. */
export function slotNodes(
  { slots }: PreparedContent,
  render: (slot: FilledSlot) => ReactNode,
  isLive = false,
): Record<string, ReactNode> {
  const nodes = slots.map((slot) => [
    slot.name,
    <div key={slot.name} className="slot" data-slot={isLive ? slot.path : undefined}>
      {render(slot)}
    </div>,
  ]);
  return Object.fromEntries(nodes);
}
