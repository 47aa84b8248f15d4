import type { Field } from '#content-store/model/fields/field.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { valueAt } from '../fields/change-at.ts';
import { childItems } from './child-items.ts';
import { ownTexts } from './page-text.ts';
import { imageIdsIn } from './picture-answers.ts';
import { readItem } from './read-item.ts';

/** What visitors see of a block is in these kinds of fields; a block without any (a divider) is never empty. */
const SHOWN: ReadonlySet<Field['kind']> = new Set(['text', 'richText', 'image', 'link', 'list', 'texts']);

/**
 * True for a block of which visitors see nothing, because nobody has filled it in: no words, no picture, no code of a
 * player, no blocks inside. Blocks that show other pages, and forms, are never empty.
 */
export function isEmptyBlock(item: ContentItem): boolean {
  const read = readItem(item);
  if (!read) return false;
  const { definition } = read.block;
  if (definition.ask) return false;
  const slots = definition.slots?.(read.content) ?? [];
  if (slots.length === 0 && !definition.fields.some(({ kind }) => SHOWN.has(kind))) return false;
  if (childItems(read.content).length > 0) return false;
  return (
    ownTexts(read.content).every((text) => text === '') &&
    imageIdsIn(read.content).size === 0 &&
    !hasCode(read.content, definition.fields)
  );
}

/** True for a block with the code or address of a player or video, which visitors see although it is not text. */
function hasCode(content: ContentItem, fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (field.kind !== 'text' || !field.isCode) return false;
    const value = valueAt(content, field.path);
    return typeof value === 'string' && value !== '';
  });
}
