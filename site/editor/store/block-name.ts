import type { ContentItem } from '#content-store/model/content-item.ts';
import type { Field } from '../../blocks/field.ts';
import { blockOf } from '../../blocks/item-schema.ts';
import { plainText } from '../../blocks/page-text.ts';
import { parsePath, valueAt } from './patch.ts';

const MOST = 48;

/** How a block is told from others of its kind: `Headline “Our neighbours”`. */
export function blockName(item: ContentItem): string {
  const definition = blockOf(item.componentType)?.definition;
  const words = firstWords(item, definition?.fields ?? []);
  const label = definition?.label ?? item.componentType;
  return words ? `${label} “${words}”` : label;
}

/** The first words that visitors read in it; empty when there are none. */
function firstWords(item: ContentItem, fields: readonly Field[]): string {
  const texts = fields
    .filter((field) => !field.private && (field.kind === 'richText' || (field.kind === 'text' && !field.isCode)))
    .map(({ path }) => plain(valueAt(item, parsePath(path))));
  const words = texts.find(Boolean) ?? '';
  return words.length > MOST ? `${words.slice(0, MOST).trimEnd()}…` : words;
}

const plain = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '');
