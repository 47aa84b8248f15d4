import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import type { BlockDefinition } from '#site/fields/block-definition.ts';
import { stamped } from '#site/fields/versioned.ts';
import { newKey } from './fresh-keys.ts';

/** A new block: its definition's sample or defaults, and the default spacing. */
export function freshBlock({ componentType }: BlockDefinition, fields: Record<string, unknown> = {}): ContentItem {
  const block = blockOf(componentType);
  if (!block) throw new Error(`There is no block called ${componentType}`);
  return block.schema.parse(
    stamped(block.definition, { ...block.definition.sample, ...fields, componentType, key: newKey() }),
  );
}
