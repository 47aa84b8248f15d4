import type { Field } from '#content-store/model/fields/field.ts';
import type { PageContent } from '#content-store/model/published/public-page.ts';
import { type ContentItem, contentItemFields } from '#content-store/model/values/content-item.ts';
import { changeAt, valueAt } from '../fields/change-at.ts';
import { cutToLimits } from '../fields/limits.ts';
import { mapFields } from '../fields/map-fields.ts';
import { mapSame } from '../fields/unless-same.ts';
import { namedFields, readHeader, withinLimits } from '../templates/read-header.ts';
import { inSlots, type ReadItem, readItem } from './read-item.ts';
import { onlyKnown } from './unknown-fields.ts';

/**
 * The public content of a page: the fields that template and blocks name and that are not private (recipients, mail
 * texts), in containers too. The private fields of an unreadable block are unknown, so only the fields common to all
 * blocks are kept.
 */
export function publicContent(page: PageContent): PageContent {
  const { template, definition, header } = namedHeader(page);
  const named = withoutPrivate({ header }, definition.fields);
  return { template, ...named, contents: removePrivate(page.contents) };
}

/** The fields that template and blocks name, including private ones; unreadable blocks stay as they are. */
export function namedContent(page: PageContent): PageContent {
  const { template, header } = namedHeader(page);
  return { template, header, contents: mapSame(page.contents, namedItem) };
}

/** The blocks without private or unknown fields. */
export function removePrivate(contents: readonly ContentItem[]): ContentItem[] {
  return contents.map(publicItem);
}

function namedHeader(page: PageContent) {
  const read = readHeader(page);
  return { ...read, header: onlyKnown(withinLimits(read), namedFields(read)) };
}

function namedItem(item: ContentItem): ContentItem {
  const read = readItem(item);
  return read ? inSlots(read, namedItemFields(read), namedItem) : item;
}

function publicItem(item: ContentItem): ContentItem {
  const read = readItem(item);
  if (!read) return commonFieldsOf(item);
  const { definition } = read.block;
  const ownFields = withoutPrivate(namedItemFields(read), definition.fields);
  return inSlots(read, { ...ownFields, ...derivedValues(read) }, publicItem);
}

/**
 * The public values that a block derives from its private fields. A block without any comes from a published file: its
 * values stay.
 */
function derivedValues({ block: { definition }, stored, content }: ReadItem): object {
  const values = definition.tell?.(content);
  const isSecret = ({ path, private: isPrivate }: Field) => isPrivate && !isEmpty(valueAt(stored, path));
  return !values || definition.fields.some(isSecret) ? (values ?? {}) : { ...values, ...onlyKnown(stored, values) };
}

const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

const namedItemFields = ({ block, stored, content }: ReadItem): ContentItem =>
  onlyKnown(cutToLimits(stored, block.definition.limits), content);

const withoutPrivate = <T>(content: T, fields: readonly Field[]): T =>
  mapFields(withoutPrivateLists(content, fields), fields, (field, value) => (field.private ? undefined : value));

function withoutPrivateLists<T>(content: T, fields: readonly Field[]): T {
  return fields.reduce((result, field) => {
    if (field.kind !== 'list') return result;
    return changeAt(result, field.path, (entries) => {
      if (field.private) return undefined;
      return Array.isArray(entries)
        ? mapSame<unknown>(entries, (entry) => withoutPrivateLists(entry, field.fields))
        : entries;
    });
  }, content);
}

function commonFieldsOf(item: ContentItem): ContentItem {
  const entries = Object.entries(item).filter(([name]) => Object.hasOwn(contentItemFields, name));
  return Object.fromEntries(entries) as ContentItem;
}
