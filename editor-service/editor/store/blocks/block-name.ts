import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockLabel, blockName } from '#site/content/block-name.ts';
import { quoted } from '../../words/quoted.ts';
import { t } from '../../words/t.ts';
import type { BlockList } from './block-tree.ts';

/** The name that distinguishes a block from others, in the marks of the editor's language: `Quote „Gute Reise“`. */
export const shownBlockName = (item: ContentItem): string => blockName(item, quoted);

/** The name that distinguishes a list from others: `This page`, `Left column of Columns “What we do”`. */
export function fullListName({ slot, parent }: Pick<BlockList, 'slot' | 'parent'>): string {
  if (!slot || !parent) return t('This page');
  return slot.label === blockLabel(parent)
    ? shownBlockName(parent)
    : t('{label} of {parent}', { label: t(slot.label), parent: shownBlockName(parent) });
}

/** A place in a list inside another component: `Into the left column, after Quote “All the best”`; empty on the page. */
export function placeName({ slot, items }: Pick<BlockList, 'slot' | 'items'>, index: number): string {
  if (!slot) return '';
  const before = items[index - 1];
  const label = lowerFirst(t(slot.label));
  return before
    ? t('Into the {label}, after {before}', { label, before: shownBlockName(before) })
    : t('Into the {label}', { label });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
