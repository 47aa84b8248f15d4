import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { definitions } from '../blocks/definitions.ts';
import { blockOf, upgradedItem } from './item-schema.ts';
import { inSlots, readItem } from './read-item.ts';

/** Skips reading every block, which is slow for thousands of pages: most sites have no block with a second version. */
const hasVersions = definitions.some(({ version = 1 }) => version > 1);

/** Upgrades stored blocks to the present versions of their definitions, in containers too; unreadable ones are kept. */
export function currentContents(items: ContentItem[]): ContentItem[] {
  return hasVersions ? items.map(currentItem) : items;
}

function currentItem(item: ContentItem): ContentItem {
  const definition = blockOf(item.componentType)?.definition;
  const current = definition && upgradedItem(definition, item);
  if (!current?.ok) return item;
  const read = definition?.slots && readItem(current.value);
  return read ? inSlots(read, current.value, currentItem) : current.value;
}
