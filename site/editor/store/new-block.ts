import type { ContentItem } from '#content-store/model/content-item.ts';
import type { BlockDefinition } from '../../blocks/block-definition.ts';
import { blockOf } from '../../blocks/item-schema.ts';
import { newKey } from './fresh-keys.ts';

/** A block as it is added: its definition's defaults and the default spacing (specification §3). */
export function newBlock({ componentType }: BlockDefinition): ContentItem {
  const block = blockOf(componentType);
  if (!block) throw new Error(`No block is called ${componentType}`);
  return block.schema.parse({ componentType, key: newKey() });
}
