import { z } from 'zod';
import { type ContentItem, contentItemFields } from '#content-store/model/values/content-item.ts';
import { definitions } from '../blocks/definitions.ts';
import type { BlockDefinition, Slot } from '../fields/block-definition.ts';
import { draftSchema } from '../fields/draft-schema.ts';
import { cutToLimits } from '../fields/limits.ts';
import { isNewer, newerThanKnown, type StoredFields, tryUpgrade, type Upgrade } from '../fields/versioned.ts';

export interface RegisteredBlock {
  definition: BlockDefinition;
  /**
   * The whole content item: the block's own fields and the common ones. It upgrades items of earlier versions, rejects
   * items of newer ones, and cuts texts and lists to their limits. What is not finished yet is valid (`unfinished.ts`).
   */
  schema: z.ZodType<ContentItem>;
  /** The fields of a new block. */
  start: Record<string, unknown>;
}

const registered: ReadonlyMap<string, RegisteredBlock> = new Map(
  definitions.map((definition) => [definition.componentType, register(definition)]),
);

/** The block of a `componentType`, with the schema of its content items; undefined for an unknown type. */
export function blockOf(componentType: string): RegisteredBlock | undefined {
  return registered.get(componentType);
}

/** The block that can read an item; undefined if its type is unknown or its version is newer than this code. */
export function readerOf(item: Pick<ContentItem, 'componentType' | 'version'>): RegisteredBlock | undefined {
  const block = blockOf(item.componentType);
  return block && !isNewer(block.definition, item) ? block : undefined;
}

/** Why an item cannot be read; undefined if it can. */
export function unreadableBecause(item: Pick<ContentItem, 'componentType' | 'version'>): string | undefined {
  const definition = blockOf(item.componentType)?.definition;
  if (!definition) return 'no component has this type';
  return isNewer(definition, item) ? newerThanKnown(definition, item) : undefined;
}

/** What a block's schema says of each frozen item: it cannot change, and several steps of rendering ask for it. */
const parsed = new WeakMap<ContentItem, z.ZodSafeParseResult<ContentItem>>();

/** Parses an item with its block's schema. A frozen one is parsed once. */
export function parseItem({ schema }: RegisteredBlock, item: ContentItem): z.ZodSafeParseResult<ContentItem> {
  if (!Object.isFrozen(item)) return schema.safeParse(item);
  const known = parsed.get(item) ?? schema.safeParse(item);
  parsed.set(item, known);
  return known;
}

/** The lists of child blocks in a parsed content item. */
export function slotsOf(definition: BlockDefinition, content: ContentItem): readonly Slot[] {
  return definition.slots?.(content) ?? [];
}

/** Upgrades a stored item, keeping its type and key; anything that is not an object is left to the schema. */
export function upgradedItem<Item>(definition: BlockDefinition, item: Item): Upgrade<Item> {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return { ok: true, value: item };
  const { componentType, key } = item as StoredFields;
  const current = tryUpgrade(definition, item as StoredFields);
  if (!current.ok || current.value === item) return current as Upgrade<Item>;
  return { ok: true, value: { ...current.value, componentType, key } as Item };
}

function register(definition: BlockDefinition): RegisteredBlock {
  const own = draftSchema(definition.schema);
  const fields: z.ZodType = own.safeExtend(contentItemFields);
  const schema = z.preprocess((item, context) => {
    const current = upgradedItem(definition, item);
    if (current.ok) return cutToLimits(current.value, definition.limits);
    context.addIssue({ code: 'custom', message: current.reason });
    return z.NEVER;
  }, fields) as z.ZodType<ContentItem>;
  return { definition, schema, start: definition.schema.safeParse({}).data ?? {} };
}
