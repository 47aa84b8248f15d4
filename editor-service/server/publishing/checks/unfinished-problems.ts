import type { PageContent } from '#content-store/model/published/public-page.ts';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { childItems } from '#site/content/child-items.ts';
import { isEmptyBlock } from '#site/content/is-empty-block.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { sampleWordsIn } from '#site/content/sample-words.ts';
import { unfinishedIn } from '#site/content/unfinished.ts';
import type { Problem } from '../../../contract/pages-checks.ts';

/**
 * Fields that are not finished and blocks that still have the words of their sample, which must not be published, and
 * blocks without any content.
 */
export function unfinishedProblems(page: PageContent): Problem[] {
  const unfinished = unfinishedIn(page).map((found) => ({ check: 'unfinished', severity: 'error', ...found }) as const);
  return [...unfinished, ...page.contents.flatMap(blockProblems)];
}

function blockProblems(item: ContentItem): Problem[] {
  return [...problemsOf(item), ...childItems(item).flatMap(blockProblems)];
}

function problemsOf(item: ContentItem): Problem[] {
  const label = blockOf(item.componentType)?.definition.label ?? item.componentType;
  const about = { check: 'unfinished', blockKey: item.key } as const;
  const sample = sampleWordsIn(item);
  if (sample) {
    return [{ ...about, severity: 'error', message: `“${label}” still has sample text: “${sample}”. Write your own.` }];
  }
  if (!isEmptyBlock(item)) return [];
  const message = `“${label}” is empty, so visitors do not see it. Fill it in or remove it.`;
  return [{ ...about, severity: 'warning', message }];
}
