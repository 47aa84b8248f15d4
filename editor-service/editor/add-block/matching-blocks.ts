import { acceptsBlock } from '#site/fields/accepts-block.ts';
import type { BlockDefinition, Slot } from '#site/fields/block-definition.ts';

/** The blocks that the slot accepts and whose name, label and description together contain every search word. */
export function matchingBlocks(
  definitions: readonly BlockDefinition[],
  search: string,
  slot?: Pick<Slot, 'allow' | 'deny'> | null,
): BlockDefinition[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return definitions.filter(({ componentType, label, description }) => {
    const text = `${componentType} ${label} ${description}`.toLowerCase();
    return acceptsBlock(slot, componentType) && words.every((word) => text.includes(word));
  });
}
