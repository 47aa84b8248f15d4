import { z } from 'zod';
import { type ContentItem, contentItemFields } from '#content-store/model/entities/content-item.ts';
import { definitions } from '../blocks/definitions.ts';
import type { BlockDefinition, Slot } from '../fields/block-definition.ts';

interface RegisteredBlock {
  definition: BlockDefinition;
  /** The whole content item: the block's own fields and those that every block has. */
  schema: z.ZodType<ContentItem>;
}

const registered: ReadonlyMap<string, RegisteredBlock> = new Map(
  definitions.map((definition) => [
    definition.componentType,
    { definition, schema: z.object({ ...definition.schema.shape, ...contentItemFields }) as z.ZodType<ContentItem> },
  ]),
);

/** The block that a `componentType` names, with the schema of its content items; undefined for an unknown one. */
export function blockOf(componentType: string): RegisteredBlock | undefined {
  return registered.get(componentType);
}

/** The lists of child blocks in a parsed content item. */
export function slotsOf(definition: BlockDefinition, content: ContentItem): readonly Slot[] {
  return definition.slots?.(content) ?? [];
}
