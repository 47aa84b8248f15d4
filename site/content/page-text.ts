import type { PublishedPage } from '#content-store/model/entities/page.ts';
import type { Field } from '#content-store/model/fields/field.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { ENTITIES } from '#content-store/model/values/plain-markup.ts';
import { joinedTexts } from '#content-store/search/page-text.ts';
import { valueAt } from '../fields/change-at.ts';
import { childItems } from './child-items.ts';
import { readerOf } from './item-schema.ts';

/** The visible text of a page's blocks, in order, as plain text. */
export const pageText = ({ contents }: Pick<PublishedPage, 'contents'>): string =>
  joinedTexts(contents.flatMap(blockTexts));

/** What a page says of itself: below its title, and to search engines unless that is the same. */
export function pageDescription({ header, description }: Pick<PublishedPage, 'header' | 'description'>): string {
  const texts = [header.subheading, header.description, description].filter((text) => typeof text === 'string');
  return joinedTexts(new Set(texts.map(plainText)));
}

/** Most white space is single spaces, which stay: a text takes a fifth of the time. */
const inOneLine = (text: string): string => text.replace(/\s\s+|[^\S ]/g, ' ').trim();

/** The visible text of some markup. */
export function plainText(markup: string): string {
  return inOneLine(/[<&]/.test(markup) ? withoutTags(markup) : markup);
}

function withoutTags(markup: string): string {
  return markup
    .replace(/<\/?(?:p|br|hr|h[1-6]|ul|ol|li|blockquote|pre|table|caption|thead|tbody|tr|th|td)\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+|#\d+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);
}

/** The texts of a block, field by field, then those of its child blocks. */
export function blockTexts(item: ContentItem): string[] {
  return [...ownTexts(item), ...childItems(item).flatMap(blockTexts)];
}

/** The texts of a block, field by field, without its child blocks. */
export function ownTexts(item: ContentItem): string[] {
  return fieldTexts(item, readerOf(item)?.definition.fields ?? []);
}

function fieldTexts(content: unknown, fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const value = field.path === '' ? content : valueAt(content, field.path);
    if (field.private) return [];
    if (field.kind === 'list')
      return Array.isArray(value) ? value.flatMap((entry) => fieldTexts(entry, field.fields)) : [];
    return textOf(field, value);
  });
}

function textOf(field: Field, value: unknown): string[] {
  if (field.kind === 'link') return textOf({ ...field, kind: 'text' }, valueAt(value, 'text'));
  if (field.kind === 'own') return [inOneLine(field.wordsOf(value))];
  if (typeof value !== 'string') return [];
  if (field.kind === 'richText') return [plainText(value)];
  return field.kind === 'text' && !field.isCode ? [inOneLine(value)] : [];
}
