import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockLabel } from '#site/content/block-name.ts';
import { cleanContents } from '#site/content/clean-contents.ts';
import { whyUnread } from '../../store/blocks/why-unread.ts';
import { t } from '../../words/t.ts';

/**
 * Blocks from the clipboard as the service would store them: valid by their definitions, with rich text sanitised.
 * `problems` says why others were left out, one sentence each.
 */
export function cleanPasted(items: readonly ContentItem[]) {
  const results = items.map((item) => ({ item, ...cleanContents([item]) }));
  const problems = results.flatMap(({ item, errors }) => {
    const notValid =
      errors.length > 0 ? t('{item} cannot be pasted: its content is not valid.', { item: blockLabel(item) }) : [];
    return whyUnread(item) ?? notValid;
  });
  const valid = results.filter(({ item, errors }) => errors.length === 0 && whyUnread(item) === null);
  return { items: valid.flatMap(({ contents }) => contents), problems };
}
