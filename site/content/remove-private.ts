import { type ContentItem, contentItemFields } from '#content-store/model/entities/content-item.ts';
import { changeAt } from '../fields/change-at.ts';
import type { Field } from '../fields/field.ts';
import { mapFields } from '../fields/map-fields.ts';
import { blockOf, slotsOf } from './item-schema.ts';

/**
 * The blocks without their private fields (recipients, mail texts), in containers too: what may be published.
 * Nobody knows which fields of an unknown block are private, so only those that every block has stay.
 */
export function removePrivate(contents: readonly ContentItem[]): ContentItem[] {
  return contents.map(publicItem);
}

function publicItem(item: ContentItem): ContentItem {
  const block = blockOf(item.componentType);
  const parsed = block?.schema.safeParse(item);
  if (!block || !parsed?.success) return commonFieldsOf(item);
  const { fields } = block.definition;
  const ownFields = mapFields(withoutPrivateLists(item, fields), fields, (field, value) =>
    field.private ? undefined : value,
  );
  const slots = slotsOf(block.definition, parsed.data);
  const told = { ...ownFields, ...block.definition.tell?.(parsed.data) };
  return slots.reduce((result, { path }) => changeAt(result, path, publicList), told);
}

function publicList(list: unknown): unknown {
  return Array.isArray(list) ? removePrivate(list) : list;
}

function withoutPrivateLists(item: ContentItem, fields: readonly Field[]): ContentItem {
  const lists = fields.filter(({ kind, private: isPrivate }) => kind === 'list' && isPrivate);
  return lists.reduce((result, { path }) => changeAt(result, path, () => undefined), item);
}

function commonFieldsOf(item: ContentItem): ContentItem {
  const entries = Object.entries(item).filter(([name]) => Object.hasOwn(contentItemFields, name));
  return Object.fromEntries(entries) as ContentItem;
}
