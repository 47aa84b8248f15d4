import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { inOwnWords } from '#site/content/own-words.ts';
import { pageLanguage } from '#site/elements/page-language.ts';
import type { BlockDefinition } from '#site/fields/block-definition.ts';
import { stamped } from '#site/fields/versioned.ts';
import { newKey, rekeyed } from './fresh-keys.ts';

/**
 * A new block: what its definition starts with, its sample or defaults, and the default spacing; in the language of the
 * page that it is for.
 */
export function freshBlock(
  { componentType }: BlockDefinition,
  fields: Record<string, unknown> = {},
  page?: { domainId: string; slug: string },
): ContentItem {
  const block = blockOf(componentType);
  if (!block) throw new Error(`There is no block called ${componentType}`);
  const { sample, start } = block.definition;
  const item = { ...sample, ...start, ...fields, componentType, key: newKey() };
  const made = block.schema.parse(stamped(block.definition, item));
  return rekeyed(inOwnWords(made, page ? pageLanguage(page).tag : ''));
}
