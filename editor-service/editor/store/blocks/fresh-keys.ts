import { nanoid } from 'nanoid';
import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { changeAt } from '#site/fields/change-at.ts';
import type { Documents } from '../documents/documents.ts';
import { allBlocks, slotsOf } from './block-tree.ts';

/** A key for a new block or list entry. */
export function newKey(): string {
  return nanoid(10);
}

/** Copies in which every block and list entry has a new key; an anchor is kept only if nothing on the page has it. */
export function freshCopies(items: readonly ContentItem[], documents?: Documents | null): ContentItem[] {
  const taken = new Set(documents ? allBlocks(documents).map(({ id }) => id) : []);
  return items.map((item) => withOwnAnchors(rekeyed(item) as ContentItem, taken));
}

function rekeyed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rekeyed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    name === 'key' && typeof child === 'string' ? newKey() : rekeyed(child),
  ]);
  return Object.fromEntries(entries);
}

function withOwnAnchors(item: ContentItem, taken: Set<string | undefined>): ContentItem {
  const { id, ...rest } = item;
  const isFree = id !== undefined && !taken.has(id);
  if (isFree) taken.add(id);
  const inside = (children: unknown) => (children as ContentItem[]).map((child) => withOwnAnchors(child, taken));
  return slotsOf(item).reduce((result, { path }) => changeAt(result, path, inside), isFree ? item : rest);
}
