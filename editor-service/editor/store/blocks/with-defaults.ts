import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { readItem } from '#site/content/read-item.ts';
import { withUnknown } from '#site/content/unknown-fields.ts';
import { changeAt } from '#site/fields/change-at.ts';
import { withSurplus } from '#site/fields/limits.ts';
import { slotsIn } from './block-tree.ts';
import { inPageWords } from './page-words.ts';

/**
 * Stored blocks in the current versions of their definitions, with all defaults, so that commands find every field and
 * slot; in a language, the site's first one if none is given. Unknown fields, values beyond a limit and unreadable blocks are kept.
 */
export function withDefaults(items: readonly ContentItem[], language = ''): ContentItem[] {
  return items.map((item) => {
    const read = readItem(item);
    if (!read) return item;
    const { stored, block } = read;
    const filled = inPageWords(read.content, stored, language);
    const content = withSurplus(stored, withUnknown(stored, filled), block.definition.limits);
    const fill = (children: unknown) => withDefaults(children as ContentItem[], language);
    return slotsIn(content).reduce((result, { path }) => changeAt(result, path, fill), content);
  });
}
