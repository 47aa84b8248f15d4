import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { cleanContents } from '#site/content/clean-contents.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { labelOf } from '../store/blocks/placement.ts';

export interface CleanedPaste {
  /** Valid by the definitions of their blocks, rich text sanitised, unknown fields dropped. */
  items: ContentItem[];
  /** Why others were left out: one sentence each. */
  problems: string[];
}

/** Blocks from the clipboard, as the service would store them. */
export function cleanPasted(items: readonly ContentItem[]): CleanedPaste {
  const results = items.map((item) => ({ item, ...cleanContents([item]) }));
  const problems = results.flatMap(({ item, errors }) => {
    if (!blockOf(item.componentType)) return [`No component is called “${item.componentType}” here.`];
    return errors.length > 0 ? [`${labelOf(item)} cannot be pasted: its content is not valid.`] : [];
  });
  const valid = results.filter(({ item, errors }) => errors.length === 0 && blockOf(item.componentType));
  return { items: valid.flatMap(({ contents }) => contents), problems };
}
