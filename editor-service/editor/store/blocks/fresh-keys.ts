import { nanoid } from 'nanoid';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { changeAt } from '#site/fields/change-at.ts';
import type { Documents } from '../documents/documents.ts';
import { allBlocks, slotsIn } from './block-tree.ts';

/** A key for a new block or list entry. */
export function newKey(): string {
  return nanoid(10);
}

/** Copies in which every block and list entry has a new key; an anchor is kept only if nothing on the page has it. */
export function freshCopies(items: readonly ContentItem[], documents?: Documents | null): ContentItem[] {
  const taken = new Set(documents ? allBlocks(documents).map(({ id }) => id) : []);
  return items.map((item) => withOwnAnchors(rekeyed(item), taken));
}

/** A copy in which the block and every list entry have new keys. */
export function rekeyed(item: ContentItem): ContentItem {
  return JSON.parse(JSON.stringify(item), (name, value: unknown) =>
    name === 'key' && typeof value === 'string' ? newKey() : value,
  );
}

function withOwnAnchors(item: ContentItem, taken: Set<string | undefined>): ContentItem {
  const { id, ...rest } = item;
  const isFree = id !== undefined && !taken.has(id);
  if (isFree) taken.add(id);
  const inside = (children: unknown) => (children as ContentItem[]).map((child) => withOwnAnchors(child, taken));
  return slotsIn(item).reduce((result, { path }) => changeAt(result, path, inside), isFree ? item : rest);
}
