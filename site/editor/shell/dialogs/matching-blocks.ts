import type { BlockDefinition } from '../../../blocks/block-definition.ts';

/** The blocks that a place takes and whose name, label or description has every word of the search. */
export function matchingBlocks(
  definitions: readonly BlockDefinition[],
  search: string,
  allow?: readonly string[],
): BlockDefinition[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return definitions.filter(({ componentType, label, description }) => {
    const text = `${componentType} ${label} ${description}`.toLowerCase();
    return (!allow || allow.includes(componentType)) && words.every((word) => text.includes(word));
  });
}
