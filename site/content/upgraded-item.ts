import type { BlockDefinition } from '../fields/block-definition.ts';
import { isNewer, newerThanKnown, notUpgraded, type StoredFields, upgraded } from '../fields/versioned.ts';

/** An item in its block's present version, or the reason why it cannot be upgraded. */
export type Upgrade<Item> = { ok: true; value: Item } | { ok: false; value: string };

/** Upgrades a stored item, keeping its type and key; anything that is not an object is left to the schema. */
export function upgradedItem<Item>(definition: BlockDefinition, item: Item): Upgrade<Item> {
  if (!isFields(item)) return { ok: true, value: item };
  if (isNewer(definition, item)) return { ok: false, value: newerThanKnown(definition, item) };
  try {
    const current = upgraded(definition, item);
    if (current === item) return { ok: true, value: item };
    const { componentType, key } = item;
    return { ok: true, value: { ...current, componentType, key } as Item };
  } catch (error) {
    return { ok: false, value: notUpgraded(error) };
  }
}

const isFields = (item: unknown): item is StoredFields =>
  typeof item === 'object' && item !== null && !Array.isArray(item);
